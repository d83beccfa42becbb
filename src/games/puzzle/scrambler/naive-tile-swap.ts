import type { PlannedScrambler } from './scrambler.js';
import { naiveSwaps, shuffled } from './shuffled.js';

/** Swaps each cell with any cell, then exchanges tiles 1 and 2 where needed. */
export const naiveTileSwap: PlannedScrambler = shuffled(
  {
    id: 'naive-tile-swap',
    title: 'Naive shuffle, tiles 1 and 2 exchanged where needed',
    summary: 'Every cell is swapped with a cell anywhere; where the board cannot be solved, tiles 1 and 2 change places.',
    reference: 'D. P. Robbins & E. D. Bolker, The bias of three pseudo-random shuffles, Aequationes Mathematicae 22 (1981) 268–292',
    uniform: false,
    seenIn: 'no published case in a sliding puzzle is known to us',
  },
  { swaps: naiveSwaps, mend: 'swap-tiles-1-and-2' },
);
