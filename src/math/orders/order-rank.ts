/**
 * Returns the lexicographic index of the permutation in cells[at … at + n), in [0, n!); exact in a double for n ≤ 18. O(n²). With d_i lower cards
 * after position i it is Σ d_i (n − 1 − i)!, by index ← index · (n − i) + d_i: D. H. Lehmer (1960), Teaching combinatorial tricks to a computer.
 */
export function rankOf(cells: ArrayLike<number>, at: number, n: number): number {
  let index = 0;
  for (let i = 0; i < n; i++) {
    let smaller = 0;
    for (let j = i + 1; j < n; j++) if (cells[at + j] < cells[at + i]) smaller++;
    index = index * (n - i) + smaller;
  }
  return index;
}

/** Returns the permutation of 0 … n − 1 with this lexicographic index, for n ≤ 18: the inverse of `rankOf`. O(n²). */
export function orderOf(rank: number, n: number): number[] {
  const code = new Array<number>(n);
  let left = rank;
  for (let i = n - 1; i >= 0; i--) {
    code[i] = left % (n - i);
    left = (left - code[i]) / (n - i);
  }
  const cards = Array.from({ length: n }, (_, card) => card);
  return code.map((digit) => cards.splice(digit, 1)[0]);
}

/**
 * Rearranges `order` into the lexicographically next permutation; after the last returns false and changes nothing. D. E. Knuth, TAOCP vol. 4A,
 * 7.2.1.2, Algorithm L.
 */
export function nextOrder(order: Uint16Array): boolean {
  let i = order.length - 2;
  while (i >= 0 && order[i] >= order[i + 1]) i--;
  if (i < 0) return false;
  let j = order.length - 1;
  while (order[j] <= order[i]) j--;
  [order[i], order[j]] = [order[j], order[i]];
  order.subarray(i + 1).reverse();
  return true;
}
