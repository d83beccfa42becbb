import type { BoardShape } from '../../../core/outcome.js';
import { swapTarget } from '../../../core/shuffle.js';
import { fractionText } from '../../../math/fraction.js';
import { ratio } from '../../../math/ratio.js';
import { blankColour, cellCount, checkBoardSize } from '../board-size.js';
import type { Scrambler, ShuffleRule } from '../scrambler/scrambler.js';
import { MOST_PAIR_MOVES, pairLaws, pairVariation } from './pair-walk.js';

/** What is known exactly of a scrambler on any board, held or not. Fractions in lowest terms. */
export interface ScrambleFacts {
  /** The chance that its board can be solved. */
  readonly solvable: string;
  /** Total variation from the even law of the solvable boards: exact where a formula gives it. */
  readonly variation: string | null;
  /**
   * A lower bound of the same that always holds, as a double: the variation of what is known of the blank and of single tiles. Null for
   * walks of more than 10,000 moves, which are not followed.
   */
  readonly variationAtLeast: number | null;
}

/** The exact facts of a scrambler on a board of 2 to 5 rows and columns. Throws E_USAGE for others. */
export function scrambleFacts(scrambler: Scrambler, size: BoardShape): ScrambleFacts {
  checkBoardSize(size);
  const { rule } = scrambler;
  if (rule.kind === 'walk') {
    const { chain, moves } = rule;
    return {
      solvable: '1/1',
      variation: null,
      variationAtLeast: moves > MOST_PAIR_MOVES ? null : pairVariation(pairLaws(size, chain, moves)),
    };
  }
  const { blank, total } = mended(rule, size);
  const solvable = blank.reduce((sum, { solvable: one }) => sum + one, 0n);
  const n = BigInt(cellCount(size));
  let lacks = 0n;
  for (const { solvable: one } of blank) if (one * n < total) lacks += total - one * n;
  return {
    solvable: fractionText(solvable, total),
    variation: rule.variation?.(size) ?? null,
    variationAtLeast: ratio(lacks, total * n),
  };
}

/** In how many ways the blank is in a cell and the board solvable, or not. */
interface BlankWays {
  readonly solvable: bigint;
  readonly unsolvable: bigint;
}

/** Where the blank is and whether the board is solvable, before anything is mended: both follow from the blank's cell and the sign. */
function blankAndSolvable(rule: ShuffleRule, size: BoardShape): { readonly blank: readonly BlankWays[]; readonly total: bigint } {
  const n = cellCount(size);
  // signs[sign][cell]: an even (0) or odd (1) number of real swaps, with the blank in that cell.
  let signs = [0, 1].map(() => new Array<bigint>(n).fill(0n));
  signs[0][n - 1] = 1n;
  let total = 1n;
  for (const step of rule.swaps(n)) {
    const next = [0, 1].map(() => new Array<bigint>(n).fill(0n));
    total *= BigInt(step.bound);
    for (let draw = 0; draw < step.bound; draw++) {
      const to = swapTarget(step, draw);
      for (let cell = 0; cell < n; cell++) {
        const then = cell === step.at ? to : cell === to ? step.at : cell;
        for (const sign of [0, 1]) next[to === step.at ? sign : 1 - sign][then] += signs[sign][cell];
      }
    }
    signs = next;
  }
  const blank = Array.from({ length: n }, (_, cell) => {
    const colour = blankColour(size, cell);
    return { solvable: signs[colour][cell], unsolvable: signs[1 - colour][cell] };
  });
  return { blank, total };
}

/** The same after mending. Only the exchange of cells can leave a board unsolvable: with the blank in one of them, where it moves. */
function mended(rule: ShuffleRule, size: BoardShape): { readonly blank: readonly BlankWays[]; readonly total: bigint } {
  const { blank, total } = blankAndSolvable(rule, size);
  if (rule.mend === 'nothing') return { blank, total };
  const noLonger = (solvable: bigint): BlankWays => ({ solvable, unsolvable: 0n });
  if (rule.mend === 'draw-again')
    return { blank: blank.map(({ solvable }) => noLonger(solvable)), total: blank.reduce((sum, { solvable }) => sum + solvable, 0n) };
  const cellsSwapped = rule.mend === 'swap-cells-1-and-2';
  return {
    blank: blank.map(({ solvable, unsolvable }, cell) =>
      cellsSwapped && cell < 2 ? { solvable, unsolvable: blank[1 - cell].unsolvable } : noLonger(solvable + unsolvable),
    ),
    total,
  };
}
