import type { Counting } from '../evidence.js';

/** Where each of `n` things lies, each once: a row a thing, a column a place. */
export function squareCounts(n: number): Counting {
  return {
    shape: [n, n],
    each: n,
    add(counts, cells, at) {
      for (let p = 0; p < n; p++) counts[cells[at + p] * n + p]++;
    },
    share: () => 1 / n,
  };
}
