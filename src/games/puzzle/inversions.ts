import { ones } from '../../math/primitives/ones.js';

/**
 * Counts the pairs of tiles of which the larger comes first, row by row, in cells[at … at + n); the blank (0) is not counted. From 0 to (n − 1)(n −
 * 2)/2. The tiles met so far are the bits of a word, so reading each cell once is enough. More tiles than 31 are counted in a tree of sums.
 */
export function inversions(cells: ArrayLike<number>, at: number, n: number): number {
  if (n > WORD) return manyInversions(cells, at, n);
  let met = 0;
  let found = 0;
  for (let i = at; i < at + n; i++) {
    const tile = cells[i];
    if (tile === 0) continue;
    found += ones(met >>> tile);
    met |= 1 << tile;
  }
  return found;
}

const WORD = 32;

/** Returns the same for any number of tiles, by a Fenwick tree of how many tiles up to each were met. */
function manyInversions(cells: ArrayLike<number>, at: number, n: number): number {
  const met = new Uint32Array(n);
  let found = 0;
  let tiles = 0;
  for (let i = at; i < at + n; i++) {
    const tile = cells[i];
    if (tile === 0) continue;
    let below = 0;
    for (let k = tile; k > 0; k &= k - 1) below += met[k];
    found += tiles - below;
    tiles++;
    for (let k = tile; k < n; k += k & -k) met[k]++;
  }
  return found;
}

/** Returns the inverted pairs themselves, in reading order: [6, 5], [7, 5] for 1 2 3 0 4 6 7 5 8. */
export function invertedPairs(cells: ArrayLike<number>): readonly (readonly [larger: number, smaller: number])[] {
  const tiles = Array.from(cells).filter((tile) => tile !== 0);
  return tiles.flatMap((tile, i) =>
    tiles
      .slice(i + 1)
      .filter((later) => later < tile)
      .map((later) => [tile, later] as const),
  );
}
