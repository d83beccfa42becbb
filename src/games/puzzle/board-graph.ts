import type { BoardShape } from '../../core/subject/outcome.js';
import { type Board, solvedBoard } from './board.js';
import { cellCount, checkHeldSize, sizeText } from './board-size.js';
import { blankNeighbours } from './moves.js';
import { rankedBoards, rankOfBoard, unranker } from './rank.js';
import { halfOf } from './solvable.js';

export interface BlankMove {
  readonly to: number;
  /** The place in the block of `to` of the board at each place of this block. Null if the place stays the same (a move along a row). */
  readonly places: Uint16Array | Uint32Array | null;
}

/** The moves between all boards of one half. Board `blank · places + place` has the number of `rankOfBoard`. */
export interface BoardGraph {
  readonly size: BoardShape;
  /** The number of boards with the blank in one given cell: (n − 1)!/2. */
  readonly places: number;
  readonly boards: number;
  /** The number of the goal that it was asked for. */
  readonly goal: number;
  /** The moves of the blank from every cell, in the order up, down, left, right. */
  readonly moves: readonly (readonly BlankMove[])[];
}

const kept = new Map<string, BoardGraph['moves']>();

/** Returns the moves between all boards from which the usual goal can be reached; computed once per size. Throws E_USAGE beyond nine cells. */
export function boardGraph(size: BoardShape): BoardGraph {
  checkHeldSize(size);
  return boardGraphOf(solvedBoard(size));
}

/** Returns the moves between all boards from which this goal can be reached; computed once per size and half. Throws E_USAGE beyond ten cells. */
export function boardGraphOf(goal: Board): BoardGraph {
  const { columns, rows } = goal;
  const n = cellCount(goal);
  const boards = rankedBoards(goal);
  const key = `${sizeText(goal)} ${halfOf(goal.cells, 0, rows, columns)}`;
  const moves = kept.get(key) ?? movesOf(goal, boards / n);
  kept.set(key, moves);
  return { size: { rows, columns }, places: boards / n, boards, goal: rankOfBoard(goal.cells, 0, n), moves };
}

function movesOf(goal: Board, places: number): BoardGraph['moves'] {
  const n = cellCount(goal);
  const unrank = unranker(goal);
  const cells = new Uint8Array(n);
  /** Returns where every board goes when the blank of cell `from` moves up or down to `to`: the moved tile passes over the tiles between. */
  const arrivals = (from: number, to: number): Uint16Array | Uint32Array => {
    const arrived = places <= 2 ** 16 ? new Uint16Array(places) : new Uint32Array(places);
    for (let place = 0; place < places; place++) {
      unrank(from * places + place, cells, 0);
      cells[from] = cells[to];
      cells[to] = 0;
      arrived[place] = rankOfBoard(cells, 0, n) - to * places;
    }
    return arrived;
  };
  return blankNeighbours(goal).map((ways, from) =>
    ways.map((to) => ({ to, places: Math.abs(to - from) < goal.columns ? null : arrivals(from, to) })),
  );
}
