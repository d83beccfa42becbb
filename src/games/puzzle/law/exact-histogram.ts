import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { ratio } from '../../../math/ratio.js';

/** How many of `total` equally likely boards have each value of a number: counts[v] of them the value v, from 0. */
export interface ExactHistogram {
  readonly counts: readonly bigint[];
  readonly total: bigint;
}

/** A histogram of these counts. Throws E_INTERNAL where they do not sum to `total`: no law is used that lost or gained a board. */
export function exactHistogram(counts: readonly bigint[], total: bigint): ExactHistogram {
  const sum = counts.reduce((all, one) => all + one, 0n);
  if (sum !== total || counts.some((one) => one < 0n))
    throw new AuditError('E_INTERNAL', `the counts of a law must sum to ${counted(total, 'board')}, got ${sum}`);
  return { counts, total };
}

/** The chance of every value, as the nearest doubles. */
export function chancesOf({ counts, total }: ExactHistogram): Float64Array {
  return Float64Array.from(counts, (count) => ratio(count, total));
}
