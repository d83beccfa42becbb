import type { TestResult } from '../../core/statistic.js';
import type { Counts } from '../count/run-block.js';
import type { Fit } from '../fit.js';

/** What every row of a fit says of the counts of a sample of so many deals. */
export function testAll(fit: Fit, counts: Counts, trials: number): readonly TestResult[] {
  return fit.statistics.flatMap(({ id, fitted }) => fitted.test(counts.get(id) ?? new Float64Array(0), trials));
}
