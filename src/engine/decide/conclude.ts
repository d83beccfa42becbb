import type { ByLaw } from '../../core/by-law.js';
import type { Plan, Verdict } from '../../core/evidence.js';
import type { OutcomeSpace } from '../../core/outcome.js';
import type { RecordedResult } from '../../core/results.js';
import type { TestResult } from '../../core/statistic.js';
import { requiredIn, statisticsOf } from '../../kinds/statistics.js';
import type { Counts } from '../count/run-block.js';
import type { Fit } from '../fit.js';
import { fitAll } from '../fit.js';
import { requiredTrials } from '../plan/required-trials.js';
import type { PlannedRow } from './assess.js';
import { assess } from './assess.js';
import type { Flag } from './decide.js';
import { confirmed, decide, doubtful } from './decide.js';

/** What the first sample says, and which rows deserve a fresh one. */
export interface FirstLook {
  readonly fit: Fit;
  readonly results: readonly RecordedResult[];
  readonly flags: readonly Flag[];
}

/** The statistics a plan names, fitted. */
export function fitPlan(plan: Pick<Plan, 'tests' | 'trials'>, space: OutcomeSpace): Fit {
  return fitAll(
    plan.tests.map((id) => statisticsOf(space).get(id)),
    space,
    plan.trials,
  );
}

/** Tests the first sample's counts. Pure: the same counts give the same numbers, today and in a `verify` a year later. */
export function firstLook(plan: Plan, space: OutcomeSpace, counts: Counts): FirstLook {
  const fit = fitPlan(plan, space);
  const results = assess(fit.rows, testAll(fit, counts, plan.trials), plan.detect, plan.alpha);
  return { fit, results, flags: doubtful(results, plan.alpha) };
}

/** Tests the flagged rows, and no others, on the fresh sample's counts. */
export function secondLook(plan: Plan, space: OutcomeSpace, flags: readonly Flag[], counts: Counts): readonly RecordedResult[] {
  const fit = fitPlan({ tests: flaggedStatistics(flags), trials: plan.confirmationTrials }, space);
  const flagged = new Set(flags.map(({ test }) => test));
  const keep = <T extends { readonly test: string }>(all: readonly T[]): T[] => all.filter(({ test }) => flagged.has(test));
  return assess(keep(fit.rows), keep(testAll(fit, counts, plan.confirmationTrials)), plan.detect, plan.alpha);
}

/** The statistics that the flagged rows belong to. */
export function flaggedStatistics(flags: readonly Flag[]): readonly string[] {
  return [...new Set(flags.map(({ test }) => test.split('/')[0]))];
}

/** The verdict, from both looks and from what is known by law. `fresh` is null where no fresh sample was needed, or none could be drawn. */
export function conclude(
  plan: Plan,
  space: OutcomeSpace,
  look: FirstLook,
  fresh: readonly RecordedResult[] | null,
  { known, guards }: Pick<ByLaw, 'known' | 'guards'>,
): Verdict {
  const running = new Set(look.fit.statistics.map(({ id }) => id));
  return decide({
    rows: look.fit.rows,
    results: look.results,
    missing: requiredIn(space).filter((id) => !running.has(id)),
    confirmed: fresh ? confirmed(look.flags, fresh) : [],
    unread: look.flags.map(({ test }) => test).filter((test) => !fresh?.some((again) => again.test === test)),
    recorded: space.recorded ?? null,
    known,
    guards,
    trials: plan.trials,
    detect: plan.detect,
    alpha: plan.alpha,
    trialsNeeded: trialsNeeded(plan, space),
  });
}

/** The deals at which every required row sees the size asked for, with the plan's other statistics beside it. */
export function trialsNeeded(plan: Pick<Plan, 'tests' | 'detect' | 'alpha'>, space: OutcomeSpace): number {
  const tests = [...new Set([...plan.tests, ...requiredIn(space)])];
  const rowsAt = (trials: number): { rows: readonly PlannedRow[]; required: readonly PlannedRow[] } => {
    const { rows } = fitPlan({ tests, trials }, space);
    return { rows, required: rows.filter(({ required }) => required) };
  };
  return requiredTrials(rowsAt, plan.detect, plan.alpha);
}

function testAll(fit: Fit, counts: Counts, trials: number): readonly TestResult[] {
  return fit.statistics.flatMap(({ id, fitted }) => fitted.test(counts.get(id) ?? new Float64Array(0), trials));
}
