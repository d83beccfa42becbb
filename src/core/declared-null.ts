import type { BuiltInSource } from './built-in-source.js';
import type { FunctionSource } from './function-source.js';

/** What is declared to be right in place of an even law, as plain data: it stands in the plan, and crosses to threads with it. */
export type DeclaredNull = LawNull | ReferenceNull;

/** A law that is declared to be right, by which deals can be turned into even ones. */
export type LawNull = CyclicNull | WeightedNull | DerangementNull | BlocksNull | StrataNull | NoAdjacentNull | MatchingsNull;

/** Every order of which following a card from place to place leads through all of them is equally likely: (n − 1)! of n!. */
interface CyclicNull {
  readonly kind: 'cyclic';
}

/** Cards are drawn one after the other without replacement, each in proportion to its weight (R. D. Luce 1959, R. L. Plackett 1975). */
interface WeightedNull {
  readonly kind: 'weighted';
  /** The file of the weights, as the user named it. */
  readonly file: string;
  /** One a card, above 0; only their proportions matter. */
  readonly weights: readonly number[];
}

/** Every order in which no card lies where it was is equally likely. */
interface DerangementNull {
  readonly kind: 'derangement';
}

/** Every order in which cards keep to their block, so many neighbours each, is equally likely. */
interface BlocksNull {
  readonly kind: 'blocks';
  /** Cards of each block, from the first position on; they add up to the deck. */
  readonly sizes: readonly number[];
}

/** As in blocks, with positions that need not lie together: every order in which cards keep to the positions of their stratum is equally likely. */
interface StrataNull {
  readonly kind: 'strata';
  /** The file of the strata, as the user named it. */
  readonly file: string;
  /** One a card, a whole number from 0; the position where a card was is of its stratum. */
  readonly strata: readonly number[];
}

/** Every order in which no two neighbours are of one group is equally likely. */
interface NoAdjacentNull {
  readonly kind: 'no-adjacent';
  /** The file of the groups, as the user named it. */
  readonly file: string;
  /** One a card, a whole number from 0. */
  readonly groups: readonly number[];
}

/** Cards dealt at positions 1 and 2, 3 and 4, and so on are pairs, in no order; each of the (n − 1)!! ways to pair all cards is equally likely. */
interface MatchingsNull {
  readonly kind: 'matchings';
}

/** Whatever law another sampler deals by: two samples are compared. */
export interface ReferenceNull {
  readonly kind: 'reference';
  /** What deals the decks that are right. */
  readonly source: BuiltInSource | FunctionSource;
}

/** Whether what is declared is a sampler, and not a law. */
export function isReference(declared: DeclaredNull | undefined): declared is ReferenceNull {
  return declared?.kind === 'reference';
}
