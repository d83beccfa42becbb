import type { RowForm } from '../../core/statistic/row-form.js';
import { Batch } from '../../core/subject/outcome.js';

/** Each batch is so many times as large as the one before. */
const GROWS = 4;

/**
 * Batches for outcomes of so many cells, of 1, 4, 16 … and in the end `most` outcomes: what is dealt slowly is heard of after its first deal, and
 * its pace after a second. `absolute`: with the cards dealt, where decks are handed in in random order. `rows`: another form for whole decks, with room for `most`. How many are dealt at once changes no count, but of a race.
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

/** Batches of as many outcomes as a power of two has, at most `most`: so that they end wherever a larger power of two does. */
export function evenBatches(width: number, most: number, absolute: boolean, rows: RowForm | null = null): () => Batch {
  const batch = new Batch(width, 2 ** Math.floor(Math.log2(most)), rows);
  if (absolute) batch.absolute = new Batch(width, batch.capacity);
  return () => {
    batch.clear();
    return batch;
  };
}
