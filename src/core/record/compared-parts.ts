import * as z from 'zod';
import { count, type Shape } from './schema-parts.js';

export const comparedParts = z.strictObject({
  /** The number of parts compared; joined parts count once. */
  parts: count,
  /** The number of parts planned. */
  of: z.int().min(1),
  /** True if they suffice to detect a change: at least two, and for parts in time none holds more than half of what is compared. */
  enough: z.boolean(),
});
/** The parts of a sample that had enough data to be compared, for a row that compares parts. */
export type ComparedParts = Shape<typeof comparedParts>;
