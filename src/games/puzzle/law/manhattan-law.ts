import { AuditError } from '../../../core/errors.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { factorial } from '../../../math/fraction.js';
import { blankColour, cellCount, cellDistance, checkBoardSize, sizeText } from '../board-size.js';
import { type ExactHistogram, exactHistogram } from './exact-histogram.js';

/** The most cells: beyond 16 there are too many sets of cells, and the counts exceed the exact integers of a double. */
export const MOST_MANHATTAN_CELLS = 16;

/**
 * Returns how many solvable boards have each Manhattan distance, up to 4 × 4. Items are placed in turn on sets of free cells, counting all boards,
 * and again with the sign of the order and of the blank's cell. Half of the sum are the solvable ones. There are 2^16 sets for 4 × 4. Every count is
 * at most 16! = 2.1e13, so doubles hold them exactly. Throws E_USAGE for larger boards. A table over sets as in M. Held & R. M. Karp (1962), A
 * dynamic programming approach to sequencing problems, doi:10.1137/0110015; for the solvable boards: W. W. Johnson & W. E. Story (1879).
 */
export function manhattanLaw(size: BoardShape): ExactHistogram {
  checkBoardSize(size);
  const n = cellCount(size);
  if (n > MOST_MANHATTAN_CELLS)
    throw new AuditError(
      'E_USAGE',
      `the law of the Manhattan distance needs at most ${MOST_MANHATTAN_CELLS} cells, got ${sizeText(size)}`,
      {
        hint: 'use 4x4 or a smaller board',
      },
    );
  const length = 1 + mostDistance(size);
  // Two polynomials in the distance for each set of used cells: how many ways, and the same with signs.
  const plain: (Float64Array | null)[] = new Array<Float64Array | null>(2 ** n).fill(null);
  const signed: (Float64Array | null)[] = new Array<Float64Array | null>(2 ** n).fill(null);
  plain[0] = new Float64Array(length);
  signed[0] = new Float64Array(length);
  plain[0][0] = 1;
  signed[0][0] = 1;
  for (let used = 0; used < 2 ** n - 1; used++) {
    const [ways, signs] = [plain[used], signed[used]];
    if (!ways || !signs) continue;
    // Item t goes on cell c of those not in `used`: bit c is set, and t is the number of bits set before.
    const item = bits(used);
    for (let cell = 0; cell < n; cell++) {
      if ((used >>> cell) & 1) continue;
      const blank = item === n - 1;
      const far = blank ? 0 : cellDistance(size, cell, item);
      // Cells behind this one that hold earlier items are inversions; the blank adds the colour of its cell.
      const turns = bits(used >>> (cell + 1)) + (blank ? blankColour(size, cell) : 0);
      const next = used | (1 << cell);
      addShifted(plain, next, ways, far, 1);
      addShifted(signed, next, signs, far, turns % 2 === 0 ? 1 : -1);
    }
    plain[used] = null;
    signed[used] = null;
  }
  const [all, sign] = [plain[2 ** n - 1], signed[2 ** n - 1]];
  const counts = Array.from({ length }, (_, d) => (BigInt(all?.[d] ?? 0) + BigInt(sign?.[d] ?? 0)) / 2n);
  while (counts.at(-1) === 0n) counts.pop();
  return exactHistogram(counts, factorial(n) / 2n);
}

/** Returns the distance with each tile at the farthest cell from its home: more than any board has. */
function mostDistance(size: BoardShape): number {
  const n = cellCount(size);
  let sum = 0;
  for (let home = 0; home < n - 1; home++) {
    let most = 0;
    for (let cell = 0; cell < n; cell++) most = Math.max(most, cellDistance(size, cell, home));
    sum += most;
  }
  return sum;
}

function addShifted(table: (Float64Array | null)[], set: number, from: Float64Array, by: number, sign: 1 | -1): void {
  const into = table[set] ?? new Float64Array(from.length);
  table[set] = into;
  for (let d = by; d < into.length; d++) into[d] += sign * from[d - by];
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
