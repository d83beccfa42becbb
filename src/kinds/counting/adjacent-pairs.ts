import { BLOCK_SIZE } from '../../core/subject/subject.js';

/**
 * Counts the deals of a sample that have one `lag` deals before them in their own block: an ordered statistic never looks across two blocks. `lag` is
 * less than a block; 1 is the deal before.
 */
export function adjacentPairs(trials: number, lag = 1): number {
  const last = trials % BLOCK_SIZE;
  return Math.floor(trials / BLOCK_SIZE) * (BLOCK_SIZE - lag) + Math.max(0, last - lag);
}
