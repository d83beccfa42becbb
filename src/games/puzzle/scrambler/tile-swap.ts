import type { PlannedScrambler } from './scrambler.js';
import { fisherYatesSwaps, shuffled } from './shuffled.js';

/** An even shuffle; an unsolvable board has its tiles 1 and 2 exchanged, which pairs the boards of both halves one to one. */
export const tileSwap: PlannedScrambler = shuffled(
  {
    id: 'tile-swap',
    title: 'Shuffle, tiles 1 and 2 exchanged where needed',
    summary: 'All cells are shuffled evenly; where the board cannot be solved, tiles 1 and 2 change places.',
    reference: 'W. W. Johnson & W. E. Story (1879), Notes on the "15" puzzle, American Journal of Mathematics 2, 397–404',
    uniform: true,
  },
  { swaps: fisherYatesSwaps, mend: 'swap-tiles-1-and-2', variation: () => '0/1' },
);
