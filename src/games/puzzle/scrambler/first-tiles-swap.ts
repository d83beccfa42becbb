import type { PlannedScrambler } from './scrambler.js';
import { fisherYatesSwaps, shuffled } from './shuffled.js';

/** An even shuffle; an unsolvable board has its first two tiles exchanged, skipping the blank. This too pairs the boards one to one. */
export const firstTilesSwap: PlannedScrambler = shuffled(
  {
    id: 'first-tiles-swap',
    title: 'Shuffle, first two tiles exchanged where needed',
    summary: 'All cells are shuffled evenly; where the board cannot be solved, the first two tiles change places, the blank left out.',
    reference: 'W. W. Johnson & W. E. Story (1879), Notes on the "15" puzzle, American Journal of Mathematics 2, 397–404',
    uniform: true,
  },
  { swaps: fisherYatesSwaps, mend: 'swap-first-two-tiles', variation: () => '0/1' },
);
