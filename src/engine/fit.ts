import type { SkippedTest } from '../core/evidence.js';
import type { OutcomeSpace } from '../core/outcome.js';
import type { Fitted, Statistic } from '../core/statistic.js';
import type { PlannedRow } from './decide/assess.js';

/** A statistic that will run, bound to one deck size and number of deals. */
export interface FittedStatistic {
  readonly id: string;
  readonly required: boolean;
  readonly fitted: Fitted;
}

/** What a set of statistics comes to at one deck size and number of deals. */
export interface Fit {
  readonly statistics: readonly FittedStatistic[];
  readonly rows: readonly PlannedRow[];
  readonly skipped: readonly SkippedTest[];
}

/** Fits every statistic; those whose preconditions fail are listed with their reason. */
export function fitAll(statistics: readonly Statistic[], space: OutcomeSpace, trials: number): Fit {
  const running: FittedStatistic[] = [];
  const skipped: SkippedTest[] = [];
  const hidden = space.recorded?.startKnown === false;
  for (const statistic of statistics) {
    if (hidden && statistic.needsStart) {
      skipped.push({ test: statistic.id, reason: 'needs to know the order of the deck before each shuffle, which the log does not say' });
      continue;
    }
    const fitted = statistic.fit(space, trials);
    if ('skipped' in fitted) skipped.push({ test: statistic.id, reason: fitted.skipped });
    else running.push({ id: statistic.id, required: space.required?.includes(statistic.id) ?? statistic.required, fitted });
  }
  const rows = running.flatMap(({ fitted, required }) => fitted.rows.map((row) => ({ ...row, required })));
  return { statistics: running, rows, skipped };
}
