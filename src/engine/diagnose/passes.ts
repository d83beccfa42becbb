/** Chances of the positions of one card after one pass, given its position before: row-major [from][to], n · n. */
export type Pass = Float64Array;

/** Returns the deviations from 1/n of the positions after 1, 2, … `most` passes. Passes are independent: a card's position is a Markov chain. */
export function passLaws(pass: Pass, n: number, most: number): readonly Float64Array[] {
  const after = [pass];
  while (after.length < most) after.push(times(after[after.length - 1], pass, n));
  return after.map((chances) => chances.map((chance) => chance - 1 / n));
}

/**
 * Returns the product of two matrices. Takes four rows of `b` at a time, so that a cell is read and written once per four, but still adds in row order.
 */
function times(a: Float64Array, b: Float64Array, n: number): Float64Array {
  const product = new Float64Array(n * n);
  for (let row = 0; row < n * n; row += n) {
    let k = 0;
    for (; k + 4 <= n; k += 4) {
      const one = a[row + k];
      const two = a[row + k + 1];
      const three = a[row + k + 2];
      const four = a[row + k + 3];
      let cell = k * n;
      for (let to = row; to < row + n; to++, cell++) {
        product[to] = product[to] + one * b[cell] + two * b[cell + n] + three * b[cell + 2 * n] + four * b[cell + 3 * n];
      }
    }
    for (; k < n; k++) for (let to = 0; to < n; to++) product[row + to] += a[row + k] * b[k * n + to];
  }
  return product;
}
