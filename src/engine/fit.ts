import type { Plan, SkippedTest } from '../core/record/evidence.js';
import type { SkipReason } from '../core/record/skip-reason.js';
import type { Reading } from '../core/source/handing.js';
import type { Fitted, Reach, Statistic } from '../core/statistic/statistic.js';
import type { OutcomeSpace } from '../core/subject/outcome.js';
import { statisticCalled } from '../kinds/index.js';
import type { PlannedRow } from './decide/assess.js';

/** A statistic that will run, bound to one deck size and number of deals. */
export interface FittedStatistic {
  readonly id: string;
  readonly required: boolean;
  readonly fitted: Fitted;
}

/** A statistic that counts one reading of the deals; without `reading` there is only one. */
export interface ReadStatistic extends FittedStatistic {
  readonly reading?: Reading;
}

export interface Fit {
  readonly statistics: readonly FittedStatistic[];
  readonly rows: readonly PlannedRow[];
  readonly skipped: readonly SkippedTest[];
}

/** The request to fit: the statistics named, and the number of deals, compared over a number of lags. */
export interface Fittable extends Pick<Plan, 'tests' | 'trials'>, Reach {
  readonly lags: number | undefined;
}

/** The fits of one space, each made on first request. Passed on while one plan is worked on, so that nothing is fitted twice. */
export interface Fits {
  readonly space: OutcomeSpace;
  readonly of: (plan: Fittable | Plan) => Fit;
}

/** Returns the fits of a space, none of them made yet. There are few: for a plan, its fresh sample and its size. */
export function fitsOf(space: OutcomeSpace): Fits {
  const made = new Map<string, Fit>();
  return {
    space,
    of(plan) {
      const key = `${plan.trials} ${plan.lags ?? 1} ${'keepsAll' in plan && plan.keepsAll} ${plan.tests.join(' ')}`;
      const fit = made.get(key) ?? fitPlan(plan, space);
      made.set(key, fit);
      return fit;
    },
  };
}

/** Returns why a statistic says nothing of a log whose rows were sorted, or whose hands come from two decks; null if it does. */
function unorderedFor({ fitsSorted, ordered }: Statistic, { recorded }: OutcomeSpace): SkipReason | null {
  if (recorded?.reservations.some(({ why }) => why === 'deck-changes')) return { why: 'two-decks' };
  const left = recorded?.unordered === 'all' || (recorded?.unordered === 'rows' && ordered !== undefined && !fitsSorted);
  return left ? { why: 'no-order-of-rows' } : null;
}

/** The statistics a plan names, fitted once, where nobody asks again; those whose preconditions fail are listed with their reason. */
export function fitPlan(plan: Fittable | Plan, space: OutcomeSpace): Fit {
  const running: FittedStatistic[] = [];
  const skipped: SkippedTest[] = [];
  const hidden = space.recorded?.startKnown === false;
  for (const statistic of plan.tests.map((id) => statisticCalled(space, id))) {
    if (hidden && statistic.needsStart) {
      skipped.push({ test: statistic.id, reason: { why: 'no-start' } });
      continue;
    }
    const unordered = unorderedFor(statistic, space);
    if (unordered) {
      skipped.push({ test: statistic.id, reason: unordered });
      continue;
    }
    const fitted = statistic.fit(space, plan.trials, plan);
    if ('skipped' in fitted) skipped.push({ test: statistic.id, reason: fitted.skipped });
    else {
      const required = space.required?.includes(statistic.id) ?? statistic.required;
      running.push({ id: statistic.id, required, fitted });
    }
  }
  const rows = running.flatMap(({ fitted, required }) => fitted.rows.map((row) => ({ ...row, required })));
  return { statistics: running, rows, skipped };
}
