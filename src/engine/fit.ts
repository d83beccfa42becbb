import type { Plan, SkippedTest } from '../core/record/evidence.js';
import type { Reading } from '../core/source/handing.js';
import type { Fitted, Statistic } from '../core/statistic/statistic.js';
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
export interface Fittable extends Pick<Plan, 'tests' | 'trials'> {
  /** Same as `Plan.lags`. */
  readonly lags: number | undefined;
  /** True if there is room for what statistics keep of every deal. */
  readonly keepsAll?: boolean;
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

/** Fits the statistics that a plan names once, for callers who do not ask again. */
export function fitPlan(plan: Fittable | Plan, space: OutcomeSpace): Fit {
  return fitAll(
    plan.tests.map((id) => statisticCalled(space, id)),
    space,
    plan.trials,
    plan.lags,
    'keepsAll' in plan && plan.keepsAll === true,
  );
}

/** Fits every statistic; those whose preconditions fail are listed with their reason. */
function fitAll(statistics: readonly Statistic[], space: OutcomeSpace, trials: number, lags: number | undefined, keepsAll: boolean): Fit {
  const running: FittedStatistic[] = [];
  const skipped: SkippedTest[] = [];
  const hidden = space.recorded?.startKnown === false;
  for (const statistic of statistics) {
    if (hidden && statistic.needsStart) {
      skipped.push({ test: statistic.id, reason: { why: 'no-start' } });
      continue;
    }
    const fitted = statistic.fit(space, trials, lags);
    if ('skipped' in fitted) skipped.push({ test: statistic.id, reason: fitted.skipped });
    else {
      const required = space.required?.includes(statistic.id) ?? statistic.required;
      running.push({ id: statistic.id, required, fitted: (keepsAll && fitted.keepingAll) || fitted });
    }
  }
  const rows = running.flatMap(({ fitted, required }) => fitted.rows.map((row) => ({ ...row, required })));
  return { statistics: running, rows, skipped };
}
