/**
 * A fraction in lowest terms as text, `numerator/denominator` in decimal digits: `1/24`, `0/1`, `1/1`. Never negative unless said so.
 * Text, because it is exact at any length.
 */
export type FractionText = string;

/** A whole number as text in decimal digits, exact at any length. */
export type WholeText = string;

/**
 * The way to a law; every one is exact. 'enumeration': every leaf of the choice tree was visited, and `weighed` where they are not equally likely.
 * 'convolution': the laws of independent parts were multiplied out; `of` which parts, and of repeats how many `times`. 'closed-form': a formula in one
 * statistic of the order. 'divisibility' and 'positions' are disproofs by a necessary condition alone, where the law itself is out of reach: the number of
 * equally likely leaves is no multiple of n!, or smaller, or the exact position probabilities are not all 1/n.
 */
export type LawWay =
  | { readonly kind: 'enumeration'; readonly weighed: boolean }
  | { readonly kind: 'convolution'; readonly of: 'steps' | 'walk' | 'swaps' | 'swaps-drawn-again' | 'piles' | 'deals' }
  | { readonly kind: 'convolution'; readonly of: 'repeats'; readonly times: number }
  | { readonly kind: 'closed-form' }
  | { readonly kind: 'divisibility' }
  | { readonly kind: 'positions' };

/** How a law was worked out. */
export type LawMethod = LawWay & {
  /** Leaves visited; null where none were. */
  readonly leaves: number | null;
  /** Leaves that the choice tree has; null where it was never counted. */
  readonly tree: WholeText | null;
};

/** One choice of a deal: an integer below `bound`. */
export interface RecordedChoice {
  readonly bound: number;
  readonly draw: number;
}

/** One number that a function drew: any number in [from, to) would have done the same. */
export interface RecordedInterval {
  readonly from: FractionText;
  readonly to: FractionText;
}

/** An order, its probability, and choices that lead to it. */
export interface LawExample {
  /** Cards 0 … n − 1: `order[p]` is the card at position p. */
  readonly order: readonly number[];
  readonly probability: FractionText;
  /** The choices of one leaf that deals it, the first in the tree's order; null where no leaf does, or none was looked for. */
  readonly choices: readonly RecordedChoice[] | readonly RecordedInterval[] | null;
}

/** Two orders whose probabilities differ: what refutes uniformity. */
export interface Counterexample {
  /** The first, in lexicographic order, of the most probable orders. */
  readonly often: LawExample;
  /** The first of the least probable orders, unreachable ones first. */
  readonly seldom: LawExample;
}

/** One leaf of a choice tree: the choices on its way from the root, and the order it deals. Its probability is 1 over the product of their bounds. */
export interface RecordedLeaf {
  readonly choices: readonly RecordedChoice[];
  readonly order: readonly number[];
}

/** Every leaf of a choice tree on ideal choices, in the tree's order: the last choice changes first. */
export type RecordedTree = readonly RecordedLeaf[];

/** The exact law of one number of cards, or what of it is known. */
export interface ProvedLaw {
  readonly n: number;
  readonly method: LawMethod;
  /** Proved uniform (true) or proved uneven (false). */
  readonly uniform: boolean;
  /** n!. */
  readonly orders: WholeText;
  /** Whether n! divides the number of equally likely leaves, without which no such tree is uniform; null where the leaves are not equally likely, or not counted. */
  readonly divides: boolean | null;
  /** Everything below is null where only necessary conditions were looked at. Orders of positive probability. */
  readonly reached: WholeText | null;
  /** Over all orders: 0/1 where one is never dealt. */
  readonly least: FractionText | null;
  readonly leastReached: FractionText | null;
  readonly greatest: FractionText | null;
  /** ½ Σ |p − 1/n!|. */
  readonly totalVariation: FractionText | null;
  /** n! Σ p² − 1. */
  readonly chiSquared: FractionText | null;
  /** Expected sign (+1 even, −1 odd) of the order; may be negative. */
  readonly meanSign: FractionText | null;
  /** `positions[card][position]`. */
  readonly positions: readonly (readonly FractionText[])[] | null;
  /** By order, its cards joined by spaces; every order, unreachable ones too. Recorded up to 8 cards. */
  readonly probabilities: Readonly<Record<string, FractionText>> | null;
  readonly counterexample: Counterexample | null;
  /** The choice tree itself, where it was enumerated with ideal choices below whole bounds: up to 4 cards and 64 leaves; null beyond. */
  readonly tree: RecordedTree | null;
}
