import { counted } from '../../../core/counted.js';
import { count } from '../../../core/numbers.js';
import type { Board } from '../board.js';
import { cellsOfTiles } from '../board.js';
import type { Follower, Heuristic } from './heuristic.js';
import { type WalkTable, walkTable } from './walk-table.js';

/** Beyond this many cells the tables would have millions of entries. */
const MOST_CELLS = 16;

/**
 * How many moves up and down are needed at least if a tile may go to any column of the next row, and the same for left and right. What is
 * kept is only how many tiles of each goal row stand in each row, with the blank's row.
 */
export const walkingDistance: Heuristic = {
  id: 'walking-distance',
  title: 'Walking distance',
  summary:
    'The least moves up and down while tiles may change columns freely, and the least moves left and right while they may change rows freely, added up.',
  reference: "Ken'ichiro Takahashi (takaken), inventor; described in English in: Sliding Tile Puzzle Corner, Walking Distance",
  refuses: ({ columns, rows }) => (rows * columns <= MOST_CELLS ? null : `its tables are for up to ${MOST_CELLS} cells`),
  follow(goal, onProgress = () => undefined) {
    return follower(goal, onProgress);
  },
};

function follower(goal: Board, onProgress: (what: string) => void): Follower {
  const { cells: goalCells, columns, rows } = goal;
  const goals = cellsOfTiles(goalCells);
  const goalRows = goals.map((cell) => Math.floor(cell / columns));
  const goalCols = goals.map((cell) => cell % columns);
  const upDown = walkTable(rows, columns, goalRows[0], (states) => onProgress(`rows: ${counted(count(states), 'entry')}`));
  const leftRight = walkTable(columns, rows, goalCols[0], (states) => onProgress(`columns: ${counted(count(states), 'entry')}`));
  let row = 0;
  let col = 0;
  return {
    bytes: upDown.bytes + leftRight.bytes,
    set(cells) {
      row = find(upDown, cells, (cell) => Math.floor(cell / columns), goalRows);
      col = find(leftRight, cells, (cell) => cell % columns, goalCols);
      return upDown.depths[row] + leftRight.depths[col];
    },
    move(tile, from, to) {
      if (to === from - columns || to === from + columns) row = upDown.next(row, from < to ? -1 : 1, goalRows[tile]);
      else col = leftRight.next(col, from < to ? -1 : 1, goalCols[tile]);
      return upDown.depths[row] + leftRight.depths[col];
    },
  };
}

function find(table: WalkTable, cells: ArrayLike<number>, lineOf: (cell: number) => number, goals: Uint8Array): number {
  const lines: number[] = [];
  const belongs: number[] = [];
  let blank = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) {
      blank = lineOf(cell);
      continue;
    }
    lines.push(lineOf(cell));
    belongs.push(goals[cells[cell]]);
  }
  return table.find(lines, belongs, blank);
}
