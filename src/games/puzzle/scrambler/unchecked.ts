import type { PlannedScrambler } from './scrambler.js';
import { fisherYatesSwaps, shuffled } from './shuffled.js';

/** An even shuffle of all cells without checking the result: half of the boards cannot be solved. */
export const unchecked: PlannedScrambler = shuffled(
  {
    id: 'unchecked',
    title: 'Shuffle, unchecked',
    summary: 'All cells are shuffled evenly; whether the board can be solved is not looked at.',
    reference: 'W. W. Johnson & W. E. Story (1879), Notes on the "15" puzzle, American Journal of Mathematics 2, 397–404',
    uniform: false,
    seenIn: 'github.com: notan pull request 124 and GazePlay issue 1308: half of the boards dealt could not be solved',
  },
  { swaps: fisherYatesSwaps, mend: 'nothing', variation: () => '1/2' },
);
