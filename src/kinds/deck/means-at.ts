/** Returns the mean at every position of the values of the cards, one per card, from cards by positions, row-major [card][position]. */
export function meansAt(values: ArrayLike<number>, positions: ArrayLike<number>, trials: number): Float64Array {
  const n = values.length;
  const means = new Float64Array(n);
  for (let card = 0; card < n; card++) for (let p = 0; p < n; p++) means[p] += (values[card] * positions[card * n + p]) / trials;
  return means;
}
