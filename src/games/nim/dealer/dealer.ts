import type { Entry, Parameter } from '../../../core/catalogue.js';
import type { Cells } from '../../../core/subject/shuffle.js';

/** The number of piles dealt, and the most stones that a pile is meant to have. */
export interface DealSize {
  readonly piles: number;
  readonly max: number;
}

/** Piles dealt independently of each other, all by one law. */
export interface IndependentPiles {
  readonly kind: 'independent';
  /** weights[v]: the number of the equally likely ways of one pile in which it has v stones. */
  weights(max: number): readonly bigint[];
}

/** Piles that depend on each other: every deal listed, all equally likely. */
export interface ListedDeals {
  readonly kind: 'listed';
  count(size: DealSize): bigint;
  /** Returns each deal once; the array may be reused for the next. */
  deals(size: DealSize): Iterable<readonly number[]>;
}

/** Deals the piles of a game of Nim. One file in `src/games/nim/dealer/` exports exactly one. */
export interface NimDealer extends Entry {
  /** True if every list of piles from 1 to max is equally likely. */
  readonly uniform: boolean;
  /** The place where such code was seen; absent for the correct dealer. */
  readonly seenIn?: string;
  readonly law: IndependentPiles | ListedDeals;
  readonly parameter?: Parameter<NimDealer>;
  /** Returns one bound for each draw of a deal, in order. Throws E_USAGE for a size that it cannot deal. */
  bounds(size: DealSize): Uint32Array;
  /** Overwrites `piles`, as many as `size` says, with the stones that the draws give. */
  apply(draws: Uint32Array, piles: Cells, size: DealSize): void;
}
