import type { Outcome } from './outcome.js';

/** One experiment far out: so many even outcomes, read by these statistics. */
export interface FarSize {
  readonly outcome: Outcome;
  /** Cards of a deck; 0 where outcomes are no deals of cards. */
  readonly n: number;
  readonly trials: number;
  readonly tests: readonly string[];
  /** 'counting': every sample there is, each with its chance. 'splitting': samples that are split from level to level. */
  readonly by: 'counting' | 'splitting';
}

/** How the rates far out are measured; fixed before the first deal. */
export interface FarPlan {
  /** From 0.1 down by tens; samples are split at each. */
  readonly levels: readonly number[];
  /** From this level on down rates are recorded and judged. */
  readonly judgedFrom: number;
  /** Samples that are split side by side. */
  readonly particles: number;
  /** Steps that each of them takes at every level. */
  readonly steps: number;
  /** Measurements of every row, each by itself. */
  readonly repeats: number;
  readonly prng: string;
  readonly sizes: readonly FarSize[];
}

/** How often an even shuffle has a p-value at or under one level. */
export interface FarRate {
  readonly level: number;
  /** Exact where it was counted, else the mean of the plan's repeats, each of which has the true rate as its mean. */
  readonly rate: number;
  /** Standard error of the rate; 0 where it was counted, or where no repeat came so far out. */
  readonly error: number;
  /** Plain audits that would give the same standard error; null where there is none. */
  readonly worth: number | null;
  /** Natural log of a bound on the chance of such estimates, were the rate no more than the level. */
  readonly logP: number;
}

/** One row at one size, far out. */
export interface FarRow {
  readonly test: string;
  readonly degrees: number;
  /** The fewest deals from which on it can call anything biased, where these are fewer; it has no such p-values then. */
  readonly heldTo: number | null;
  readonly upper: readonly FarRate[];
  readonly lower: readonly FarRate[];
}

/** One size, far out. */
export interface FarResult {
  readonly outcome: Outcome;
  readonly n: number;
  readonly trials: number;
  readonly by: FarSize['by'];
  readonly rows: readonly FarRow[];
}
