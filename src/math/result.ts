import type { Grade, TestResult } from '../core/statistic.js';
import { pValue } from '../core/statistic.js';
import type { Tails } from './chi-squared.js';

/** One row's answer from its value and tails. Throws E_PROBABILITY where a tail is not a probability. */
export function testResult(test: string, value: number, degrees: number, tails: Tails, grade: Grade, trials: number): TestResult {
  return {
    test,
    value,
    degrees,
    p: pValue(tails.upper),
    // Adding 0 turns −0 into 0: a record read back from JSON holds only the latter.
    logP: tails.logUpper + 0,
    lowerP: pValue(tails.lower),
    logLowerP: tails.logLower + 0,
    grade,
    trials,
  };
}
