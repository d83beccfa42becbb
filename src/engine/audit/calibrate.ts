import type { CalibratedSize, CalibrationCore, CalibrationPlan } from '../../core/record/calibration.js';
import { permutations } from '../../math/orders/permutation.js';
import { assessSize } from '../calibrate/assess-size.js';
import { assessFar } from '../calibrate/far/assess-far.js';
import { judge } from '../calibrate/judge.js';
import { blocksOf, dealsOf } from '../count/calibration-job.js';
import { drawCalibration } from '../count/draw-calibration.js';
import { farFit } from '../count/far-job.js';
import { UNKEPT } from '../count/keeper.js';
import { fitPlan } from '../fit.js';
import type { Host } from '../host.js';
import type { MadeCalibration } from '../plan/make-calibration.js';
import { countsDigest } from '../record/record-counts.js';
import type { Running } from './run-audit.js';

/**
 * Runs a calibration: audits unbiased shuffles repeatedly, tallies the result of every row, and compares the rates with the stated ones. `recorded`
 * holds the bytes of the plan's recording, or null if there is none. The number of workers cannot change the result.
 */
export async function calibrate(
  plan: CalibrationPlan,
  { refused, regions }: Pick<MadeCalibration, 'refused' | 'regions'>,
  recorded: Uint8Array | null,
  { keeper, onProgress, workers }: Running,
  host: Host,
): Promise<CalibrationCore> {
  const total = blocksOf(plan).reduce((sum, at) => sum + dealsOf(plan, at), 0);
  let done = 0;
  onProgress?.('sample', 0, total);
  const onDeals = (deals: number): void => {
    done += deals;
    onProgress?.('sample', done, total);
  };
  const { far: chances, tallies } = await drawCalibration({ plan, recorded }, workers, keeper ?? UNKEPT, onDeals, host);
  const calibration = plan.sizes.map((size, s): CalibratedSize => {
    const rows = fitPlan({ ...size, lags: undefined }, permutations(size.n)).rows;
    return { ...assessSize(plan, size, rows, tallies[s]), tallies: tallies[s].map(({ cells }) => countsDigest(cells)) };
  });
  const far = plan.far.sizes.map((_, s) => assessFar(plan.far, s, farFit(plan.far, s).rows, (row) => chances[s][row]));
  return {
    kind: 'calibration',
    tool: { name: 'shuffle-audit', version: host.version },
    plan,
    calibration,
    far,
    refused,
    regions,
    ...judge(plan, calibration, far),
  };
}
