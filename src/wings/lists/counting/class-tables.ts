/**
 * Returns the factors that find which of `parts` equal stretches a number v below n lies in: ⌊v · factor + nudge⌋. The nudge is less than one number
 * and more than a product loses by rounding.
 */
export function stretchFactors(n: number, parts: number): { readonly factor: number; readonly nudge: number } {
  return { factor: parts / n, nudge: 0.25 / n };
}

/** Counts the numbers 0 … n − 1 in each of `blocks` stretches of equal length; v lies in stretch ⌊v · blocks/n⌋. */
export function stretchSizes(n: number, blocks: number): number[] {
  const edges = Array.from({ length: blocks + 1 }, (_, k) => Math.ceil((k * n) / blocks));
  return edges.slice(1).map((edge, k) => edge - edges[k]);
}

/** Counts the numbers 0 … n − 1 by remainder modulo `modulus`. */
export function residueSizes(n: number, modulus: number): number[] {
  return Array.from({ length: modulus }, (_, k) => Math.ceil((n - k) / modulus));
}

/** Returns (n − 1)/n · Pearson's X² of a row-major table in which every list has these margins, against the product of the margins. */
export function tableValue(counts: ArrayLike<number>, rows: readonly number[], columns: readonly number[], lists: number): number {
  const n = rows.reduce((sum, size) => sum + size, 0);
  let value = 0;
  rows.forEach((row, i) => {
    columns.forEach((column, j) => {
      const expected = (lists * row * column) / n;
      value += (counts[i * columns.length + j] - expected) ** 2 / expected;
    });
  });
  return ((n - 1) / n) * value;
}
