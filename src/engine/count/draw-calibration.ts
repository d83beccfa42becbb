import type { Grade } from '../../core/statistic.js';
import type { AuditedBlock, ReadRow } from '../calibrate/audit-block.js';
import type { Host } from '../host.js';
import type { CalibrationBlock, CalibrationJob } from './calibration-job.js';
import { blocksOf, calibrationRunner, dealsOf } from './calibration-job.js';
import type { Keeper } from './keeper.js';
import { askAll, ownLane } from './lane.js';

/** Tallies are added, what the rows say of themselves is kept as the first block gives it. */
const CELLS = 'cells';
const ROWS = 'rows';
const GRADES: readonly Grade[] = ['exact', 'asymptotic', 'calibrated'];

/**
 * Deals every audit of a calibration and tallies them: by size, then by source, as the plan lists them. Tallies are added, so neither the
 * number of workers nor the order of blocks can change them, nor which of them `keeper` has from an earlier run. With one worker nothing is
 * started beside this thread.
 */
export async function drawCalibration(
  job: CalibrationJob,
  workers: number,
  keeper: Keeper,
  onDeals: (deals: number) => void,
  host: Host,
): Promise<readonly (readonly AuditedBlock[])[]> {
  const { plan } = job;
  const stages = plan.sizes.map((_, size) => plan.sources.map((__, source) => keeper.stage(`${size}/${source}`, [ROWS])));
  const blocks: CalibrationBlock[] = [];
  for (const at of blocksOf(plan)) {
    if (stages[at.size][at.source].totals.blocks.has(at.block)) onDeals(dealsOf(plan, at));
    else blocks.push(at);
  }
  const add = (at: CalibrationBlock, { cells, rows }: AuditedBlock): void => {
    const kept = at.block === 0 ? [[ROWS, fromRows(rows)] as const] : [];
    stages[at.size][at.source].add(at.block, [[CELLS, cells], ...kept]);
    onDeals(dealsOf(plan, at));
  };
  const lanes = Array.from({ length: Math.min(workers, blocks.length) }, () =>
    workers > 1 ? host.calibrationLane(job) : ownLane(calibrationRunner(job), () => host.breathe()),
  );
  await askAll(lanes, blocks, add);
  return stages.map((sources) =>
    sources.map(({ totals: { added, kept } }) => ({
      cells: added.get(CELLS) ?? new Float64Array(0),
      rows: toRows(kept.get(ROWS)?.[0] ?? new Float64Array(0)),
    })),
  );
}

/** Two numbers a row: its grade by its place, and the deals it rests on. */
function fromRows(rows: readonly ReadRow[]): Float64Array {
  return Float64Array.from(rows.flatMap(({ grade, trials }) => [GRADES.indexOf(grade), trials]));
}

function toRows(numbers: Float64Array): readonly ReadRow[] {
  return Array.from({ length: numbers.length / 2 }, (_, row) => ({ grade: GRADES[numbers[2 * row]], trials: numbers[2 * row + 1] }));
}
