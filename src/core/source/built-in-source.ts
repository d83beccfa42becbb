import * as z from 'zod';
import type { Shape } from '../record/schema-parts.js';

export const builtIn = z.strictObject({
  kind: z.literal('built-in'),
  /** The maker of outcomes from choices: an entry of the catalogue for this kind of outcome, with its number if it takes one (`walk:50`). */
  maker: z.string(),
  prng: z.string(),
  bounded: z.string(),
  seeding: z.string(),
});
/** A subject made of built-in parts, as the ids of its four parts. */
export type BuiltInSource = Shape<typeof builtIn>;
