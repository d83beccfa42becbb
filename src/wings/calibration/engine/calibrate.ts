import type { Running } from '../../../engine/audit/run-audit.js';
import { UNKEPT } from '../../../engine/count/keeper.js';
import { fitPlan } from '../../../engine/fit.js';
import { countsDigest } from '../../../engine/record/record-counts.js';
import { permutations } from '../../../math/orders/permutation.js';
import type { CalibratedSize, CalibrationCore, CalibrationPlan } from '../record/calibration.js';
import { assessSize } from './assess-size.js';
import type { CalibrationHost } from './calibration-host.js';
import { blocksOf, dealsOf } from './calibration-job.js';
import { drawCalibration } from './draw-calibration.js';
import { assessFar } from './far/assess-far.js';
import { farFit } from './far/far-job.js';
import { judge } from './judge.js';
import type { MadeCalibration } from './make-calibration.js';

/**
 * Runs a calibration: audits unbiased shuffles repeatedly, tallies the result of every row, and compares the rates with the stated ones. `recorded`
 * holds the bytes of the plan's recording, or null if there is none. The number of workers cannot change the result.
 */
export async function calibrate(
  plan: CalibrationPlan,
  { refused, regions }: Pick<MadeCalibration, 'refused' | 'regions'>,
  recorded: Uint8Array | null,
  { keeper, onProgress, workers }: Running,
  host: CalibrationHost,
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
