import type { Found } from '../record/recorded-claim.js';
import type { Shuffle } from '../subject/shuffle.js';

export interface Finding<What extends Found = Found> {
  readonly holds: boolean;
  /** The number of cases checked: all there are if it holds, those up to the counterexample if it fails. */
  readonly cases: number;
  /** The counterexample; null if it holds, and if there was no case to check. */
  readonly counterexample: What | null;
}

/** A statement about shuffles, checked on every case, with a sabotaged twin: a check that cannot fail proves nothing. */
export interface Claim<What extends Found = Found> {
  /** Kebab-case, and unique: `n-to-the-n`. For the law of a shuffle it is `law/` and the shuffle's id. */
  readonly id: string;
  readonly title: string;
  /** One plain sentence, lower case, no full stop. */
  readonly statement: string;
  /** Authors, year, source. */
  readonly reference: string;
  check(): Finding<What>;
  /** The same with one deliberate error: its check must fail with a counterexample. */
  readonly twin: { readonly statement: string; check(): Finding<What> };
  /** Describes the counterexample to it or its twin in one plain sentence with the numbers, lower case, no full stop. Cards count from 1. */
  refuted(found: What): string;
}

export interface ClaimScope {
  readonly shuffles: readonly Shuffle[];
  /** The most cards of a deck; a claim may stop earlier, and says so. */
  readonly mostCards: number;
}

/** An entry of the catalogue of claims: makes the claim for this scope. */
export type ClaimOf = (scope: ClaimScope) => Claim;
