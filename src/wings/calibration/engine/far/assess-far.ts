import type { PlannedRow } from '../../../../engine/decide/assess.js';
import type { FarPlan, FarRate, FarResult, FarRow } from '../../record/calibration-far.js';

/** The least natural log that a record holds. */
const LEAST_LOG = -1e9;

/** A tolerance for rounding only. */
const EXACT = 1 + 1e-9;

/** Fractions of the fortune that are bet on rates above the level, each with its own part of the fortune. */
const BETS = [0.25, 0.5, 0.75, 1] as const;

/** Computes every row of one size from its measurements, in any order: `chances` returns those at a row's place, as `farChances` gives each. */
export function assessFar(
  plan: FarPlan,
  far: number,
  rows: readonly PlannedRow[],
  chances: (row: number) => readonly Float64Array[],
): FarResult {
  const { by, n, outcome, trials } = plan.sizes[far];
  const judged = plan.levels.flatMap((level, place) => (level <= plan.judgedFrom ? [{ level, place }] : []));
  return {
    outcome,
    n,
    trials,
    by,
    rows: rows.flatMap(({ decidesFrom = 1, degrees, lawOf, test }, row): readonly FarRow[] => {
      if (lawOf) return [];
      if (decidesFrom > trials) return [{ test, degrees, heldTo: decidesFrom, upper: [], lower: [] }];
      const measured = chances(row);
      const ratesFrom = (first: number): readonly FarRate[] =>
        judged.map(({ level, place }) =>
          rateOf(
            level,
            measured.map((found) => found[first + place]),
            by === 'counting',
          ),
        );
      return [{ test, degrees, heldTo: null, upper: ratesFrom(0), lower: ratesFrom(plan.levels.length) }];
    }),
  };
}

function rateOf(level: number, measured: readonly number[], exact: boolean): FarRate {
  if (exact) return { level, rate: measured[0], error: 0, worth: null, logP: measured[0] > level * EXACT ? LEAST_LOG : 0 };
  // In rising order, so that sums do not hang on which worker was done first.
  const estimates = measured.toSorted((a, b) => a - b);
  const many = estimates.length;
  const rate = estimates.reduce((sum, estimate) => sum + estimate, 0) / many;
  const squares = estimates.reduce((sum, estimate) => sum + (estimate - rate) ** 2, 0);
  const error = many > 1 ? Math.sqrt(squares / (many - 1) / many) : 0;
  const worth = error > 0 ? (rate * (1 - rate)) / error ** 2 : null;
  return { level, rate, error, worth, logP: betLog(estimates.map((estimate) => estimate / level)) };
}

/**
 * Returns the natural log of a bound on the probability of such estimates, if the rate were at most the level. Estimates divided by the level then
 * have a mean of at most 1. So has a fortune of 1 after betting a share of itself on each of them. It reaches 1/p with probability at most p,
 * whatever the law of the estimates: J. Ville (1939), Étude critique de la notion de collectif.
 */
function betLog(times: readonly number[]): number {
  const logs = BETS.map((share) => times.reduce((sum, one) => sum + Math.log(1 + share * (one - 1)), 0));
  const most = Math.max(...logs);
  const fortune = logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / BETS.length;
  return Number.isFinite(most) ? Math.max(LEAST_LOG, Math.min(0, -most - Math.log(fortune)) + 0) : 0;
}
