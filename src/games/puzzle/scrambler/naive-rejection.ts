import type { AdaptiveScrambler } from './scrambler.js';
import { drawnAgain, naiveSwaps } from './shuffled.js';

/** Swaps each cell with any cell, starting over from the goal until the board is solvable. */
export const naiveRejection: AdaptiveScrambler = drawnAgain(
  {
    id: 'naive-rejection',
    title: 'Naive shuffle until solvable',
    summary: 'Every cell is swapped with a cell anywhere, and again from the goal until the board can be solved.',
    reference: 'D. P. Robbins & E. D. Bolker, The bias of three pseudo-random shuffles, Aequationes Mathematicae 22 (1981) 268–292',
    uniform: false,
    seenIn: 'no published case in a sliding puzzle is known to us',
  },
  { swaps: naiveSwaps },
);
