import { AuditError } from '../../core/errors.js';
import { isDeviation, type RecordedResult } from '../../core/results.js';
import type { Row, TailPs, TestResult } from '../../core/statistic.js';
import { pValue } from '../../core/statistic.js';
import type { Counts } from '../count/run-block.js';
import type { Fit } from '../fit.js';

/**
 * What every row of a fit says of the counts of a sample of so many deals. `recorded`: what a record says of them, which is taken as it is of a statistic
 * without counts. Throws E_VERIFY where neither is there.
 */
export function testAll(fit: Fit, counts: Counts, trials: number, recorded: readonly RecordedResult[] = []): readonly TestResult[] {
  return fit.statistics.flatMap(({ id, fitted }) => {
    const own = counts.get(id);
    return own ? fitted.test(own, trials) : fitted.rows.map((row) => asRecorded(row, recorded));
  });
}

function asRecorded({ degrees, test }: Row, recorded: readonly RecordedResult[]): TestResult {
  const found = recorded.find((row) => row.test === test);
  if (!found) throw new AuditError('E_VERIFY', `${test} must have a row, since its counts are not kept, got none`);
  const { grade, logLowerP, logP, plain, trials, value } = found;
  const compared = isDeviation(found) && found.compared ? { compared: found.compared } : {};
  return { test, value, degrees, grade, trials, ...tailsOf({ logLowerP, logP }), plain: plain && tailsOf(plain), ...compared };
}

/** A p is what its logarithm says, so that a row altered in one of the two differs. */
function tailsOf({ logLowerP, logP }: Pick<TailPs, 'logLowerP' | 'logP'>): TailPs {
  return { p: pValue(Math.exp(logP)), logP, lowerP: pValue(Math.exp(logLowerP)), logLowerP };
}
