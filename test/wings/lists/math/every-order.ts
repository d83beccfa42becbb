/** Every order of 0 … n − 1, one after the other; n small. */
export function* everyOrder(n: number): Generator<readonly number[]> {
  const order = Array.from({ length: n }, (_, k) => k);
  const heads = new Array<number>(n).fill(0);
  yield order;
  // B. R. Heap (1963): each order by one swap from the one before.
  for (let k = 0; k < n; ) {
    if (heads[k] < k) {
      const other = k % 2 === 0 ? 0 : heads[k];
      [order[other], order[k]] = [order[k], order[other]];
      yield order;
      heads[k]++;
      k = 0;
    } else heads[k++] = 0;
  }
}

/** Mean and variance of a number of each order. */
export function momentsOver(
  n: number,
  measure: (order: readonly number[]) => number,
): { readonly mean: number; readonly variance: number } {
  let [orders, sum, squares] = [0, 0, 0];
  for (const order of everyOrder(n)) {
    const value = measure(order);
    orders++;
    sum += value;
    squares += value * value;
  }
  const mean = sum / orders;
  return { mean, variance: squares / orders - mean ** 2 };
}
