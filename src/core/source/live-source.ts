import * as z from 'zod';
import type { Shape } from '../record/schema-parts.js';
import { randomness } from './function-source.js';

/** As `Handing`. */
export const handing = z.enum(['in-order', 'shuffled']);
/** How a function is handed its decks: the same deck in order for every deal, or one in random order, made anew for every deal. */
export type Handing = Shape<typeof handing>;

/** As `RaceSource`. */
export const race = z.strictObject({ kind: z.literal('race'), locked: z.boolean() });
/** Two threads that shuffle one shared deck at the same time, with a lock or without. What the threads do to each other is never the same twice. */
export type RaceSource = Shape<typeof race>;

/** As `InlineSource`. */
export const inline = z.strictObject({
  kind: z.literal('inline'),
  /** Its own name, or how it was called. */
  name: z.string(),
  /** Whose randomness its `Math.random` was: the seeded stream of the audit, or whatever it takes itself. */
  randomness,
  /** How it was handed its decks; absent for a subject that hands them itself. */
  input: z.exactOptional(handing),
});
/**
 * A function called where it stands, by a test of the project it belongs to, or a subject of one's own. Nothing here says where to find it
 * again, so its record can be checked but not dealt again.
 */
export type InlineSource = Shape<typeof inline>;

/** Where deals come from that nobody can ask for again. */
export type LiveSource = RaceSource | InlineSource;
