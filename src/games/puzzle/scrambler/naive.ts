import type { PlannedScrambler } from './scrambler.js';
import { naiveSwaps, shuffled } from './shuffled.js';

/** Swaps each cell with any cell, without checking the result. */
export const naive: PlannedScrambler = shuffled(
  {
    id: 'naive',
    title: 'Naive shuffle, unchecked',
    summary: 'Every cell is swapped with a cell anywhere; whether the board can be solved is not looked at.',
    reference: 'D. P. Robbins & E. D. Bolker, The bias of three pseudo-random shuffles, Aequationes Mathematicae 22 (1981) 268–292',
    uniform: false,
    seenIn: 'no published case in a sliding puzzle is known to us',
  },
  { swaps: naiveSwaps, mend: 'nothing' },
);
