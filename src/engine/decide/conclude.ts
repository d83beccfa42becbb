import type { LawFacts } from '../../core/record/by-law.js';
import type { Reservation } from '../../core/record/doubt.js';
import type { Plan, Verdict } from '../../core/record/evidence.js';
import { isUntold, type RecordedResult } from '../../core/record/results.js';
import { ALPHA_DOUBTFUL, confirmLevel, sizeToExclude } from '../../core/statistic/rules.js';
import { BIASED_KEPT, BIASED_REPEATED, BIASED_STARTS, type SideLooks } from '../../core/statistic/side-looks.js';
import { neededBesideIn, requiredIn } from '../../kinds/index.js';
import type { Counts } from '../count/run-block.js';
import type { Fit, Fits, Fittable } from '../fit.js';
import { requiredTrials } from '../plan/required-trials.js';
import type { PlannedRow } from './assess.js';
import { assess } from './assess.js';
import type { Flag } from './decide.js';
import { confirmed, decide, doubtful } from './decide.js';
import { type RepeatedRows, repeatedRows } from './repeated-rows.js';
import { testAll } from './test-all.js';
import { biasedBeside, type SideResult } from './test-side-looks.js';
import { unreadOf } from './unread.js';

export interface FirstLook {
  readonly fit: Fit;
  readonly results: readonly RecordedResult[];
  readonly flags: readonly Flag[];
}

export interface SecondLook {
  readonly fit: Fit;
  readonly results: readonly RecordedResult[];
}

/**
 * Tests the first sample's counts. Pure: the same counts give the same numbers, today and in a `verify` a year later. `recorded`: the rows of a
 * record, for those whose counts it does not keep.
 */
export function firstLook(plan: Plan, fits: Fits, counts: Counts, recorded: readonly RecordedResult[] = []): FirstLook {
  const fit = fits.of(plan);
  const results = assess(fit.rows, testAll(fit, counts, plan.trials, recorded), plan.detect, plan.alpha);
  return { fit, results, flags: doubtful(results, plan.alpha) };
}

/** Tests only the flagged rows on the fresh sample's counts; `recorded`: as for `firstLook`. */
export function secondLook(
  plan: Plan,
  fits: Fits,
  flags: readonly Flag[],
  counts: Counts,
  recorded: readonly RecordedResult[] = [],
): SecondLook {
  const fit = fits.of({ tests: flaggedStatistics(flags), trials: plan.confirmationTrials, lags: plan.lags });
  const flagged = new Set(flags.map(({ test }) => test));
  const keep = <T extends { readonly test: string }>(all: readonly T[]): T[] => all.filter(({ test }) => flagged.has(test));
  const all = testAll(fit, counts, plan.confirmationTrials, recorded);
  return { fit, results: assess(keep(fit.rows), keep(all), plan.detect, plan.alpha) };
}

export function flaggedStatistics(flags: readonly Flag[]): readonly string[] {
  return [...new Set(flags.map(({ test }) => test.split('/')[0]))];
}

/** Returns the verdict, from all looks and from what is known by law. `fresh` is null if no fresh sample was needed, or none could be drawn. */
export function conclude(
  plan: Plan,
  fits: Fits,
  look: FirstLook,
  { beside, fresh }: { readonly fresh: readonly RecordedResult[] | null; readonly beside: SideLooks<SideResult> },
  {
    keepsCards,
    known,
    guards,
    once,
    startsAlike,
    told,
  }: Pick<LawFacts, 'known' | 'guards' | 'once' | 'keepsCards' | 'startsAlike' | 'told'>,
): Verdict {
  const { space } = fits;
  const besides = new Set(neededBesideIn(space).map(({ id }) => id));
  const repeated = repeatedRows(plan, space);
  const running = new Set(look.fit.statistics.map(({ id }) => id));
  return decide({
    rows: look.fit.rows,
    results: look.results,
    missing: [...requiredIn(space), ...neededBesideIn(space).map(({ id }) => id)].filter((id) => !running.has(id)),
    untold: look.results.filter((result) => besides.has(result.test.split('/')[0]) && isUntold(result)).map(({ test }) => test),
    confirmed: fresh ? confirmed(look.flags, fresh, confirmLevel(plan)) : [],
    beside: [
      ...biasedBeside(plan, beside),
      ...(startsAlike ? [BIASED_STARTS] : []),
      ...(keepsCards ? [BIASED_KEPT] : []),
      ...(repeated && isBeyond(repeated, plan.alpha) ? [BIASED_REPEATED] : []),
    ],
    unread: unreadOf({ flags: look.flags, fresh, once: once === true, comparing: besides }),
    recorded: space.recorded ? { reservations: [...space.recorded.reservations, ...unclear(repeated)] } : null,
    known,
    told: told !== undefined,
    guards,
    once: once === true,
    trials: plan.trials,
    detect: sizeToExclude(plan),
    alpha: plan.alpha,
    trialsNeeded: trialsNeeded(plan, fits),
  });
}

/** True if the chance is beyond the level. A recording has no fresh sample; this look uses its share of the false alarms. */
function isBeyond({ logP }: RepeatedRows, level: number): boolean {
  return logP !== null && logP < Math.log(level);
}

/** Returns why repeated rows that are not beyond the level of a verdict prevent a clean one; empty if chance brings as many. */
function unclear(repeated: RepeatedRows | null): readonly Reservation[] {
  if (!repeated || (repeated.logP !== null && !isBeyond(repeated, ALPHA_DOUBTFUL))) return [];
  const { rows } = repeated;
  return [{ why: 'repeats', rows }];
}

/**
 * Returns the number of deals at which every required row detects the size that a clean verdict must exclude, with the plan's other statistics beside
 * it.
 */
export function trialsNeeded(plan: Pick<Plan, 'tests' | 'detect' | 'alpha'> & Partial<Pick<Fittable, 'lags'>>, fits: Fits): number {
  const beside = neededBesideIn(fits.space);
  const tests = [...new Set([...plan.tests, ...requiredIn(fits.space), ...beside.map(({ id }) => id)])];
  const rowsAt = (trials: number): { rows: readonly PlannedRow[]; required: readonly PlannedRow[] } => {
    const { rows } = fits.of({ tests, trials, lags: plan.lags });
    return { rows, required: rows.filter(({ required }) => required) };
  };
  return Math.max(requiredTrials(rowsAt, sizeToExclude(plan), plan.alpha), ...beside.map(({ from }) => from));
}
