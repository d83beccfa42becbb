import { isReference } from '../../core/record/declared-null.js';
import { isBuiltIn } from '../../core/record/origin.js';
import { promisedFrom } from '../../core/statistic/promised-from.js';
import { ALPHA_BIASED, POWER } from '../../core/statistic/rules.js';
import type { Fitted, Row, TestResult } from '../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import type { Subject } from '../../core/subject/subject.js';
import { BLOCK_SIZE } from '../../core/subject/subject.js';
import { kindOf } from '../../kinds/index.js';
import { distinctDeals } from '../../math/pairs/distinct-deals.js';
import { noncentralityForPower } from '../../math/tails/noncentrality.js';
import { holmLevel, powerAt, readAt, trialsToSee } from '../../math/tails/power.js';
import type { Running } from '../audit/run-audit.js';
import { drawCounts, fitsFor } from '../audit/run-audit.js';
import type { Fit, Fits, Fittable } from '../fit.js';
import type { Host } from '../host.js';
import { partsOf } from '../subject/parts-of.js';
import { declaredTests } from './make-plan.js';

/** The power of one row, computed without any deal. */
export interface RowOutlook {
  readonly row: Row;
  readonly required: boolean;
  /** Deals at which it detects the size asked for. */
  readonly trialsForDetect: number;
  /** The smallest relative root-mean-square deviation that it detects in the deals given, and the power for the size asked for; null without deals. */
  readonly seenFrom: number | null;
  readonly power: number | null;
}

/** Returns what the rows of a plan can detect at `power`. `trials` null: only the deals needed. */
export function outlook(plan: Fittable & { readonly detect: number }, fits: Fits, power: number, given: boolean): readonly RowOutlook[] {
  const { rows } = fits.of(plan);
  const level = holmLevel(ALPHA_BIASED, rows.length);
  return rows
    .filter((row) => isForeseen(row) && row.forecast !== 'never')
    .map((row) => {
      const noncentrality = noncentralityForPower(row.degrees, readAt(row, level), power);
      return {
        row,
        required: row.required,
        trialsForDetect: Math.ceil(noncentrality / (row.scale * plan.detect ** 2)),
        seenFrom: given ? Math.sqrt(noncentrality / (plan.trials * row.scale)) : null,
        power: given ? powerAt(row, plan.trials, plan.detect, level) : null,
      };
    });
}

/** True if the row has a foreseeable size. A row that counts equal deals has no size of deviation to detect, or one that grows with the deals. */
function isForeseen(row: Row): boolean {
  return !row.equalDeals && row.forecast !== 'pairs';
}

/** Returns the number of equally likely deals that the rows counting equal deals would notice; `all` if a row compares all pairs of deals. */
export function repeatsOutlook(
  plan: Fittable,
  fits: Fits,
): readonly { readonly test: string; readonly all: boolean; readonly seenUpTo: number }[] {
  const { rows } = fits.of(plan);
  const level = holmLevel(ALPHA_BIASED, rows.length);
  return rows.flatMap(({ equalDeals, test }) =>
    equalDeals ? [{ test, all: equalDeals.all, seenUpTo: distinctDeals(equalDeals, 0, level).seenUpTo }] : [],
  );
}

/** The size of one subject's own bias as one row measures it, and the deals at which that row detects it. */
export interface RowForecast {
  readonly row: Row;
  /** Noncentrality per deal, and its standard error: 0 if exact. */
  readonly noncentrality: number;
  readonly error: number;
  /** Null if the estimate is not well above its error: too small to measure with these deals. */
  readonly trials: number | null;
}

const FIRST_DEALS = 2 ** 16;

/** The most deals spent on one estimate. */
export const MOST_DEALS: number = 2 ** 21;

/** An estimate counts as measured if it is this many standard errors above 0, and as good once it is known to this share. */
const CLEAR = 5;
const GOOD = 0.03;

/**
 * The fewest deals forecast, since the noncentral law is no guide to fewer. The cycles of Sattolo's shuffle are detected from some 35 deals on, where
 * it says 3 (reports/power.md).
 */
const LEAST_FORECAST = 50;

/**
 * Forecasts when each row would detect this subject's own bias, from the exact law if one is worked out, else from deals made for the purpose. Those
 * have their own seed role, so that they never coincide with the audit's. The estimate of a row's noncentrality is unbiased, (Q − degrees)/(N − 1).
 * The deals are quadrupled until the soonest row is known to 3 %, or 2^21 are spent. The level is that of all rows fitted to the plan.
 */
