import type { Board } from './board.js';
import { boardGraphOf } from './board-graph.js';
import { rankOfBoard } from './rank.js';
import { halfOf } from './solvable.js';

export interface DepthTable {
  readonly goal: Board;
  /** Indexed by `rankOfBoard`: the least number of moves to the goal; one byte per board, n!/2 of them. */
  readonly depths: Uint8Array;
  /** The number of boards at each depth, from 0. */
  readonly counts: readonly number[];
  readonly greatest: number;
}

const UNMET = 255;
const kept = new Map<string, DepthTable>();

/**
 * Searches breadth first from the goal over every board that can be solved: 181,440 for 3 x 3, greatest depth 31; computed once per goal. For up to
 * 10 cells; throws E_USAGE above. Takes five bytes per board while it runs.
 */
export function depthTable(goal: Board): DepthTable {
  const key = `${goal.columns} ${goal.cells.join()}`;
  const table = kept.get(key) ?? tableOf(goal);
  kept.set(key, table);
  return table;
}

function tableOf(goal: Board): DepthTable {
  const { boards, goal: first, moves, places } = boardGraphOf(goal);
  const depths = new Uint8Array(boards).fill(UNMET);
  const queue = new Uint32Array(boards);
  const counts: number[] = [];
  queue[0] = first;
  depths[first] = 0;
  let end = 1;
  for (let from = 0; from < end; ) {
    const roundEnd = end;
    counts.push(roundEnd - from);
    for (; from < roundEnd; from++) {
      const place = queue[from] % places;
      for (const way of moves[(queue[from] - place) / places]) {
        const board = way.to * places + (way.places ? way.places[place] : place);
        if (depths[board] !== UNMET) continue;
        depths[board] = counts.length;
        queue[end++] = board;
      }
    }
  }
  return { goal, depths, counts, greatest: counts.length - 1 };
}

/** Returns the least number of moves from cells[at … at + n) to the table's goal, or -1 if it cannot be reached. */
export function depthIn({ depths, goal }: DepthTable, cells: ArrayLike<number>, at = 0): number {
  const { columns, rows } = goal;
  if (halfOf(cells, at, rows, columns) !== halfOf(goal.cells, 0, rows, columns)) return -1;
  return depths[rankOfBoard(cells, at, rows * columns)];
}
