import * as z from 'zod';
import { count, type Shape } from './schema-parts.js';

/** As `ComparedParts`. */
export const comparedParts = z.strictObject({
  /** How many were, those counted once that had to be joined. */
  parts: count,
  /** How many there were to be. */
  of: z.int().min(1),
  /** Whether they are enough to see a change: at least two, and of parts in time none that holds more than half of what is compared. */
  enough: z.boolean(),
});
/** Of a row that compares parts of a sample: which of them said enough to be compared. */
export type ComparedParts = Shape<typeof comparedParts>;
