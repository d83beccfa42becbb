import { Batch } from '../../../core/subject/outcome.js';
import type { Subject } from '../../../core/subject/subject.js';
import { blockAt } from '../../../engine/count/blocks.js';
import type { Deals } from '../solve/sheet.js';

/** Deals the last `trials` of `all` deals of a subject, or the first where it can go on for ever. Throws E_SUBJECT_* and E_LOG_*. */
export async function readDeals(subject: Subject, seed: string, trials: number, all: number = trials): Promise<Deals> {
  const { width } = subject.space;
  const block = blockAt({ seed, role: 'sample', trials: all, blockSize: all }, 0);
  const source = await subject.open({ ...block, first: all - trials, trials });
  const cells = new Uint16Array(width * trials);
  try {
    const batch = new Batch(width, Math.min(trials, 256));
    for (let done = 0; done < trials; ) {
      batch.clear();
      await source.fill(batch);
      const length = Math.min(batch.length, trials - done);
      if (length === 0) break;
      cells.set(batch.cells.subarray(0, length * width), done * width);
      done += length;
    }
  } finally {
    await source.close?.();
  }
  await subject.finish?.();
  return { n: width, cells };
}
