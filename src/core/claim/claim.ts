import type { Found } from '../record/recorded-claim.js';
import type { Shuffle } from '../subject/shuffle.js';

/** What a check found. */
export interface Finding<What extends Found = Found> {
  readonly holds: boolean;
  /** How many cases were looked at: all there are where it holds, those up to the counterexample where it fails. */
  readonly cases: number;
  /** What refutes it; null where it holds, and where there was no case to look at. */
  readonly counterexample: What | null;
}

/** A statement about shuffles that is settled by looking at every case, with a sabotaged twin: a check that cannot fail shows nothing. */
export interface Claim<What extends Found = Found> {
  /** Kebab-case, and unique: `n-to-the-n`; that of a shuffle's own law is `law/` and the shuffle's id. */
  readonly id: string;
  readonly title: string;
  /** One plain sentence, lower case, no full stop. */
  readonly statement: string;
  /** Authors, year, source. */
  readonly reference: string;
  check(): Finding<What>;
  /** The same with one thing made wrong: its check must fail with a counterexample. */
  readonly twin: { readonly statement: string; check(): Finding<What> };
  /** What refutes it or its twin, as one plain sentence with the numbers, lower case, no full stop. Cards count from 1. */
  refuted(found: What): string;
}

/** What a claim is to be about. */
export interface ClaimScope {
  readonly shuffles: readonly Shuffle[];
  /** No deck has more cards; a claim may stop earlier, and says where. */
  readonly mostCards: number;
}

/** An entry of the catalogue of claims: the claim about this scope. */
export type ClaimOf = (scope: ClaimScope) => Claim;
