import type { BoardShape } from '../../../core/subject/outcome.js';
import type { SwapStep } from '../../../core/subject/shuffle.js';
import { fractionText } from '../../../math/fraction.js';
import { blankColour, cellCount } from '../board-size.js';
import type { PlannedScrambler } from './scrambler.js';
import { shuffled } from './shuffled.js';

function sattoloSwaps(cells: number): readonly SwapStep[] {
  return Array.from({ length: cells - 1 }, (_, k) => ({ at: cells - 1 - k, from: 0, bound: cells - 1 - k, halved: false }));
}

/**
 * Computes Sattolo's total variation. A cycle of n cells has the sign of n − 1 swaps, and the blank is in each other cell equally often. A board is
 * solvable where the colour of the blank's cell agrees with the sign. Each of the (n − 1)! cycles is n times as likely as one board of n!, so the
 * distance is 1 − (solvable cycles) · 2/n!.
 */
function sattoloVariation(size: BoardShape): string {
  const n = cellCount(size);
  let solvable = 0n;
  for (let cell = 0; cell < n - 1; cell++) if (blankColour(size, cell) === (n - 1) % 2) solvable++;
  const whole = BigInt(n) * BigInt(n - 1);
  return fractionText(whole - 2n * solvable, whole);
}

/** Sattolo's shuffle, unchecked: one cycle of all cells, so no tile is ever at home. Still solvable about half of the time. */
export const sattolo: PlannedScrambler = shuffled(
  {
    id: 'sattolo',
    title: "Sattolo's shuffle, unchecked",
    summary:
      'Each cell is swapped with one strictly before it, so that no tile can be at home; whether the board can be solved is not looked at.',
    reference:
      'S. Sattolo, An algorithm to generate a random cyclic permutation, Information Processing Letters 22 (1986) 315–317, doi:10.1016/0020-0190(86)90073-6',
    uniform: false,
    seenIn: "lazy.js's shuffle before pull request 142 (2015): the index drawn never included i itself",
  },
  { swaps: sattoloSwaps, mend: 'nothing', variation: sattoloVariation },
);
