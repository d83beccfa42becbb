import type { RowForm } from '../../../core/statistic/row-form.js';
import type { Batch } from '../../../core/subject/outcome.js';
import { BLOCK_SIZE, type Subject } from '../../../core/subject/subject.js';
import { blockAt, blockCount } from '../../../engine/count/blocks.js';
import { growingBatches } from '../../../engine/count/growing-batches.js';

/** The deals to make: the first `trials` of the sample that an audit with this seed counts. */
export interface Dealt {
  readonly seed: string;
  readonly trials: number;
}

/**
 * Deals a subject's first outcomes as an audit would, block after block, at most `most` at a time; each batch is overwritten by the next. Closes the
 * subject in the end, however it comes. `rows`: as for a batch. Throws what dealing throws.
 */
export async function* dealtBatches(subject: Subject, dealt: Dealt, most: number, rows: RowForm | null = null): AsyncGenerator<Batch> {
  const sampling = { ...dealt, role: 'sample', blockSize: BLOCK_SIZE } as const;
  const next = growingBatches(subject.space.width, most, false, rows);
  try {
    for (let index = 0; index < blockCount(sampling); index++) {
      const source = await subject.open(blockAt(sampling, index));
      try {
        for (;;) {
          const batch = next();
          const filled = source.fill(batch);
          if (filled) await filled;
          if (batch.length === 0) break;
          yield batch;
        }
      } finally {
        await source.close?.();
      }
    }
    await subject.finish?.();
  } finally {
    subject.close?.();
  }
}
