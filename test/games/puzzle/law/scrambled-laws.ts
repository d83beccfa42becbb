import { cellCount } from '../../../../src/games/puzzle/board-size.js';
import type { ScrambledBoards } from '../../../../src/games/puzzle/law/scrambled-boards.js';
import { fractionText } from '../../../../src/math/fraction.js';

const sum = (ways: Float64Array): number => ways.reduce((all, one) => all + one, 0);

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