export async function forecast(
  subject: Subject,
  plan: Fittable & { readonly seed: string; readonly n: number },
  { rows: planned }: Pick<Fit, 'rows'>,
  running: Running,
  host: Host,
): Promise<readonly RowForecast[]> {
  const { origin } = subject;
  // What is worked out without dealing is held against the even law.
  const isEven = !subject.space.declared;
  const exact =
    (isEven && isBuiltIn(origin) && kindOf(origin.outcome).noncentralities?.(partsOf(origin), plan.n)) || new Map<string, number>();
  const fits = fitsFor(subject, running);
  const level = holmLevel(ALPHA_BIASED, planned.length);
  for (let deals = FIRST_DEALS; ; deals *= 4) {
    const fit = fits.of({ tests: plan.tests, trials: deals, lags: plan.lags });
    const counts = await drawCounts(
      subject,
      { seed: plan.seed, blockSize: BLOCK_SIZE, n: plan.n },
      { role: 'estimate', trials: deals, tests: plan.tests, lags: plan.lags },
      { ...running, fits },
      host,
    );
    const binned = binnedBySeen(subject.space);
    const rows = fit.statistics.flatMap(({ fitted, id }) => {
      const own = counts.get(id) ?? new Float64Array(0);
      const foreseen = forecastRows(fitted, own, deals, exact, level);
      if (!binned(id)) return foreseen;
      return foreseen.map((row, r) =>
        inOwnBins(row, (trials) => {
          const [fitted] = fits.of({ tests: [id], trials, lags: plan.lags }).statistics;
          return fitted ? forecastRows(fitted.fitted, own, deals, exact, level)[r] : null;
        }),
      );
    });
    const soonest = rows.filter(({ trials }) => trials !== null).sort((a, b) => (a.trials ?? 0) - (b.trials ?? 0))[0];
    if ((soonest && soonest.error <= GOOD * soonest.noncentrality) || deals * 4 > MOST_DEALS) return rows;
  }
}

function forecastRows(
  { rows, test }: Pick<Fitted, 'rows' | 'test'>,
  counts: Float64Array,
  deals: number,
  exact: ReadonlyMap<string, number>,
  level: number,
): readonly RowForecast[] {
  return test(counts, deals).flatMap((result, i) =>
    isForeseen(rows[i]) ? [forecastRow(asSeen(rows[i], result), result, exact, level)] : [],
  );
}

/** Returns whether a test pools rare values in bins, the more so the fewer deals there are. */
function binnedBySeen(space: OutcomeSpace): (id: string) => boolean {
  if (isReference(space.declared)) return () => true;
  const ofDeclared = declaredTests(space);
  return (id) => ofDeclared.includes(id);
}

/** Gives a row that is fitted without a law the degrees of freedom of the values that came. */
function asSeen(row: Row, { degrees }: TestResult): Row {
  return row.forecast === 'values' ? { ...row, degrees } : row;
}

/** The growth factor for a number of deals that is too small for its own bins. */
const MORE_DEALS = 1.1;

/**
 * Forecasts again with the bins of the forecast number of deals, which may need more: with fewer deals rare cards share bins, which shows less. `at`:
 * the forecast of the same counts in the bins of a number of deals; null if that number has no bins.
 */
function inOwnBins(first: RowForecast, at: (trials: number) => RowForecast | null): RowForecast {
  let row = first;
  for (let trials = first.trials; trials !== null && trials < MOST_DEALS; trials = Math.ceil(trials * MORE_DEALS)) {
    const binned = at(trials);
    if (binned && binned.trials !== null && binned.trials <= trials) return { ...binned, trials };
    row = { ...first, trials: null };
  }
  return row;
}

function forecastRow(row: Row, result: TestResult, exact: ReadonlyMap<string, number>, level: number): RowForecast {
  if (row.forecast === 'never') return forecastNever(row, result);
  const { degrees, trials, value } = result;
  const known = exact.get(row.test);
  const noncentrality = known ?? Math.max(0, (value - degrees) / (trials - 1));
  const error = known === undefined ? Math.sqrt(2 * degrees + 4 * trials * noncentrality) / trials : 0;
  const measured = noncentrality > 0 && noncentrality >= CLEAR * error;
  const needed = measured ? Math.max(LEAST_FORECAST, promisedFrom(row), trialsToSee(row, noncentrality, level)) : null;
  return { row, noncentrality, error, trials: needed };
}

/** Forecasts the deals by which an impossible value, one of which makes its row biased, comes 99 times in 100. Its value is (those that came)²/deals. */
function forecastNever(row: Row, { trials, value }: TestResult): RowForecast {
  const came = Math.sqrt(value * trials);
  const share = came / trials;
  const needed = came === 0 ? null : share === 1 ? 1 : Math.ceil(Math.log(1 - POWER) / Math.log1p(-share));
  // A count of what is rare has its root as its standard error.
  return { row, noncentrality: share ** 2, error: (2 * share * Math.sqrt(came)) / trials, trials: needed };
}
