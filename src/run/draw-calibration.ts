import type { AuditedBlock, ReadRow } from '../calibrate/audit-block.js';
import { merge } from '../core/statistic.js';
import type { CalibrationBlock, CalibrationJob } from './calibration-job.js';
import { blocksOf, calibrationRunner, dealsOf } from './calibration-job.js';
import { askAll, ownLane, threadLane } from './lane.js';

/**
 * Deals every audit of a calibration and tallies them: by size, then by source, as the plan lists them. Tallies are added, so neither the
 * number of workers nor the order of blocks can change them. With one worker nothing is started beside this thread.
 */
export async function drawCalibration(
  job: CalibrationJob,
  workers: number,
  onDeals: (deals: number) => void,
): Promise<readonly (readonly AuditedBlock[])[]> {
  const { plan } = job;
  const blocks = blocksOf(plan);
  const sums = plan.sizes.map(() =>
    plan.sources.map((): { cells: Float64Array; rows: readonly ReadRow[] } => ({ cells: new Float64Array(0), rows: [] })),
  );
  const add = (at: CalibrationBlock, { cells, rows }: AuditedBlock): void => {
    const sum = sums[at.size][at.source];
    if (sum.cells.length > 0) merge(sum.cells, cells);
    else sum.cells = cells;
    if (at.block === 0) sum.rows = rows;
    onDeals(dealsOf(plan, at));
  };
  const lanes = Array.from({ length: Math.min(workers, blocks.length) }, () =>
    workers > 1
      ? threadLane<CalibrationBlock, AuditedBlock>(new URL('./calibration-worker.js', import.meta.url), job, () => undefined)
      : ownLane(calibrationRunner(job)),
  );
  await askAll(lanes, blocks, add);
  return sums;
}
