import type { CountTails } from './count-tails.js';
import { logComplement } from './tails.js';

/** A law of whole numbers from `low` to `high` with one peak. */
export interface WholeLaw {
  readonly low: number;
  readonly high: number;
  /** Natural logarithm of the chance of exactly k. */
  logMass(k: number): number;
  /** Chance of k + 1 over that of k, low ≤ k < high. */
  ratio(k: number): number;
}

/** The share below which a further term changes no digit of a double. */
const NEXT_TO_NOTHING = 1e-18;

/**
 * P(X ≥ k) and P(X ≤ k), k any whole number. The smaller side is summed outwards from `k` by the ratios of neighbouring terms, and the other is its
 * complement. As exact as `logMass`, plus some √(terms) · 1e-16.
 */
export function summedTails(law: WholeLaw, k: number): CountTails {
  if (k < law.low) return { atLeast: 1, logAtLeast: 0, atMost: 0, logAtMost: Number.NEGATIVE_INFINITY };
  if (k > law.high) return { atLeast: 0, logAtLeast: Number.NEGATIVE_INFINITY, atMost: 1, logAtMost: 0 };
  const rising = k < law.high && law.ratio(k) > 1;
  if (rising) {
    const below = logSide(law, k, -1);
    const without = k > law.low ? logSide(law, k - 1, -1) : Number.NEGATIVE_INFINITY;
    return both(logComplement(without), below);
  }
  const above = logSide(law, k, 1);
  const without = k < law.high ? logSide(law, k + 1, 1) : Number.NEGATIVE_INFINITY;
  return both(above, logComplement(without));
}

function both(logAtLeast: number, logAtMost: number): CountTails {
  return { atLeast: Math.exp(logAtLeast), logAtLeast, atMost: Math.exp(logAtMost), logAtMost };
}

/** log of the sum of the masses from k outwards. */
function logSide(law: WholeLaw, k: number, step: 1 | -1): number {
  let term = 1;
  let sum = 1;
  for (let at = k; step > 0 ? at < law.high : at > law.low; at += step) {
    term *= step > 0 ? law.ratio(at) : 1 / law.ratio(at - 1);
    sum += term;
    if (term < sum * NEXT_TO_NOTHING) break;
  }
  return Math.min(0, law.logMass(k) + Math.log(sum));
}
