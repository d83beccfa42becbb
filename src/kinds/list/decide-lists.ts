import { counted } from '../../core/counted.js';
import { AuditError } from '../../core/errors.js';
import type { ListLead, ListPlan, ListResult, ListVerdict } from '../../core/one-list.js';
import { percentUp } from '../../core/percent.js';
import { ALPHA_DOUBTFUL, POWER, sizeToExclude } from '../../core/rules.js';
import { noncentralityUpperBound } from '../../math/tails/noncentrality.js';
import { listTestCounting } from './catalogue.js';

/** The row whose size a verdict names: that of eighths of the list. */
function sizeRow(): string {
  return `${listTestCounting('regions')}/8`;
}

/**
 * The verdict on lists, by the rule fixed before the first item. biased: a row beyond alpha after Holm. Since no fresh list can be had, a row that is only doubtful leaves
 * it undecided. no-bias-found: nothing is doubtful, and what may be uneven between eighths of the list, and would have been seen, is at most the size asked for, which the
 * list excludes at 99 %.
 */
export function decideLists(plan: ListPlan, results: readonly ListResult[], { excludedBuffer }: ListLead): ListVerdict {
  const sized = results.find(({ test }) => test === sizeRow());
  if (!sized?.power) throw new AuditError('E_INTERNAL', `no verdict on lists without ${sizeRow()}`);
  const { smallestDetectable } = sized.power;
  const seen = { smallestDetectable, excludedBuffer };
  const because = results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(plan.alpha)).map(({ test }) => test);
  if (because.length > 0) return { kind: 'biased', because, ...seen };
  const inconclusive = (reason: string, trialsNeeded: number | null): ListVerdict => ({
    kind: 'inconclusive',
    reason,
    trialsNeeded,
    ...seen,
  });
  const doubtful = results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(ALPHA_DOUBTFUL)).map(({ test }) => test);
  if (doubtful.length > 0) {
    const which = `${counted(doubtful.length, 'test')} (${doubtful.join(', ')})`;
    return inconclusive(`${which} found what luck shows once in a hundred lists or less, and no fresh list can be had`, null);
  }
  const wanted = sizeToExclude(plan);
  if (smallestDetectable > wanted) {
    const lists = Math.ceil(plan.trials * (smallestDetectable / wanted) ** 2);
    return inconclusive(
      `so few items show a bias between eighths of the list reliably only if it is ${percentUp(smallestDetectable)} or more, and ${percentUp(wanted)} is asked for`,
      lists,
    );
  }
  const excluded = Math.sqrt(noncentralityUpperBound(sized.value, sized.degrees, POWER) / (plan.trials * (plan.n - 1)));
  if (excluded > wanted)
    return inconclusive(`a bias of ${percentUp(wanted)} between eighths of the list is neither shown nor excluded`, plan.trials + 1);
  return { kind: 'no-bias-found', smallestDetectable, power: POWER, excludedBuffer };
}
