import type { BoardShape } from '../../../core/subject/outcome.js';
import type { SwapStep } from '../../../core/subject/shuffle.js';
import { swapTarget } from '../../../core/subject/shuffle.js';
import { boardOf, solvedBoard } from '../board.js';
import { cellCount, checkHeldSize, sizeText } from '../board-size.js';
import { indexOfBoard, rankedBoards, unranker } from '../rank.js';
import { mendBoard } from '../scrambler/mend-board.js';
import type { Mend, ShuffleRule } from '../scrambler/scrambler.js';

/** The law of a shuffled board, as integers. */
export interface ScrambledBoards {
  readonly size: BoardShape;
  /** The number of the `total` equally likely ways in which every board comes, by its number in `indexOfBoard`; boards that are not solvable too. */
  readonly ways: Float64Array;
  /** The sum of all ways: the product of the bounds, without redrawn values. At most 9^9, so all of it is exact in a double. */
  readonly total: number;
  /** 1 for every board that is solvable. */
  readonly solvable: Uint8Array;
}

/** Every board of a size by its number in `indexOfBoard`. */
interface BoardList {
  readonly cells: Uint8Array;
  readonly solvable: Uint8Array;
}

const listed = new Map<string, BoardList>();

function boardList(size: BoardShape): BoardList {
  const known = listed.get(sizeText(size));
  if (known) return known;
  const n = cellCount(size);
  const solved = solvedBoard(size);
  // Tiles 1 and 2 exchanged: a board of the half that cannot be solved.
  const halves = [
    boardOf(
      size,
      solved.cells.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile)),
    ),
    solved,
  ];
  const half = rankedBoards(size);
  const list = { cells: new Uint8Array(2 * half * n), solvable: new Uint8Array(2 * half) };
  const cells = new Uint8Array(n);
  halves.forEach((goal, solvable) => {
    const unrank = unranker(goal);
    for (let rank = 0; rank < half; rank++) {
      unrank(rank, cells, 0);
      const board = indexOfBoard(cells, 0, n);
      list.cells.set(cells, board * n);
      list.solvable[board] = solvable;
    }
  });
  listed.set(sizeText(size), list);
  return list;
}

/** Returns the law after every board that has ways was changed: `change` adds the ways of the boards that result from `cells` to `next`. */
function carried(
  size: BoardShape,
  ways: Float64Array,
  change: (board: number, cells: Uint16Array, next: Float64Array) => void,
): Float64Array {
  const n = cellCount(size);
  const list = boardList(size);
  const cells = new Uint16Array(n);
  const next = new Float64Array(ways.length);
  for (let b = 0; b < ways.length; b++) {
    if (ways[b] === 0) continue;
    for (let i = 0; i < n; i++) cells[i] = list.cells[b * n + i];
    change(b, cells, next);
  }
  return next;
}

/**
 * Returns the exact law of a scrambler that shuffles by swaps, on boards of at most nine cells. The boards are carried from swap to swap, so that 9^9
 * equally likely lists of draws take nine steps. Throws E_USAGE for larger boards.
 */
export function scrambledBoards(rule: ShuffleRule, size: BoardShape): ScrambledBoards {
  checkHeldSize(size);
  const { solvable } = boardList(size);
  const n = cellCount(size);
  let ways: Float64Array = new Float64Array(solvable.length);
  ways[indexOfBoard(solvedBoard(size).cells, 0, n)] = 1;
  for (const step of rule.swaps(n)) {
    const before = ways;
    ways = carried(size, before, (board, cells, next) => {
      spread(step, cells, () => {
        next[indexOfBoard(cells, 0, n)] += before[board];
      });
    });
  }
  return mendedBoards({ size, ways, total: sum(ways), solvable }, rule.mend);
}

/** Returns the law after unsolvable boards were repaired; those to be redrawn are left out of ways and total. */
function mendedBoards({ size, ways, solvable }: ScrambledBoards, mend: Mend): ScrambledBoards {
  const n = cellCount(size);
  const after = carried(size, ways, (board, cells, next) => {
    if (solvable[board] === 0 && mend === 'draw-again') return;
    mendBoard(mend, cells, size);
    next[indexOfBoard(cells, 0, n)] += ways[board];
  });
  return { size, ways: after, total: sum(after), solvable };
}

function sum(ways: Float64Array): number {
  return ways.reduce((all, one) => all + one, 0);
}

/** Calls `visit` for every draw of a step, with `cells` swapped accordingly; restores them afterwards. */
function spread(step: SwapStep, cells: Uint16Array, visit: () => void): void {
  const tile = cells[step.at];
  for (let draw = 0; draw < step.bound; draw++) {
    const to = swapTarget(step, draw);
    const other = cells[to];
    cells[step.at] = other;
    cells[to] = tile;
    visit();
    cells[to] = other;
    cells[step.at] = tile;
  }
}

/** Returns the chance of every solvable board by its number in `rankOfBoard`; they sum to less than 1 if others are dealt. */
export function solvableChances({ ways, total, solvable }: ScrambledBoards): Float64Array {
  const law = new Float64Array(ways.length / 2);
  // Of boards 2i and 2i + 1 one is solvable, and is number i of the solvable ones.
  for (let b = 0; b < ways.length; b++) if (solvable[b] === 1) law[b >>> 1] = ways[b] / total;
  return law;
}
