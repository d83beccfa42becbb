import type { RecordedCounts } from '../../../core/record/evidence.js';
import type { Counts } from '../../../engine/count/run-block.js';
import { fitsOf } from '../../../engine/fit.js';
import { recordCounts } from '../../../engine/record/record-counts.js';
import type { BuiltInSubject } from '../../../engine/subject/built-in-subject.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import type { CaughtEnd, Look, UntilCaughtCore, UntilCaughtPlan, UntilCaughtVerdict } from '../record/until-caught.js';
import { testsAt } from './plan.js';

/** The most cells of the least row's statistic whose counts the record keeps: 13 kinds of decks' choices, or those of 52 cards, and no more. */
export const MOST_CAUGHT_CELLS = 4200;

export interface CaughtResult {
  readonly looks: readonly Look[];
  /** The counts of the last look. */
  readonly counts: Counts;
  readonly end: CaughtEnd;
}

/** Builds the digested part of the record from the results of the looks. Pure. */
export function untilCaughtCore(
  version: string,
  plan: UntilCaughtPlan,
  { id, origin }: Pick<BuiltInSubject, 'id' | 'origin'>,
  { counts, end, looks }: CaughtResult,
): UntilCaughtCore {
  const last = looks.at(-1);
  const fits = fitsOf(spaceOf(origin, plan.n));
  const fitted = last ? fits.of(testsAt([...counts.keys()], last.trials)).statistics : [];
  const least = last && statisticOf(last.least.test);
  const recorded = fitted.map(({ fitted: { shape }, id: test }): readonly [string, RecordedCounts] => {
    const own = counts.get(test) ?? new Float64Array(0);
    const { values, ...digests } = recordCounts(shape, own);
    return [test, test === least && values && own.length <= MOST_CAUGHT_CELLS ? { ...digests, values } : digests];
  });
  return {
    kind: 'until-caught',
    tool: { name: 'shuffle-audit', version },
    plan,
    subject: { id, origin, replay: 'exact' },
    looks,
    counts: Object.fromEntries(recorded),
    end,
    verdict: caughtVerdict(looks, end),
  };
}

export function statisticOf(test: string): string {
  return test.split('/')[0];
}

export function caughtVerdict(looks: readonly Look[], end: CaughtEnd): UntilCaughtVerdict {
  const last = looks.at(-1);
  return last && end === 'caught' ? { kind: 'biased', trials: last.trials, because: last.least.test } : { kind: 'inconclusive' };
}
