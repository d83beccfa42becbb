import type { RowForm } from '../../core/statistic/row-form.js';
import { Batch } from '../../core/subject/outcome.js';

/** The factor by which each batch is larger than the one before. */
const GROWS = 4;

/**
 * Makes batches for outcomes of `width` cells, of 1, 4, 16 … and finally `most` outcomes. A slow subject shows progress after its first deal, and its
 * pace after a second. `absolute`: with the cards dealt, if input decks are in random order. `rows`: another form for whole decks, with room for
 * `most`. The batch size changes no count, except for a race.
 */
export function growingBatches(width: number, most: number, absolute: boolean, rows: RowForm | null = null): () => Batch {
  let batch: Batch | null = null;
  return () => {
    if (batch?.capacity === most) {
      batch.clear();
      return batch;
    }
    batch = new Batch(width, batch ? Math.min(most, batch.capacity * GROWS) : 1, rows);
    if (absolute) batch.absolute = new Batch(width, batch.capacity);
    return batch;
  };
}

/** Makes batches whose size is a power of two, at most `most`, so that they end wherever a larger power of two does. */
export function evenBatches(width: number, most: number, absolute: boolean, rows: RowForm | null = null): () => Batch {
  const batch = new Batch(width, 2 ** Math.floor(Math.log2(most)), rows);
  if (absolute) batch.absolute = new Batch(width, batch.capacity);
  return () => {
    batch.clear();
    return batch;
  };
}
