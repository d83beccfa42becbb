import type { BoardGraph } from '../board-graph.js';

/**
 * Returns the total variation between a law of all solvable boards and the even one: half of Σ |p − 1/boards|, in [0, 1). A. L. Gibbs & F. E. Su
 * (2002), arXiv:math/0209021.
 */
export function variationOf(law: Float64Array): number {
  const even = 1 / law.length;
  let sum = 0;
  for (const p of law) sum += Math.abs(p - even);
  return sum / 2;
}

/** Returns what one trial adds to Pearson's statistic of all boards: Σ (p − u)²/u with u = 1/boards. */
export function noncentralityOf(law: Float64Array): number {
  const even = 1 / law.length;
  let sum = 0;
  for (const p of law) sum += (p - even) ** 2;
  return sum * law.length;
}

/** Returns the law of a number read off each board: chances[v] is the chance that `values[board]` is v. */
export function lawOfValues(law: Float64Array, values: Uint8Array): Float64Array {
  let most = 0;
  for (const value of values) most = Math.max(most, value);
  const chances = new Float64Array(most + 1);
  for (let b = 0; b < law.length; b++) chances[values[b]] += law[b];
  return chances;
}

/** Returns the chance of every cell to hold the blank. */
export function blankLaw(graph: BoardGraph, law: Float64Array): Float64Array {
  const chances = new Float64Array(graph.moves.length);
  for (let b = 0; b < law.length; b++) chances[Math.floor(b / graph.places)] += law[b];
  return chances;
}

/** Returns what one trial under `p` adds to Pearson's statistic against `q`: Σ (p − q)²/q; values with q = 0 must have p = 0. */
export function lawNoncentrality(p: ArrayLike<number>, q: ArrayLike<number>): number {
  let sum = 0;
  for (let v = 0; v < p.length; v++) if (q[v] > 0) sum += (p[v] - q[v]) ** 2 / q[v];
  return sum;
}
