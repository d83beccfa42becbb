import type { SwapStep } from '../../../core/shuffle.js';
import { swapTarget } from '../../../core/shuffle.js';
import { factorial, fractionText } from '../../../math/fraction.js';
import { mendBoard } from '../scrambler/mend-board.js';
import type { Mend, ShuffleRule } from '../scrambler/scrambler.js';
import { solvableOf } from './board-facts.js';
import { boardIndex, boardWriter } from './board-index.js';
import { type BoardSize, cellCount, checkHeldSize, goalBoard, sizeText } from './board-size.js';

/** The law of a shuffled board, as whole numbers. */
export interface ScrambledBoards {
  readonly size: BoardSize;
  /** In how many of the `total` equally likely ways every board comes, by its number in `boardIndex`; boards that are not solvable too. */
  readonly ways: Float64Array;
  /** The sum of all ways: the product of the bounds, without what was drawn again. At most 9^9, so all of it is exact in a double. */
  readonly total: number;
  /** 1 for every board that is solvable. */
  readonly solvable: Uint8Array;
}

/** Every board of a size by its number in `boardIndex`. */
interface BoardList {
  /** cells[board · n + cell]. */
  readonly cells: Uint8Array;
  readonly solvable: Uint8Array;
}

const listed = new Map<string, BoardList>();

function boardList(size: BoardSize): BoardList {
  const known = listed.get(sizeText(size));
  if (known) return known;
  const n = cellCount(size);
  const boards = Number(factorial(n));
  const list = { cells: new Uint8Array(boards * n), solvable: new Uint8Array(boards) };
  const cells = new Uint16Array(n);
  const isSolvable = solvableOf(size);
  const write = boardWriter(size);
  for (let b = 0; b < boards; b++) {
    write(b, cells);
    list.cells.set(cells, b * n);
    list.solvable[b] = isSolvable(cells, 0);
  }
  listed.set(sizeText(size), list);
  return list;
}

/** The law after every board that has ways was changed: `change` adds the ways of the boards that come of `cells` to `next`. */
function carried(
  size: BoardSize,
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
 * The exact law of a scrambler that shuffles by swaps, on boards of at most nine cells: the boards are carried from swap to swap, so that
 * 9^9 equally likely lists of draws take nine steps. Throws E_USAGE for larger boards.
 */
export function scrambledBoards(rule: ShuffleRule, size: BoardSize): ScrambledBoards {
  checkHeldSize(size);
  const { solvable } = boardList(size);
  const index = boardIndex(size);
  let ways: Float64Array = new Float64Array(solvable.length);
  ways[index(goalBoard(size), 0)] = 1;
  for (const step of rule.swaps(cellCount(size))) {
    const before = ways;
    ways = carried(size, before, (board, cells, next) => {
      spread(step, cells, () => {
        next[index(cells, 0)] += before[board];
      });
    });
  }
  return mendedBoards({ size, ways, total: sum(ways), solvable }, rule.mend);
}

/** The law after boards that are not solvable were mended; those to be drawn again are left out of ways and total. */
export function mendedBoards({ size, ways, solvable }: ScrambledBoards, mend: Mend): ScrambledBoards {
  const index = boardIndex(size);
  const after = carried(size, ways, (board, cells, next) => {
    if (solvable[board] === 0 && mend === 'draw-again') return;
    mendBoard(mend, cells, size);
    next[index(cells, 0)] += ways[board];
  });
  return { size, ways: after, total: sum(after), solvable };
}

function sum(ways: Float64Array): number {
  return ways.reduce((all, one) => all + one, 0);
}

/** Calls `visit` for every draw of a step, with `cells` swapped accordingly; leaves them as they were. */
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

/** The chance that such a board can be solved, in lowest terms. */
export function chanceSolvable({ ways, total, solvable }: ScrambledBoards): string {
  return fractionText(BigInt(sum(ways.filter((_, b) => solvable[b] === 1))), BigInt(total));
}

/** Total variation, in lowest terms, from the even law of the solvable boards, or of all n! boards. */
export function scrambledVariation({ ways, total, solvable }: ScrambledBoards, among: 'solvable' | 'all'): string {
  const boards = among === 'all' ? ways.length : ways.length / 2;
  const tally = new Map<number, number>();
  for (let b = 0; b < ways.length; b++) if (among === 'all' || solvable[b] === 1) tally.set(ways[b], (tally.get(ways[b]) ?? 0) + 1);
  // What the even law has more than this one; what this one has more elsewhere is as much.
  let lacks = 0n;
  for (const [one, times] of tally) {
    const lack = BigInt(total) - BigInt(one) * BigInt(boards);
    if (lack > 0n) lacks += lack * BigInt(times);
  }
  return fractionText(lacks, BigInt(total) * BigInt(boards));
}

/** The chance of every cell to hold the blank, in lowest terms. */
export function scrambledBlank({ ways, total, size }: ScrambledBoards): readonly string[] {
  const n = cellCount(size);
  const orders = ways.length / n;
  return Array.from({ length: n }, (_, cell) => {
    return fractionText(BigInt(sum(ways.subarray(cell * orders, (cell + 1) * orders))), BigInt(total));
  });
}

/** The chance of every solvable board by its number in `solvableIndex`; less than 1 together where others are dealt. */
export function solvableChances({ ways, total, solvable }: ScrambledBoards): Float64Array {
  const law = new Float64Array(ways.length / 2);
  for (let b = 0; b < ways.length; b++) if (solvable[b] === 1) law[b >>> 1] = ways[b] / total;
  return law;
}
