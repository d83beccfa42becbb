import type { FractionText } from './proved-law.js';

/** How one number that a function draws is used: the boundaries between which it makes no difference. */
export interface DrawUse {
  /** Which draw of a deal, from 1. */
  readonly draw: number;
  /** Boundaries inside (0, 1), rising: simple fractions where they fit to within `tolerance`, else over 2^53, where the change was met. */
  readonly boundaries: readonly FractionText[];
  /** How many paths use their draw in this way. */
  readonly paths: number;
}

/** What was found of a function whose inside cannot be seen. */
export interface FunctionProbe {
  /** Calls of the function in all. */
  readonly runs: number;
  /** Whether every boundary is a simple fraction, so that the law is exact for ideal numbers; else only to within `error`. */
  readonly rational: boolean;
  /** How far a boundary may be from its fraction: 2^-50. */
  readonly tolerance: number;
  /** Largest error of a probability where boundaries are not simple fractions; 0 where they are. */
  readonly error: number;
  /** Points of [0, 1) at which each draw was looked at, and whether on every path or on the first of each depth. */
  readonly grid: { readonly points: number; readonly everywhere: boolean };
  readonly uses: readonly DrawUse[];
}
