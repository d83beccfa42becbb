/** Which of `parts` stretches of equal length a number below n lies in: ⌊v · factor + nudge⌋. The nudge is less than one number and more than what a product loses. */
export function stretchFactors(n: number, parts: number): { readonly factor: number; readonly nudge: number } {
  return { factor: parts / n, nudge: 0.25 / n };
}

/** How many of the numbers 0 … n − 1 fall into each of `blocks` stretches of equal length, v in the stretch ⌊v · blocks/n⌋. */
export function stretchSizes(n: number, blocks: number): number[] {
  const edges = Array.from({ length: blocks + 1 }, (_, k) => Math.ceil((k * n) / blocks));
  return edges.slice(1).map((edge, k) => edge - edges[k]);
}

/** How many of the numbers 0 … n − 1 leave each remainder when divided by `modulus`. */
export function residueSizes(n: number, modulus: number): number[] {
  return Array.from({ length: modulus }, (_, k) => Math.ceil((n - k) / modulus));
}

/** (n − 1)/n · Pearson's X² of a table row by row whose every list has these margins, against the product of the margins. */
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
