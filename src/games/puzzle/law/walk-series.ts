import type { BoardGraph } from '../board-graph.js';
import { variationOf } from './law-distance.js';
import type { WalkChain } from './walk-chain.js';
import { walkLaw } from './walk-law.js';

/** Returns the total variation distance of a walk from the even law on the solvable boards after 0, 1, …, `most` moves. */
export function walkVariations(graph: BoardGraph, chain: WalkChain, most: number): Float64Array {
  const walk = walkLaw(graph, chain);
  const series = new Float64Array(most + 1);
  for (let k = 0; k <= most; k++) {
    if (k > 0) walk.step();
    series[k] = variationOf(walk.law);
  }
  return series;
}

/** Returns the fewest moves of `series` from which on the variation is below `bound`, or null where it never stays below. */
export function movesBelow(series: ArrayLike<number>, bound: number): number | null {
  let moves: number | null = null;
  for (let k = series.length - 1; k >= 0 && series[k] < bound; k--) moves = k;
  return moves;
}
