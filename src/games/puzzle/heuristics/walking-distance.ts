import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { pow } from '../../../math/primitives/pow.js';
import { type Board, cellsOfTiles } from '../board.js';
import type { Follower, Heuristic } from './heuristic.js';

/** The most cells: beyond, the tables would have millions of entries. */
const MOST_CELLS = 16;

/**
 * The least number of moves up and down if a tile may go to any column of the next row. The same is done for left and right. A state only holds how
 * many tiles of each goal row are in each row, with the blank's row.
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

/** The least moves across the lines of a board, if tiles within a line are in no order. */
interface WalkTable {
  /** Indexed by state: moves to the goal. */
  readonly depths: Uint8Array;
  readonly bytes: number;
  /** Returns the state of tiles that are in `lines` and belong in `belongs`, with the blank in line `blank`. */
  find(lines: readonly number[], belongs: readonly number[], blank: number): number;
  /** Returns the state after the blank moved to the next line (`by` 1) or the one before (-1). A tile that belongs in line `belongs` took its place. */
  next(state: number, by: -1 | 1, belongs: number): number;
}

/**
 * Searches breadth first over every state: how many tiles of each goal line are in each line, and the blank's line. `lines` lines of `length` cells;
 * the blank belongs in line `blank`. 24,964 states for 4 x 4.
 */
export function walkTable(lines: number, length: number, blank: number, onStates: (states: number) => void): WalkTable {
  const base = length + 1;
  /** The weight of a tile that is in line i and belongs in line j; the blank's line is added on top. */
  const weight = Array.from({ length: lines * lines }, (_, k) => pow(base, k));
  const blankWeight = pow(base, lines * lines);
  const states = new Map<number, number>();
  const codes: number[] = [];
  const depths: number[] = [];
  const meet = (code: number, depth: number): number => {
    const known = states.get(code);
    if (known !== undefined) return known;
    states.set(code, codes.length);
    codes.push(code);
    depths.push(depth);
    return codes.length - 1;
  };
  let goal = blank * blankWeight;
  for (let line = 0; line < lines; line++) goal += weight[line * lines + line] * (line === blank ? length - 1 : length);
  meet(goal, 0);
  const links: number[] = [];
  for (let state = 0; state < codes.length; state++) {
    const code = codes[state];
    const at = Math.floor(code / blankWeight);
    if (state % 65_536 === 0) onStates(state);
    for (const by of [-1, 1]) {
      for (let belongs = 0; belongs < lines; belongs++) {
        const from = at + by;
        const one = weight[from * lines + belongs];
        const there = from >= 0 && from < lines && Math.floor(code / one) % base > 0;
        links.push(there ? meet(code - one + weight[at * lines + belongs] + by * blankWeight, depths[state] + 1) : -1);
      }
    }
  }
  const linked = Int32Array.from(links);
  return {
    depths: Uint8Array.from(depths),
    bytes: linked.byteLength + depths.length,
    find(standing, belongs, blankLine) {
      const code = standing.reduce((sum, line, k) => sum + weight[line * lines + belongs[k]], blankLine * blankWeight);
      const state = states.get(code);
      if (state === undefined) throw new AuditError('E_INTERNAL', `no state of the walking distance has the code ${code}`);
      return state;
    },
    next: (state, by, belongs) => linked[(2 * state + (by < 0 ? 0 : 1)) * lines + belongs],
  };
}
