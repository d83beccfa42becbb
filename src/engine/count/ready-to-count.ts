import { AuditError } from '../../core/errors.js';
import type { Batch } from '../../core/subject/outcome.js';
import type { Subject } from '../../core/subject/subject.js';

/**
 * Makes a batch that was just filled ready to be counted, in every reading. If the order of the seen cards carries no information, the cells of every
 * outcome are sorted, so each hand has one row of cells. Throws E_INTERNAL if the dealt cards were asked for and are missing.
 */
export function readyToCount({ id, space }: Pick<Subject, 'id' | 'space'>, batch: Batch): void {
  const { absolute } = batch;
  if (absolute && absolute.length !== batch.length)
    throw new AuditError('E_INTERNAL', `${id} hands decks in in random order and must deliver the cards dealt too`);
  if (!space.unordered) return;
  sortDeals(batch);
  if (absolute) sortDeals(absolute);
}

function sortDeals({ cells, length, width }: Batch): void {
  for (let at = 0; at < length * width; at += width) cells.subarray(at, at + width).sort();
}
