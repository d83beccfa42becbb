import type { PlannedScrambler } from './scrambler.js';
import { fisherYatesSwaps, shuffled } from './shuffled.js';

/** Keeps the blank in the last cell and deals the tiles evenly over their even permutations. */
export const blankFixed: PlannedScrambler = shuffled(
  {
    id: 'blank-fixed',
    title: 'Blank left in its corner',
    summary: 'The tiles are shuffled evenly, the blank stays in the last cell; tiles 1 and 2 change places where needed.',
    reference: 'W. W. Johnson & W. E. Story (1879), Notes on the "15" puzzle, American Journal of Mathematics 2, 397–404',
    uniform: false,
    seenIn: 'no published case is known to us',
  },
  {
    swaps: (cells) => fisherYatesSwaps(cells - 1),
    mend: 'swap-tiles-1-and-2',
    variation: ({ rows, columns }) => `${rows * columns - 1}/${rows * columns}`,
  },
);
