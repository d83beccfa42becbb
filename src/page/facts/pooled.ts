import type { PositionMap } from './position-map.js';

/** The most rows drawn one by one; more are pooled into blocks. */
const MOST_ROWS = 64;

/** The map as drawn: cells, or square blocks of cells where there are too many to see. */
export interface DrawnMap {
  /** The number of rows, and of columns, drawn. */
  readonly rows: number;
  /** Cards in one drawn row: 1 where nothing is pooled; the last row may hold fewer. */
  readonly block: number;
  /** Row-major deviations from an even share. */
  readonly deviations: Float64Array;
  /** The largest standard deviation that luck gives a drawn cell. */
  readonly luck: number;
}

/**
 * Pools a map of more than 64 cards into blocks. A block of s × t cells has, by the covariance of permutation matrices,
 * relative variance (n − s)(n − t)/((n − 1) · s · t · trials).
 */
export function pooled(map: PositionMap): DrawnMap {
  const { n, trials } = map;
  if (n <= MOST_ROWS) return { rows: n, block: 1, deviations: map.deviations, luck: map.luck };
  const block = Math.ceil(n / MOST_ROWS);
  const rows = Math.ceil(n / block);
  const sums = new Float64Array(rows * rows);
  map.counts.forEach((count, index) => {
    sums[Math.floor(Math.floor(index / n) / block) * rows + Math.floor((index % n) / block)] += count;
  });
  const sizeOf = (k: number): number => Math.min(block, n - k * block);
  const deviations = sums.map((sum, index) => (sum * n) / (trials * sizeOf(Math.floor(index / rows)) * sizeOf(index % rows)) - 1);
  const least = sizeOf(rows - 1);
  return { rows, block, deviations, luck: (n - least) / least / Math.sqrt((n - 1) * trials) };
}
