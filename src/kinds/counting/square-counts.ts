import type { Counting } from '../evidence.js';

/** Counts where each of `n` things lies, each once: a row for each thing, a column for each place. */
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
