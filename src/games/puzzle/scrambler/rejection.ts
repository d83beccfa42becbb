import type { AdaptiveScrambler } from './scrambler.js';
import { drawnAgain, fisherYatesSwaps } from './shuffled.js';

/** An even shuffle, repeated until the board is solvable: every solvable board is equally likely. */
export const rejection: AdaptiveScrambler = drawnAgain(
  {
    id: 'rejection',
    title: 'Shuffle until solvable',
    summary: 'All cells are shuffled evenly, and again until the board can be solved.',
    reference: 'W. W. Johnson & W. E. Story (1879), Notes on the "15" puzzle, American Journal of Mathematics 2, 397–404',
    uniform: true,
  },
  { swaps: fisherYatesSwaps, variation: () => '0/1' },
);
