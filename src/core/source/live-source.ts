import * as z from 'zod';
import type { Shape } from '../record/schema-parts.js';
import { randomness } from './function-source.js';

export const handing = z.enum(['in-order', 'shuffled']);
/** The input mode of a function: the same deck in order for every deal, or a new one in random order for every deal. */
export type Handing = Shape<typeof handing>;

export const race = z.strictObject({ kind: z.literal('race'), locked: z.boolean() });
/** Two threads that shuffle one shared deck at the same time, with or without a lock. Their interleaving never repeats. */
export type RaceSource = Shape<typeof race>;

export const inline = z.strictObject({
  kind: z.literal('inline'),
  /** Its own name, or the name given to it. */
  name: z.string(),
  /** The source of its `Math.random`: the seeded stream of the audit, or its own. */
  randomness,
  /** The input mode; absent for a subject that supplies its own decks. */
  input: z.exactOptional(handing),
  /** The usual name of the language that calls it; absent for JavaScript, empty where nobody named one. */
  language: z.exactOptional(z.string()),
});
/**
 * A function called in place, by a test of its project, or a subject of the user's own. Nothing here says how to find it again, so its record can be
 * checked but not dealt again.
 */
export type InlineSource = Shape<typeof inline>;

/** A source of deals that cannot be dealt again. */
export type LiveSource = RaceSource | InlineSource;
