import type { FractionText, WholeText } from './proved-law.js';

/** The most cards of which positions are worked out: the numerators are as long as the product of all bounds or ranges, which takes minutes beyond. */
export const MOST_EXACT_CARDS = 104;

/** The law of one draw below `bound`. */
export interface DrawLawAt {
  readonly bound: number;
  /** How many draws of the deck's deal have this bound. */
  readonly draws: number;
  readonly least: FractionText;
  readonly greatest: FractionText;
  readonly totalVariation: FractionText;
  /** bound · Σ p² − 1. */
  readonly chiSquared: FractionText;
}

/** How even the bounded method's draws are on ideal words. */
export interface ProvedDraws {
  /** Cards of the deal whose draws these are. */
  readonly n: number;
  readonly bounded: string;
  /** Words are uniform on [0, range). */
  readonly range: WholeText;
  /** 'counted': the method was run on every word. 'formula': its own law was evaluated. */
  readonly how: 'counted' | 'formula';
  /** One row a bound that the deck's deal uses, rising. */
  readonly rows: readonly DrawLawAt[];
  /** The largest total variation of a draw. */
  readonly worst: FractionText;
  /** Total variation of the whole deal from ideal is at most the sum over its draws; 1/1 at most. */
  readonly dealAtMost: FractionText;
  /** ½ · √(Π(1 + chi-squared of a draw) − 1), the other upper bound, rounded once. */
  readonly dealAtMostByDivergence: number;
  /** The limit of 25 CFR 547.14 for a scaling method, and whether `worst` is within it. */
  readonly limit: FractionText;
  readonly withinLimit: boolean;
}

/** What one test of the battery could see, alone at one in a million and 99 times in 100. */
export interface Detection {
  /** A row of the battery, or one row or column of its position matrix: `position-matrix/card`, `position-matrix/position`. */
  readonly test: string;
  /** The card or position, from 0, where it is about one; the one that shows most. */
  readonly index: number | null;
  readonly degrees: number;
  /** Noncentrality a deal. */
  readonly noncentrality: number;
  /** Deals; null where there is nothing to see. */
  readonly trials: number | null;
}

/** A full deck by the product of its step laws. */
export interface ProvedDeck {
  readonly n: number;
  /** `probabilities[card][position]`, each rounded once from an exact fraction. */
  readonly probabilities: readonly (readonly number[])[];
  /** The same minus 1/n, rounded once: a bias of 10^-11 is not lost beside 1/n. */
  readonly deviations: readonly (readonly number[])[];
  /** (n − 1) ‖P − 1/n‖². */
  readonly noncentrality: number;
  /** ‖P − 1/n‖, the relative root-mean-square deviation: the size that the audits' ruler shows. */
  readonly size: number;
  /** The cell furthest from 1/n, relative to 1/n, with its sign. */
  readonly furthest: { readonly card: number; readonly position: number; readonly relative: number };
  readonly meanSign: number;
  readonly detection: readonly Detection[];
  /** The fewest deals at which one of these tests sees it; null where there is nothing to see. */
  readonly trialsToSee: number | null;
}
