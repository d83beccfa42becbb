import type { PlannedScrambler } from './scrambler.js';
import { fisherYatesSwaps, shuffled } from './shuffled.js';

/**
 * The wrong repair: exchanges the first two cells, treating the blank like a tile. With the blank in one of them that is one or two moves, and
 * repairs nothing.
 */
export const cellSwap: PlannedScrambler = shuffled(
  {
    id: 'cell-swap',
    title: 'Shuffle, first two cells exchanged where needed',
    summary:
      'All cells are shuffled evenly; where the board cannot be solved, the first two cells change places, also where one of them is the blank.',
    reference: 'W. W. Johnson & W. E. Story (1879), Notes on the "15" puzzle, American Journal of Mathematics 2, 397–404',
    uniform: false,
    seenIn: 'no published case is known to us',
  },
  { swaps: fisherYatesSwaps, mend: 'swap-cells-1-and-2', variation: ({ rows, columns }) => `1/${rows * columns}` },
);
