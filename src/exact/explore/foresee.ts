import type { ForcedDealer } from '../../core/subject/forced.js';
import type { Forecast } from './forecast.js';
import { forecast, PATHS } from './forecast.js';
import { firstLevel } from './grow.js';
import { newPlan } from './plan.js';
import { createRuns } from './runs.js';
import { dealsOfSweep } from './sweep.js';

/** How a proof that is foreseen will be made, and how long it may take to foresee it. */
export interface ForeseenOptions {
  /** As in `ExploreOptions`. */
  readonly margin: number;
  readonly sweeps: number;
  /** Asked again and again: whether to end here, with what is known. */
  readonly enough: () => boolean;
}

/**
 * What `explore` will come to, before it is begun: paths are followed from the first number on, up to some 10,000 deals a number, which count
 * towards no exploration. Throws what `explore` throws of a function that it cannot deal. The dealer is left open.
 */
export async function foresee(dealer: ForcedDealer, { margin, sweeps, enough }: ForeseenOptions): Promise<Forecast> {
  const runs = createRuns(dealer, { mostRuns: Number.POSITIVE_INFINITY, margin, onProgress: () => undefined });
  const levels = [await firstLevel(runs)];
  const { calls, ...rest } = await forecast(runs, levels, newPlan(runs), { leastPaths: PATHS, enough });
  return { ...rest, calls: calls + dealsOfSweep(sweeps, rest.depth) };
}
