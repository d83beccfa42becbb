import { setImmediate as letSignalsIn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AuditedBlock, ReadRow } from '../calibrate/audit-block.js';
import { AuditError } from '../core/errors.js';
import { merge } from '../core/statistic.js';
import type { CalibrationBlock, CalibrationJob } from './calibration-job.js';
import { blocksOf, dealsOf, runCalibrationBlock } from './calibration-job.js';

/** What a worker thread tells. */
export type FromCalibration =
  | { readonly kind: 'block'; readonly audited: AuditedBlock }
  | { readonly kind: 'failed'; readonly message: string };

/** Deals and tallies one block after another; `end` lets go of what does it. */
interface Lane {
  deal(at: CalibrationBlock): Promise<AuditedBlock>;
  end(): Promise<unknown>;
}

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
  const lanes = Array.from({ length: Math.min(workers, blocks.length) }, () => (workers > 1 ? threadLane(job) : ownLane(job)));
  let next = 0;
  try {
    await Promise.all(
      lanes.map(async ({ deal }) => {
        while (next < blocks.length) {
          const at = blocks[next++];
          add(at, await deal(at));
        }
      }),
    );
  } finally {
    await Promise.all(lanes.map(({ end }) => end()));
  }
  return sums;
}

function ownLane(job: CalibrationJob): Lane {
  return {
    async deal(at) {
      const audited = await runCalibrationBlock(job, at);
      // Dealing in this thread never waits for anything, so signals are let in between blocks.
      await letSignalsIn();
      return audited;
    },
    end: () => Promise.resolve(),
  };
}

function threadLane(job: CalibrationJob): Lane {
  const worker = new Worker(new URL('./calibration-worker.js', import.meta.url), { workerData: job });
  let waiting: { readonly resolve: (audited: AuditedBlock) => void; readonly reject: (error: Error) => void } | undefined;
  worker.on('message', (message: FromCalibration) => {
    if (message.kind === 'block') waiting?.resolve(message.audited);
    else waiting?.reject(new AuditError('E_INTERNAL', `a worker thread failed: ${message.message}`));
  });
  worker.on('error', (error) => waiting?.reject(error));
  worker.on('exit', (code) => waiting?.reject(new AuditError('E_INTERNAL', `a worker thread ended with code ${code}`)));
  return {
    deal: (at) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        worker.postMessage(at);
      }),
    end: () => worker.terminate(),
  };
}
