import type { Tails } from './tails.js';

/** P(X ≥ k) and P(X ≤ k) of a count X, each with its natural log. Both hold k itself, so they sum to more than 1. */
export interface CountTails {
  readonly atLeast: number;
  readonly logAtLeast: number;
  readonly atMost: number;
  readonly logAtMost: number;
}

/** Puts together a count's tails: `from` is split just below k, `beyond` just above it. */
export function countTails(from: Tails, beyond: Tails): CountTails {
  return { atLeast: from.upper, logAtLeast: from.logUpper, atMost: beyond.lower, logAtMost: beyond.logLower };
}
