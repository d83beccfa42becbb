import * as z from 'zod';
import { MOST_EXACT_CARDS } from './record-limits.js';
import { count, type Shape } from './schema-parts.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_DIGITS = 200_000;

/** As `WholeText`. */
export const whole = z
  .string()
  .regex(/^[0-9]+$/)
  .max(MOST_DIGITS);
/** A whole number as text in decimal digits, exact at any length. */
export type WholeText = Shape<typeof whole>;

/** As `FractionText`, not negative. */
export const fraction = z
  .string()
  .regex(/^[0-9]+\/[1-9][0-9]*$/)
  .max(MOST_DIGITS);
/**
 * A fraction in lowest terms as text, `numerator/denominator` in decimal digits: `1/24`, `0/1`, `1/1`. Never negative unless said so.
 * Text, because it is exact at any length.
 */
export type FractionText = Shape<typeof fraction>;

const signed = z
  .string()
  .regex(/^-?[0-9]+\/[1-9][0-9]*$/)
  .max(MOST_DIGITS);

const leaves = {
  /** Leaves visited; null where none were. */
  leaves: count.nullable(),
  /** Leaves that the choice tree has; null where it was never counted. */
  tree: whole.nullable(),
};

/** As `LawMethod`. */
export const method = z.union([
  z.strictObject({ kind: z.literal('enumeration'), weighed: z.boolean(), ...leaves }),
  z.strictObject({
    kind: z.literal('convolution'),
    of: z.enum(['steps', 'walk', 'swaps', 'swaps-drawn-again', 'piles', 'deals']),
    ...leaves,
  }),
  z.strictObject({ kind: z.literal('convolution'), of: z.literal('repeats'), times: z.int().min(1), ...leaves }),
  z.strictObject({ kind: z.literal('closed-form'), ...leaves }),
  z.strictObject({ kind: z.literal('divisibility'), ...leaves }),
  z.strictObject({ kind: z.literal('positions'), ...leaves }),
]);
/**
 * How a law was worked out; every way is exact. 'enumeration': every leaf of the choice tree was visited, and `weighed` where they are not equally likely.
 * 'convolution': the laws of independent parts were multiplied out; `of` which parts, and of repeats how many `times`. 'closed-form': a formula in one
 * statistic of the order. 'divisibility' and 'positions' are disproofs by a necessary condition alone, where the law itself is out of reach: the number of
 * equally likely leaves is no multiple of n!, or smaller, or the exact position probabilities are not all 1/n.
 */
export type LawMethod = Shape<typeof method>;

const choice = z.strictObject({ bound: z.int().min(1), draw: count });
/** One choice of a deal: an integer below `bound`. */
export type RecordedChoice = Shape<typeof choice>;

const interval = z.strictObject({ from: fraction, to: fraction });
/** One number that a function drew: any number in [from, to) would have done the same. */
export type RecordedInterval = Shape<typeof interval>;

/** The choices of one leaf that leads to an outcome, the first in the tree's order; null where no leaf does, or none was looked for. */
export const choices = z.union([z.array(choice), z.array(interval)]).nullable();

/** Cards 0 … n − 1: `order[p]` is the card at position p. */
const order = z.array(count).min(2).max(MOST_EXACT_CARDS);

const example = z.strictObject({ order, probability: fraction, choices });
/** An order, its probability, and choices that lead to it. */
export type LawExample = Shape<typeof example>;

const counterexample = z.strictObject({
  /** The first, in lexicographic order, of the most probable orders. */
  often: example,
  /** The first of the least probable orders, unreachable ones first. */
  seldom: example,
});
/** Two orders whose probabilities differ: what refutes uniformity. */
export type Counterexample = Shape<typeof counterexample>;

const leaf = z.strictObject({ choices: z.array(choice), order });
/** One leaf of a choice tree: the choices on its way from the root, and the order it deals. Its probability is 1 over the product of their bounds. */
export type RecordedLeaf = Shape<typeof leaf>;

/** Every leaf of a choice tree on ideal choices, in the tree's order: the last choice changes first. */
export type RecordedTree = readonly RecordedLeaf[];

/** As `ProvedLaw`. */
export const law = z.strictObject({
  n: z.int().min(2).max(MOST_EXACT_CARDS),
  method,
  /** Proved uniform (true) or proved uneven (false). */
  uniform: z.boolean(),
  /** n!. */
  orders: whole,
  /** Whether n! divides the number of equally likely leaves, without which no such tree is uniform; null where the leaves are not equally likely, or not counted. */
  divides: z.boolean().nullable(),
  /** Everything below is null where only necessary conditions were looked at. Orders of positive probability. */
  reached: whole.nullable(),
  /** Over all orders: 0/1 where one is never dealt. */
  least: fraction.nullable(),
  leastReached: fraction.nullable(),
  greatest: fraction.nullable(),
  /** ½ Σ |p − 1/n!|. */
  totalVariation: fraction.nullable(),
  /** n! Σ p² − 1. */
  chiSquared: fraction.nullable(),
  /** Expected sign (+1 even, −1 odd) of the order; may be negative. */
  meanSign: signed.nullable(),
  /** `positions[card][position]`. */
  positions: z.array(z.array(fraction)).nullable(),
  /** By order, its cards joined by spaces; every order, unreachable ones too. Recorded up to 8 cards. */
  probabilities: z.record(z.string(), fraction).nullable(),
  counterexample: counterexample.nullable(),
  /** The choice tree itself, where it was enumerated with ideal choices below whole bounds: up to 4 cards and 64 leaves; null beyond. */
  tree: z.array(leaf).nullable(),
});
/** The exact law of one number of cards, or what of it is known. */
export type ProvedLaw = Shape<typeof law>;
