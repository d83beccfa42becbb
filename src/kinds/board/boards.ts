import type { Recorded } from '../../core/record/recorded.js';
import type { BoardShape, Fault, OutcomeSpace } from '../../core/subject/outcome.js';
import { cellCount, checkBoardSize, MOST_HELD_CELLS, sizeText } from '../../games/puzzle/board-size.js';
import { MOST_MANHATTAN_CELLS } from '../../games/puzzle/law/manhattan-law.js';
import { rankOfBoard, solvableBoards } from '../../games/puzzle/rank.js';
import { solvableOf } from '../../games/puzzle/solvable.js';
import { deckFault } from '../../math/orders/permutation.js';
import { logGamma } from '../../math/primitives/log-gamma.js';

import { blank, depth, everyBoard, manhattan, solvable, tileCell } from './statistics/index.js';

/** The smallest number of cells for which the table of tiles by cells has its usual law. */
const LEAST_TABLED_CELLS = 6;

/**
 * The boards of a sliding puzzle as a space of outcomes: cell by cell, row by row, the tile in it, the blank as 0. Even means that every solvable
 * board is equally likely and no other comes. A board that cannot be solved is an outcome all the same, which `solvable` counts and every other
 * statistic skips. A clean verdict rests on that, on the blank, on every tile in every cell, and on how far the boards are from the goal. That
 * distance is the shortest solution where its law is counted, else rows and columns where that law is known. On 2 × 2 every board is counted instead.
 * Throws E_USAGE for a board that has not 2 to 5 rows and columns.
 */
export function boards(size: BoardShape, recorded?: Recorded): OutcomeSpace {
  checkBoardSize(size);
  const n = cellCount(size);
  const far = n <= MOST_HELD_CELLS ? [depth.id] : n <= MOST_MANHATTAN_CELLS ? [manhattan.id] : [];
  return {
    id: `board(${sizeText(size)})`,
    width: n,
    cards: n,
    outcome: { kind: 'board', rows: size.rows, columns: size.columns },
    one: 'board',
    orderBits: logGamma(n + 1) / Math.LN2 - 1,
    required: n < LEAST_TABLED_CELLS ? [solvable.id, everyBoard.id] : [solvable.id, blank.id, tileCell.id, ...far],
    ...(recorded && { recorded }),
    size: solvableBoards(size),
    ...(n <= MOST_HELD_CELLS && { rank: solvableRank(size) }),
    fault: boardFault(n),
  };
}

/** Numbers the solvable boards from 0 to n!/2 − 1, and gives −1 for a board that is not solvable. */
function solvableRank(size: BoardShape): (cells: ArrayLike<number>, at: number) => number {
  const n = cellCount(size);
  const isSolvable = solvableOf(size);
  return (cells, at) => (isSolvable(cells, at) ? rankOfBoard(cells, at, n) : -1);
}

/** Checks the cells of a board: every number from 0 to `n` − 1 must be in one of them. Returns the fault, if any. */
function boardFault(n: number): OutcomeSpace['fault'] {
  const fault = deckFault(n, n);
  return (cells, at): Fault | null => {
    const found = fault(cells, at);
    if (!found) return null;
    const tile = cells[at + found.position];
    const message =
      found.rule === 'range' ? `holds ${tile}, which is no tile of this board (0, the blank, to ${n - 1})` : `holds ${tile} again`;
    return { ...found, message };
  };
}
