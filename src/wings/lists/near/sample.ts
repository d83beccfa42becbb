import { whichCells } from '../counting/which-tables.js';
import { LEAST_ITEMS } from '../list-limits.js';

/** The items of a sample, as counts of which came, by where they lie among all. */
export interface SampleRead {
  readonly of: number;
  readonly from: 0 | 1;
  readonly which: Float64Array;
}

/** Counts which of 0 … `of` − 1 or 1 … `of` are in a sample; null where another number is, or where too few are absent to say anything. */
export function sampleIn(kinds: Float64Array, of: number): SampleRead | null {
  const high = kinds[kinds.length - 1];
  const from = high === of ? 1 : 0;
  if (kinds[0] < from || high - from >= of || of - kinds.length < LEAST_ITEMS) return null;
  return { of, from, which: whichCells(kinds, from, of) };
}
