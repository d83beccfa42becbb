/**
 * Returns the law in which every card lies equally often in each position but its own: the chance of each of `n` cards at each position, row-major
 * [position][card].
 */
export function evenElsewhere(n: number): Float64Array {
  const chances = new Float64Array(n * n).fill(1 / (n - 1));
  for (let at = 0; at < n * n; at += n + 1) chances[at] = 0;
  return chances;
}
