import type { Grade, LogTails, TestResult } from '../../core/statistic.js';
import { pValue } from '../../core/statistic.js';
import type { Tails } from '../tails/chi-squared.js';

/**
 * One row's answer from its value and tails; `corrected` by the law that decides, where it is another. Throws E_PROBABILITY where a tail is
 * not a probability.
 */
export function testResult(
  test: string,
  value: number,
  degrees: number,
  tails: Tails,
  grade: Grade,
  trials: number,
  corrected: LogTails | null = null,
): TestResult {
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
    corrected: corrected && { logP: corrected.logP + 0, logLowerP: corrected.logLowerP + 0 },
  };
}
