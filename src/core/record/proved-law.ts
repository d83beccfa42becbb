import * as z from 'zod';
import { MOST_EXACT_CARDS } from './record-limits.js';
import { count, type Shape } from './schema-parts.js';

/** A cap for any record, so that a forged one cannot keep a reader busy forever before it is refused. */
const MOST_DIGITS = 200_000;

export const whole = z
  .string()
  .regex(/^[0-9]+$/)
  .max(MOST_DIGITS);
/** A whole number as text in decimal digits, exact at any length. */
export type WholeText = Shape<typeof whole>;

/** The schema of a `FractionText` that is not negative. */
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
  /** Leaves visited; null if none were. */
  leaves: count.nullable(),
  /** Leaves of the choice tree; null if it was never counted. */
  tree: whole.nullable(),
};

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
 * The method by which a law was computed; each is exact. 'enumeration': every leaf of the choice tree was visited, and `weighed` if they are not
 * equally likely. 'convolution': the laws of independent parts were convolved; `of` names the parts, and `times` their repeats. 'closed-form': a
 * formula in one statistic of the order. 'divisibility' and 'positions' are disproofs by a necessary condition alone, if the law itself is out of
 * reach. Either the number of equally likely leaves is no multiple of n!, or smaller, or the exact position probabilities are not all 1/n.
 */
export type LawMethod = Shape<typeof method>;

const choice = z.strictObject({ bound: z.int().min(1), draw: count });
/** One choice of a deal: an integer below `bound`. */
export type RecordedChoice = Shape<typeof choice>;

const interval = z.strictObject({ from: fraction, to: fraction });
/** An interval that a drawn number lies in: any number in [from, to) would have had the same effect. */
export type RecordedInterval = Shape<typeof interval>;

/** The schema of the choices of one leaf that leads to an outcome, the first in the tree's order; null if no leaf does, or none was searched for. */
export const choices = z.union([z.array(choice), z.array(interval)]).nullable();

/** A permutation of the cards 0 … n − 1: `order[p]` is the card at position p. */
const order = z.array(count).min(2).max(MOST_EXACT_CARDS);

const example = z.strictObject({ order, probability: fraction, choices });
/** An order, its probability, and choices that lead to it. */
export type LawExample = Shape<typeof example>;

const counterexample = z.strictObject({
  /** The first, in lexicographic order, of the most probable orders. */
  often: example,
  /** The first of the least probable orders, in lexicographic order; unreachable ones come first. */
  seldom: example,
});
/** Two orders whose probabilities differ, which refutes uniformity. */
export type Counterexample = Shape<typeof counterexample>;

const leaf = z.strictObject({ choices: z.array(choice), order });
/** One leaf of a choice tree: the choices on its path from the root, and the order it deals. Its probability is 1 over the product of their bounds. */
export type RecordedLeaf = Shape<typeof leaf>;

/** Every leaf of a choice tree on ideal choices, in the tree's order: the last choice changes first. */
export type RecordedTree = readonly RecordedLeaf[];

export const law = z.strictObject({
  n: z.int().min(2).max(MOST_EXACT_CARDS),
  method,
  /** Proved uniform (true) or proved uneven (false). */
  uniform: z.boolean(),
  /** n!. */
  orders: whole,
  /**
   * True if n! divides the number of equally likely leaves, which is necessary for uniformity; null if the leaves are not equally likely, or not
   * counted.
   */
  divides: z.boolean().nullable(),
  /** The number of orders of positive probability. This and everything below is null if only necessary conditions were checked. */
  reached: whole.nullable(),
  /** The least and the greatest probability over all orders: 0/1 if one is never dealt. */
  least: fraction.nullable(),
  leastReached: fraction.nullable(),
  greatest: fraction.nullable(),
  /** ½ Σ |p − 1/n!|. */
  totalVariation: fraction.nullable(),
  /** n! Σ p² − 1. */
  chiSquared: fraction.nullable(),
  /** Expected sign (+1 even, −1 odd) of the permutation; may be negative. */
  meanSign: signed.nullable(),
  /** `positions[card][position]`. */
  positions: z.array(z.array(fraction)).nullable(),
  /** The probability of every order, its cards joined by spaces, unreachable ones included. Recorded up to 8 cards. */
  probabilities: z.record(z.string(), fraction).nullable(),
  counterexample: counterexample.nullable(),
  /** The choice tree itself, if it was enumerated with ideal choices below integer bounds: up to 4 cards and 64 leaves; null beyond. */
  tree: z.array(leaf).nullable(),
});
/** The exact law for one number of cards, or the known part of it. */
export type ProvedLaw = Shape<typeof law>;
