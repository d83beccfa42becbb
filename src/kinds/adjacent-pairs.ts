import { BLOCK_SIZE } from '../core/subject.js';

/** How many deals of a sample have one before them in their own block: an ordered statistic never looks across two blocks. */
export function adjacentPairs(trials: number): number {
  return trials - Math.ceil(trials / BLOCK_SIZE);
}
