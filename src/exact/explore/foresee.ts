import type { ForcedDealer } from '../../core/subject/forced.js';
import type { Forecast } from './forecast.js';
import { forecast, PATHS } from './forecast.js';
import { firstLevel } from './grow.js';
import { newPlan } from './plan.js';
import { createRuns } from './runs.js';
import { dealsOfSweep } from './sweep.js';

export interface ForeseenOptions {
  /** Same as in `ExploreOptions`. */
  readonly margin: number;
  readonly sweeps?: (leaves: number) => number;
  /** Asked repeatedly; true ends the forecast with what is known. */
  readonly enough: () => boolean;
}

/**
 * Forecasts what `explore` will take, before it is begun. Follows paths from the first number on, up to some 10,000 deals per number, which count
 * towards no exploration. Throws the errors of `explore` for a function that it cannot deal. The dealer is left open.
 */
export async function foresee(dealer: ForcedDealer, { margin, sweeps, enough }: ForeseenOptions): Promise<Forecast> {
  const runs = createRuns(dealer, { mostRuns: Number.POSITIVE_INFINITY, margin, onProgress: () => undefined });
  const levels = [await firstLevel(runs)];
  const { calls, ...rest } = await forecast(runs, levels, newPlan(runs), { leastPaths: PATHS, enough });
  return { ...rest, calls: calls + (sweeps ? dealsOfSweep(sweeps(rest.leaves), rest.depth) : 0) };
}
