import { counted } from '../../../../core/words/counted.js';
import { count, NBSP, roundTo, size, statistic, unrounded } from '../../../../page/numbers.js';
import { sizeOf } from '../../allocation-list.js';
import { questionOf } from '../../counting/rows.js';
import { sumMoments } from '../../laws/sum-law.js';
import type { AllocationCore, AllocationResult, SumCounts } from '../../record/allocation.js';

/** A row in numbers: what was seen, and what luck gives on average. */
export interface Told {
  readonly seen: string;
  readonly luck: string;
}

/** Tells a row in numbers: a sum as a count of what could have been, a table by its statistic. */
export function toldRow({ arms, classes, sums }: AllocationCore, { degrees, effect, test, trials, value }: AllocationResult): Told {
  const sum = sums.find((one) => one.test === test);
  const question = questionOf(test, arms);
  if (!sum || !question) {
    if (test.startsWith('different/')) return { seen: `${count(value)} in ${counted(count(trials), 'block')}`, luck: '' };
    return { seen: effect ? size(effect.estimate) : statistic(value), luck: effect ? `0${NBSP}%` : count(degrees) };
  }
  const { mean } = sumMoments(
    classes.flatMap(({ composition }, of) => (sum.blocks[of] > 0 ? [{ law: question.law(composition), times: sum.blocks[of] }] : [])),
  );
  const most = classes.reduce<number | null>((total, { composition }, of) => {
    const own = question.most(sizeOf(composition));
    return total === null || own === null ? null : total + own * sum.blocks[of];
  }, 0);
  return { seen: most === null ? count(value) : `${count(value)} of ${count(most)}`, luck: unrounded(roundTo(mean, 4)) };
}

/** Names what the furthest of several sums holds against each other. */
export function furthestWords({ strata }: Pick<AllocationCore, 'strata'>, { furthest, test }: SumCounts): string | null {
  if (!furthest) return null;
  const [one, other] = furthest.which;
  if (test === 'strata/pair') return `These are the strata ${strata[one]?.name} and ${strata[other]?.name}.`;
  return `The distance is ${counted(count(other), 'block')}.`;
}
