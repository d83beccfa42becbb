import type { CountedSample, Plan } from '../../core/record/evidence.js';
import type { RecordedResult } from '../../core/record/results.js';
import { BIASED_SIDE_LOOK, mapSideLooks, SIDE_LOOKS, type SideLooks, sidePlans } from '../../core/statistic/side-looks.js';
import type { Counts } from '../count/run-block.js';
import type { Fit, Fits } from '../fit.js';
import { assess } from './assess.js';
import { testAll } from './test-all.js';

/** The result of one extra look beside the first sample of a function, with its counts. */
export interface SideResult {
  readonly fit: Fit;
  readonly results: readonly RecordedResult[];
  readonly counts: Counts;
}

/**
 * Tests the counts of every look that the plan has beside the first sample, each at its own level; null if there is none. `recorded`: the rows of a
 * record, for those whose counts it does not keep.
 */
export function testSideLooks(
  plan: Plan,
  fits: Fits,
  counts: SideLooks<Counts>,
  recorded: SideLooks<Pick<CountedSample, 'results'>> = mapSideLooks(() => null),
): SideLooks<SideResult> {
  const { detect, lags, tests } = plan;
  const plans = sidePlans(plan);
  return mapSideLooks((beside) => {
    const [planned, counted] = [plans[beside], counts[beside]];
    if (!planned || !counted) return null;
    const { alpha, trials } = planned;
    const fit = fits.of({ tests, trials, lags });
    return { fit, results: assess(fit.rows, testAll(fit, counted, trials, recorded[beside]?.results), detect, alpha), counts: counted };
  });
}

/** Returns the looks that show a bias, as a verdict names them. */
export function biasedBeside(plan: Plan, looks: SideLooks<SideResult>): readonly string[] {
  const plans = sidePlans(plan);
  return SIDE_LOOKS.filter((beside) => {
    const level = Math.log(plans[beside]?.alpha ?? 0);
    return looks[beside]?.results.some(({ logPAdjusted }) => logPAdjusted < level);
  }).map((beside) => BIASED_SIDE_LOOK[beside]);
}
