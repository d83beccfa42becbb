import type { Grade, TailPs, TestResult } from '../../core/statistic/statistic.js';
import { pValue } from '../../core/statistic/statistic.js';
import type { Tails } from '../tails/chi-squared.js';
import type { DecidingTails } from './corrected-tails.js';

/**
 * Makes one row's answer from its value and the tails of its usual law, of grade `usual`; `deciding`: the law that decides, where it is another.
 * Throws E_PROBABILITY where a tail is not a probability.
 */
export function testResult(
  test: string,
  value: number,
  degrees: number,
  tails: Tails,
  usual: Grade,
  trials: number,
  deciding: DecidingTails | null = null,
): TestResult {
  const plain = tailPs(tails);
  if (!deciding) return { test, value, degrees, ...plain, grade: usual, trials, plain: null };
  const { grade, logLowerP, logP } = deciding;
  const decides = tailPs({ upper: Math.exp(logP), logUpper: logP, lower: Math.exp(logLowerP), logLower: logLowerP });
  return { test, value, degrees, ...decides, grade, trials, plain };
}

/** Converts tails to p-values with their logs. Throws E_PROBABILITY where a tail is not a probability. */
export function tailPs({ upper, logUpper, lower, logLower }: Tails): TailPs {
  // Adding 0 turns −0 into 0: a record read back from JSON holds only the latter.
  return { p: pValue(upper), logP: logUpper + 0, lowerP: pValue(lower), logLowerP: logLower + 0 };
}
