import * as z from 'zod';
import { count, type Shape } from './schema-parts.js';

/** A number, an id, a fraction or a long number as text, or a flag. */
const fact = z.union([z.number(), z.string(), z.boolean()]);

const counterexample = z.record(z.string(), z.union([fact, z.array(fact), z.array(z.array(fact))]));
/** The counterexample to a claim, as data by name. The claim's own code puts it into words. Cards, positions and piles count from 0. */
export type Found = Shape<typeof counterexample>;

export const finding = {
  holds: z.boolean(),
  cases: count,
  /** The counterexample; null if it holds, and if the counterexample is elsewhere in the record. */
  counterexample: counterexample.nullable(),
};

export const claim = z.strictObject({ id: z.string(), ...finding });
/** A statement settled without sampling, as recorded: its text follows from its id and the record. */
export type RecordedClaim = Shape<typeof claim>;
