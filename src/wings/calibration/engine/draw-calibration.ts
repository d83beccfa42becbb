import type { Grade } from '../../../core/statistic/statistic.js';
import type { Keeper, Stage } from '../../../engine/count/keeper.js';
import { askAll, ownLane } from '../../../engine/count/lane.js';
import type { AuditedBlock, ReadRow } from './audit-block.js';
import type { CalibrationHost } from './calibration-host.js';
import type { CalibrationBlock, CalibrationJob } from './calibration-job.js';
import { blocksOf, calibrationRunner, dealsOf, isFar } from './calibration-job.js';
import { farFit } from './far/far-job.js';

export interface Drawn {
  /** Tallies by size, then by source. */
  readonly tallies: readonly (readonly AuditedBlock[])[];
  /** The probabilities of every measurement, by size and row far in the tail, in no order. */
  readonly far: readonly (readonly (readonly Float64Array[])[])[];
}

/** The kind of results of measurements far in the tail, which are stored side by side. */
const CHANCES = 'chances';
/** The kind of results of tallies, which are added. The facts the rows give are kept from the first block. */
const CELLS = 'cells';
const ROWS = 'rows';
const GRADES: readonly Grade[] = ['exact', 'asymptotic', 'calibrated'];

/**
 * Deals every audit of a calibration and tallies them: by size, then by source, as the plan lists them. Tallies are added, so the number of workers
 * and the order of blocks cannot change them, nor can the blocks `keeper` has from an earlier run. With one worker nothing is started besides this
 * thread.
 */
export async function drawCalibration(
  job: CalibrationJob,
  workers: number,
  keeper: Keeper,
  onDeals: (deals: number) => void,
  host: CalibrationHost,
): Promise<Drawn> {
  const { plan } = job;
  const stages = plan.sizes.map((_, size) => plan.sources.map((__, source) => keeper.stage(`${size}/${source}`, [ROWS])));
  const farStages = plan.far.sizes.map((_, far) =>
    farFit(plan.far, far).rows.map((__, row) => keeper.stage(`far/${far}/${row}`, [CHANCES])),
  );
  const placeOf = (at: CalibrationBlock): { readonly stage: Stage; readonly block: number } =>
    isFar(at) ? { stage: farStages[at.far][at.row], block: at.repeat } : { stage: stages[at.size][at.source], block: at.block };
  const blocks: CalibrationBlock[] = [];
  for (const at of blocksOf(plan)) {
    const { block, stage } = placeOf(at);
    if (stage.totals.blocks.has(block)) onDeals(dealsOf(plan, at));
    else blocks.push(at);
  }
  const add = (at: CalibrationBlock, { cells, rows }: AuditedBlock): void => {
    const { block, stage } = placeOf(at);
    const kept = block === 0 ? [[ROWS, fromRows(rows)] as const] : [];
    stage.add(block, isFar(at) ? [[CHANCES, cells]] : [[CELLS, cells], ...kept]);
    onDeals(dealsOf(plan, at));
  };
  const lanes = Array.from({ length: Math.min(workers, blocks.length) }, () =>
    workers > 1 ? host.calibrationLane(job) : ownLane(calibrationRunner(job), () => host.breathe()),
  );
  await askAll(lanes, blocks, add);
  return {
    tallies: stages.map((sources) =>
      sources.map(({ totals: { added, kept } }) => ({
        cells: added.get(CELLS) ?? new Float64Array(0),
        rows: toRows(kept.get(ROWS)?.[0] ?? new Float64Array(0)),
      })),
    ),
    far: farStages.map((rows) => rows.map(({ totals }) => totals.kept.get(CHANCES) ?? [])),
  };
}

/** Encodes two numbers per row: the index of its grade, and the deals it is based on. */
function fromRows(rows: readonly ReadRow[]): Float64Array {
  return Float64Array.from(rows.flatMap(({ grade, trials }) => [GRADES.indexOf(grade), trials]));
}

function toRows(numbers: Float64Array): readonly ReadRow[] {
  return Array.from({ length: numbers.length / 2 }, (_, row) => ({ grade: GRADES[numbers[2 * row]], trials: numbers[2 * row + 1] }));
}
