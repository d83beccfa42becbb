import type { CountedSample, Plan } from '../../core/record/evidence.js';
import type { RecordedResult } from '../../core/record/results.js';
import { BESIDE, BIASED_BESIDE, besidePlans, type ForBeside, forBeside } from '../../core/statistic/beside.js';
import type { Counts } from '../count/run-block.js';
import type { Fit, Fits } from '../fit.js';
import { assess } from './assess.js';
import { testAll } from './test-all.js';

/** What one look beside the first sample of a function showed, and the counts it was made of. */
export interface BesideLook {
  readonly fit: Fit;
  readonly results: readonly RecordedResult[];
  readonly counts: Counts;
}

/**
 * Tests the counts of every look that the plan has beside the first sample, each at the level of its own; null where there is none. `recorded`: what a
 * record holds of them, for rows whose counts it does not keep.
 */
export function besideLooks(
  plan: Plan,
  fits: Fits,
  counts: ForBeside<Counts>,
  recorded: ForBeside<Pick<CountedSample, 'results'>> = forBeside(() => null),
): ForBeside<BesideLook> {
  const { detect, lags, tests } = plan;
  const plans = besidePlans(plan);
  return forBeside((beside) => {
    const [planned, counted] = [plans[beside], counts[beside]];
    if (!planned || !counted) return null;
    const { alpha, trials } = planned;
    const fit = fits.of({ tests, trials, lags });
    return { fit, results: assess(fit.rows, testAll(fit, counted, trials, recorded[beside]?.results), detect, alpha), counts: counted };
  });
}

/** The looks that show a bias, as a verdict names them. */
export function biasedBeside(plan: Plan, looks: ForBeside<BesideLook>): readonly string[] {
  const plans = besidePlans(plan);
  return BESIDE.filter((beside) => {
    const level = Math.log(plans[beside]?.alpha ?? 0);
    return looks[beside]?.results.some(({ logPAdjusted }) => logPAdjusted < level);
  }).map((beside) => BIASED_BESIDE[beside]);
}
