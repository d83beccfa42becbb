import type { Board } from './board.js';
import { NO_MOVE, stepsOf } from './moves.js';
import { boardsOf, rankOfBoard, unranker } from './rank.js';
import { halfOf } from './solvable.js';

/** How far every board is from the goal. */
export interface DepthTable {
  readonly goal: Board;
  /** By `rankOfBoard`: the least number of moves to the goal; one byte a board, n!/2 of them. */
  readonly depths: Uint8Array;
  /** How many boards there are at each depth, from 0. */
  readonly counts: readonly number[];
  /** The greatest depth. */
  readonly greatest: number;
}

const UNMET = 255;

/**
 * Breadth first from the goal over every board that can be solved: 181,440 for 3 x 3, greatest depth 31. For up to 10 cells; throws E_USAGE
 * above. Takes five bytes a board while it runs. `onProgress` hears of each depth.
 */
export function depthTable(goal: Board, onProgress: (depth: number, boards: number) => void = () => undefined): DepthTable {
  const { cells: goalCells, cols, rows } = goal;
  const n = rows * cols;
  const boards = boardsOf(goal);
  const unrank = unranker(goal);
  const steps = stepsOf(goal);
  const depths = new Uint8Array(boards).fill(UNMET);
  const queue = new Uint32Array(boards);
  const cells = new Uint8Array(n);
  const counts: number[] = [];
  queue[0] = rankOfBoard(goalCells, 0, n);
  depths[queue[0]] = 0;
  let end = 1;
  for (let from = 0; from < end; ) {
    const depth = counts.length;
    const roundEnd = end;
    counts.push(roundEnd - from);
    onProgress(depth, roundEnd);
    for (; from < roundEnd; from++) {
      const blank = unrank(queue[from], cells, 0);
      for (let k = 0; k < 4; k++) {
        const tile = steps[4 * blank + k];
        if (tile === NO_MOVE) continue;
        cells[blank] = cells[tile];
        cells[tile] = 0;
        const rank = rankOfBoard(cells, 0, n);
        if (depths[rank] === UNMET) {
          depths[rank] = depth + 1;
          queue[end++] = rank;
        }
        cells[tile] = cells[blank];
        cells[blank] = 0;
      }
    }
  }
  return { goal, depths, counts, greatest: counts.length - 1 };
}

/** The least number of moves from cells[at … at + n) to the table's goal, or -1 where it cannot be reached. */
export function depthIn({ depths, goal }: DepthTable, cells: ArrayLike<number>, at = 0): number {
  const { cols, rows } = goal;
  if (halfOf(cells, at, rows, cols) !== halfOf(goal.cells, 0, rows, cols)) return -1;
  return depths[rankOfBoard(cells, at, rows * cols)];
}
