import { AuditError } from '../../../core/errors.js';
import type { TestResult } from '../../../core/statistic/statistic.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import type { Counts } from '../../../engine/count/run-block.js';
import { testAll } from '../../../engine/decide/test-all.js';
import type { Fits } from '../../../engine/fit.js';
import type { LeastRow, Look } from '../record/until-caught.js';
import { testsAt } from './plan.js';

/** Returns what the counts of `trials` deals show, by the laws of a sample of that size. Throws E_USAGE where no statistic can read so few. */
export function lookAt(fits: Fits, counts: Counts, trials: number, words: number | null): Look {
  const fit = fits.of(testsAt([...counts.keys()], trials));
  const results = testAll(fit, counts, trials);
  return { trials, words, rows: results.length, least: leastOf(results, trials) };
}

/** Returns the row and the tail of the least p; the first of equals. Throws E_USAGE where there is no row. */
export function leastOf(results: readonly TestResult[], trials: number): LeastRow {
  const [first, ...others] = results.flatMap(({ logLowerP, logP, test }): readonly LeastRow[] => [
    { test, tail: 'upper', logP },
    { test, tail: 'lower', logP: logLowerP },
  ]);
  if (!first)
    throw new AuditError('E_USAGE', `none of the tests named can be gone on with from ${counted(count(trials), 'deal')}`, {
      hint: 'name others with --tests, or leave it out',
    });
  return others.reduce((least, one) => (one.logP < least.logP ? one : least), first);
}
