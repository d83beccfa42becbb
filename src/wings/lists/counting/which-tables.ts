import { LEAST_ITEMS } from '../list-limits.js';

/** The parts of all items, and the moduli, by which the items of a sample are counted. */
export const WHICH_PARTS = 64;
export const WHICH_MODULI = [16, 3, 5, 7] as const;

/** The number of cells: items by part, by remainder, and pairs of items that follow each other. */
export const WHICH_CELLS: number = WHICH_PARTS + WHICH_MODULI.reduce((sum, modulus) => sum + modulus, 0) + 1;

/** Counts the items of a sample of `from` … `from` + `of` − 1, which are sorted. */
export function whichCells(kinds: Float64Array, from: number, of: number): Float64Array {
  const cells = new Float64Array(WHICH_CELLS);
  for (let k = 0; k < kinds.length; k++) {
    const item = kinds[k] - from;
    cells[Math.floor((item * WHICH_PARTS) / of)]++;
    let start = WHICH_PARTS;
    for (const modulus of WHICH_MODULI) {
      cells[start + (item % modulus)]++;
      start += modulus;
    }
    if (k > 0 && kinds[k] === kinds[k - 1] + 1) cells[start]++;
  }
  return cells;
}

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
