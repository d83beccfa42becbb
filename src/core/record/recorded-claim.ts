import * as z from 'zod';
import { count, type Shape } from './schema-parts.js';

/** A number, an id, a fraction or a long number as text. */
const fact = z.union([z.number(), z.string(), z.boolean()]);

const counterexample = z.record(z.string(), z.union([fact, z.array(fact), z.array(z.array(fact))]));
/** What refutes a claim, as data by its name; whoever makes the claim has the words for it. Cards, positions and piles count from 0. */
export type Found = Shape<typeof counterexample>;

/** What a check found. */
export const finding = {
  holds: z.boolean(),
  cases: count,
  /** What refutes it; null where it holds, and where what refutes it stands elsewhere in the record. */
  counterexample: counterexample.nullable(),
};

/** As `RecordedClaim`. */
export const claim = z.strictObject({ id: z.string(), ...finding });
/** Something settled without sampling, as recorded: what it says follows from its id and the record. */
export type RecordedClaim = Shape<typeof claim>;
