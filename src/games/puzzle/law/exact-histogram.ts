import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { ratio } from '../../../math/ratio.js';

/** The number of `total` equally likely boards with each value of a number: counts[v] of them have the value v, from 0. */
export interface ExactHistogram {
  readonly counts: readonly bigint[];
  readonly total: bigint;
}

/** Returns a histogram of these counts. Throws E_INTERNAL if they do not sum to `total`: no law is used that lost or gained a board. */
export function exactHistogram(counts: readonly bigint[], total: bigint): ExactHistogram {
  const sum = counts.reduce((all, one) => all + one, 0n);
  if (sum !== total || counts.some((one) => one < 0n))
    throw new AuditError('E_INTERNAL', `the counts of a law must sum to ${counted(total, 'board')}, got ${sum}`);
  return { counts, total };
}

/** Returns the chance of every value, as the nearest doubles. */
export function chancesOf({ counts, total }: ExactHistogram): Float64Array {
  return Float64Array.from(counts, (count) => ratio(count, total));
}
