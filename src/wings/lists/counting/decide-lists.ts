import { AuditError } from '../../../core/errors.js';
import { ALPHA_DOUBTFUL, POWER, sizeToExclude } from '../../../core/statistic/rules.js';
import { noncentralityUpperBound } from '../../../math/tails/noncentrality.js';
import type { ListDoubt, ListLead, ListPlan, ListResult, ListVerdict } from '../record/one-list.js';
import { listTestCounting } from './catalogue.js';

/** The row whose size a verdict names: that of eighths of the list. */
function sizeRow(): string {
  return `${listTestCounting('regions')}/8`;
}

/**
 * Decides on lists by the rule fixed before the first item. biased: a row is beyond alpha after Holm. No fresh list can be obtained, so a row that is
 * only doubtful leaves it undecided. no-bias-found: nothing is doubtful, and the list excludes at 99 % the size asked for. The unevenness between
 * eighths of the list that would have been seen is at most that size.
 */
export function decideLists(plan: ListPlan, results: readonly ListResult[], { excludedBuffer }: ListLead): ListVerdict {
  const sized = results.find(({ test }) => test === sizeRow());
  if (!sized?.power) throw new AuditError('E_INTERNAL', `no verdict on lists without ${sizeRow()}`);
  const { smallestDetectable } = sized.power;
  const seen = { smallestDetectable, excludedBuffer };
  const because = results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(plan.alpha)).map(({ test }) => test);
  if (because.length > 0) return { kind: 'biased', because, ...seen };
  const inconclusive = (reason: ListDoubt, trialsNeeded: number | null): ListVerdict => ({
    kind: 'inconclusive',
    reason,
    trialsNeeded,
    ...seen,
  });
  const doubtful = results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(ALPHA_DOUBTFUL)).map(({ test }) => test);
  if (doubtful.length > 0) return inconclusive({ why: 'doubtful', tests: doubtful }, null);
  const wanted = sizeToExclude(plan);
  if (smallestDetectable > wanted) {
    const lists = Math.ceil(plan.trials * (smallestDetectable / wanted) ** 2);
    return inconclusive({ why: 'too-few', smallestDetectable, wanted }, lists);
  }
  const excluded = Math.sqrt(noncentralityUpperBound(sized.value, sized.degrees, POWER) / (plan.trials * (plan.n - 1)));
  if (excluded > wanted) return inconclusive({ why: 'neither', wanted }, plan.trials + 1);
  return { kind: 'no-bias-found', smallestDetectable, power: POWER, excludedBuffer };
}
