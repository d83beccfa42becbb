import type { Lattice } from './lattice.js';
import { mod } from './lattice.js';

/** The factor by which a box is widened, for what doubles round off and for spans that differ by one. */
const ROUNDED = 1e-5;

/** Standard deviations above the mean to which the squared distance of a point from the centre is looked at, and what is added. */
const SPREAD = 4;
const ADDED = 1;

/** The same for the part of the distance along some directions of the basis, which is nearly normal. */
const DIRECTIONS = 3;

/** Nodes of the tree of one box after which it is given up: some tens of milliseconds. */
const MOST_NODES = 1 << 18;

/** The squared distance from the centre within which points of a box are looked for, by how many directions of the basis are settled. */
function limitsOf(size: number): Float64Array {
  // A coordinate in [-1, 1] has a square of mean 1/3 and variance 4/45.
  const most = Math.min(size, size / 3 + SPREAD * Math.sqrt((size * 4) / 45) + ADDED);
  return Float64Array.from({ length: size + 1 }, (_, k) => {
    // The quantile of a chi-squared law of k degrees, by Wilson and Hilferty (1931), doi:10.1073/pnas.17.12.684.
    const deviation = 2 / (9 * k);
    const root = 1 - deviation + DIRECTIONS * Math.sqrt(deviation);
    return Math.min(most, (k / 3) * root * root * root);
  });
}

/**
 * The y of the lattice's points in the box about `centre`, whose half widths the lattice was reduced with. A few points in a thousand, in corners, can
 * be left out. Ends after some hundred thousand steps.
 *
 * Schnorr and Euchner (1994), Lattice basis reduction: improved practical algorithms, doi:10.1007/BF01581144.
 */
export function nearPoints(
  { back, basis, across, halves, lengths, modulus, parts }: Lattice,
  centre: readonly number[],
): readonly bigint[] {
  const size = basis.length;
  const aim = Float64Array.from(centre, (value, c) => value / halves[c]);
  const along = across.map((row, j) => row.reduce((sum, value, c) => sum + value * aim[c], 0) / lengths[j]);
  const limits = limitsOf(size);
  const times = new Float64Array(size);
  const found: bigint[] = [];
  let nodes = 0;
  const visit = (j: number, used: number): void => {
    if (j < 0) {
      const point = new Float64Array(size);
      for (let i = 0; i < size; i++) for (let c = 0; c < size; c++) point[c] += times[i] * basis[i][c];
      if (point.every((value, c) => Math.abs(value - centre[c]) <= halves[c] * (1 + ROUNDED)))
        found.push(mod(BigInt(point[0]) * back, modulus));
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
      if (distance > limits[size - j]) break;
      nodes++;
      times[j] = k;
      visit(j - 1, distance);
    }
    times[j] = 0;
  };
  visit(size - 1, 0);
  return found;
}
