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
