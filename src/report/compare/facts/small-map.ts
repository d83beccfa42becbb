import { classOf } from '../../../page/facts/colour-scale.js';
import type { PositionMap } from '../../../page/facts/position-map.js';

/** The end of the scale that all small maps share: −25 % to +25 %, beyond that the last class. */
const SCALE_END = 0.25;

/** A map of card by position, so small that it is read as a picture. */
export interface SmallMap {
  readonly rows: number;
  /** The number of cards, and of positions, joined in one square. */
  readonly block: number;
  /** Row-major, the class (0 to 16) of each square's deviation from an even share. */
  readonly classes: Uint8Array;
}

/** The number of rows of a small map by the number of cells of its comparison: a page of hundreds has to stay readable, and below two megabytes. */
export function mapRowsFor(cells: number): number {
  return cells <= 100 ? 26 : 13;
}

/** The map in squares of equal numbers of cards and positions, at most `most` a side; the last ones may hold fewer. */
export function smallMap({ counts, n, trials }: PositionMap, most: number): SmallMap {
  const block = Math.ceil(n / most);
  const rows = Math.ceil(n / block);
  const sums = new Float64Array(rows * rows);
  counts.forEach((count, index) => {
    sums[Math.floor(Math.floor(index / n) / block) * rows + Math.floor((index % n) / block)] += count;
  });
  const sizeOf = (k: number): number => Math.min(block, n - k * block);
  const classes = Uint8Array.from(sums, (sum, index) => {
    const expected = (trials * sizeOf(Math.floor(index / rows)) * sizeOf(index % rows)) / n;
    return classOf(sum / expected - 1, SCALE_END);
  });
  return { rows, block, classes };
}
