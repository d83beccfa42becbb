import type { Lattice } from './lattice.js';

/** How much wider a box is taken than it is, for what doubles round off. */
const ROUNDED = 1e-5;

/** Standard deviations above the mean to which squared distances from a box's centre are looked at. */
const SPREAD = 4;

/** Nodes of the tree of one box after which it is given up. */
const MOST_NODES = 1 << 16;

/**
 * The first coordinates of the lattice's points in the box about `centre`, which has the half widths that the lattice was reduced with. Points in a
 * corner, of which a random one is once in tens of thousands, can be left out. Ends after some tens of thousands of steps.
 *
 * Schnorr and Euchner (1994), Lattice basis reduction: improved practical algorithms, doi:10.1007/BF01581144.
 */
export function nearPoints({ basis, across, lengths, parts }: Lattice, centre: readonly number[], halves: readonly number[]): number[] {
  const size = basis.length;
  const aim = Float64Array.from(centre, (value, c) => value / halves[c]);
  const along = new Float64Array(size);
  for (let j = size - 1; j >= 0; j--) {
    let sum = 0;
    for (let c = 0; c < size; c++) sum += aim[c] * across[j][c];
    along[j] = sum / lengths[j];
  }
  // A coordinate in [-1, 1] has a square of mean 1/3 and variance 4/45.
  const most = Math.min(size, size / 3 + SPREAD * Math.sqrt((size * 4) / 45));
  const times = new Float64Array(size);
  const found: number[] = [];
  let nodes = 0;
  const visit = (j: number, used: number): void => {
    if (j < 0) {
      const point = new Float64Array(size);
      for (let i = 0; i < size; i++) for (let c = 0; c < size; c++) point[c] += times[i] * basis[i][c];
      if (point.every((value, c) => Math.abs(value - centre[c]) <= halves[c] * (1 + ROUNDED))) found.push(point[0]);
      return;
    }
    let middle = along[j];
    for (let i = j + 1; i < size; i++) middle -= times[i] * parts[i][j];
    const nearest = Math.round(middle);
    const side = middle >= nearest ? 1 : -1;
    // The nearest multiple, then by turns on either side of it.
    for (let turn = 0; nodes < MOST_NODES; turn++) {
      const k = nearest + side * (turn % 2 === 1 ? (turn + 1) / 2 : -turn / 2);
      const distance = used + (k - middle) ** 2 * lengths[j];
      if (distance > most) break;
      nodes++;
      times[j] = k;
      visit(j - 1, distance);
    }
    times[j] = 0;
  };
  visit(size - 1, 0);
  return found;
}
