import { chiSquaredTails } from '../tails/chi-squared.js';
import type { Tails } from '../tails/tails.js';
import type { DecidingTails } from './corrected-tails.js';

/** The factor of the allowance: a tenth more than the most that any law measured needs. */
const WEIGHT = 0.055;

/**
 * The number of deals from which the allowance, a fifth there at 1e-8, fades until there is none. It fades without a step, so that one deal more or
 * less changes almost nothing.
 */
const FADES_FROM = 10_000;
const NEARLY_NORMAL = 20_000;

/** The most expected deals a cell at which the exact moments show at 1e-8, whatever the number of deals. */
const MOST_SKEWED = 50;

/**
 * Returns the upper tail of a quadratic statistic at few deals, from a law of exact moments, which is too light far out.
 *
 * Our own: with L = −log of the heavier of that law and chi-squared, the answer is L − 0.055 L²/√N, and where that would decrease it stays constant;
 * from 10,000 deals on it fades. One direction of the table that many deals share (one deck that repeats again and again, one card in one position)
 * is more skewed than any normal law, by about L^(3/2)/√N out there. Moments of the whole table do not show it. The true law was measured by exact
 * counts and by simulation in steps (S.-K. Au & J. L. Beck (2001), doi:10.1016/S0266-8920(01)00019-4) down to 1e-12 at 10 to 600 deals. The factors
 * needed were 0.037 for cards in positions, at 3 to 52 cards, 0.033 for the cards and places of hands, and 0.049 for their pairs. With ten deals
 * three-moment laws alone are 15 to 40 times too light at 1e-8 for positions, and 47,000 times for pairs of 52 cards in hands of 5. Checked against
 * exact counts in kinds/deck/far-out.test.ts.
 */
export function farOutTails(value: number, degrees: number, trials: number, few: Tails): DecidingTails {
  const { logLower, logUpper } = few;
  return {
    logP: farOutLog(Math.max(logUpper, chiSquaredTails(value, degrees).logUpper), trials),
    logLowerP: logLower,
    grade: 'calibrated',
  };
}

/** Returns the same for a log tail: never below it, and falling until it stays constant. `trials` need not be whole. */
export function farOutLog(logUpper: number, trials: number): number {
  const weight = weightAt(trials);
  if (weight === 0) return logUpper;
  const root = Math.sqrt(trials);
  const far = Math.min(-logUpper, root / (2 * weight));
  return -(far - (weight * far ** 2) / root);
}

/** Returns the log tail of which `farOutLog` makes this one, its inverse. Where it makes no tail so small, the one at which it stays constant. */
export function invertFarOut(logP: number, trials: number): number {
  const weight = weightAt(trials);
  if (weight === 0) return logP;
  const most = Math.sqrt(trials) / (2 * weight);
  return -most * (1 - Math.sqrt(Math.max(0, 1 + (2 * logP) / most)));
}

function weightAt(trials: number): number {
  return WEIGHT * Math.max(0, Math.min(1, (NEARLY_NORMAL - trials) / (NEARLY_NORMAL - FADES_FROM)));
}

/** Returns the fewest deals whose allowance leaves a log tail of this: √N/(4 · 0.055) is the most that its log reaches. */
export function farOutFrom(logP: number): number {
  return Math.ceil((4 * WEIGHT * logP) ** 2);
}

/** The fewest deals whose allowance leaves a chance of 1e-8, about what a verdict needs from a row. */
export const FAR_OUT_FROM: number = farOutFrom(Math.log(1e-8));

/** Returns true where chi-squared is too light far out for a statistic of `trials` deals, of which a cell expects `expected`. */
export function isFew(trials: number, expected: number): boolean {
  return trials < NEARLY_NORMAL || expected < MOST_SKEWED;
}
