import type { Batch } from '../../core/outcome.js';

/** Sorts the cells of every outcome: where the order of the seen cards says nothing, one hand is one row of cells. */
export function sortDeals({ cells, length, width }: Batch): void {
  for (let at = 0; at < length * width; at += width) cells.subarray(at, at + width).sort();
}
