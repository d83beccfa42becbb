import * as z from 'zod';
import type { Shape } from '../record/schema-parts.js';

/** As `BuiltInSource`. */
export const builtIn = z.strictObject({
  kind: z.literal('built-in'),
  /** What makes outcomes of choices: an entry of the catalogue that belongs to the kind of outcome, with its number where it takes one (`walk:50`). */
  maker: z.string(),
  prng: z.string(),
  bounded: z.string(),
  seeding: z.string(),
});
/** What is put together of parts of our own, as the ids of its four parts. */
export type BuiltInSource = Shape<typeof builtIn>;
