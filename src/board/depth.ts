import type { Statistic } from '../core/statistic.js';
import { solvableIndex } from '../puzzle/law/board-index.js';
import { MOST_HELD_CELLS } from '../puzzle/law/board-size.js';
import { depths } from './laws.js';
import { boardHistogram, sizeOf } from './solvable-boards.js';

const TEST = 'depth';
const QUESTION = 'Are the boards as many moves from the goal as luck puts them?';

/**
 * Counts the moves of the shortest solution of every board and compares the histogram with its exact law, in bins fixed beforehand. The mean
 * alone shows little: after 1000 legal moves on 3 × 3 it is right to a part in ten thousand, and yet every board of odd depth is missing. Its
 * size is that of the bins' chances. For boards of at most nine cells, all of which are looked up in one table.
 */
export const depth: Statistic = {
  id: TEST,
  title: 'Moves to the goal',
  summary: 'Counts the moves of the shortest solution and compares the histogram with its exact law.',
  reference: 'P. D. A. Schofield (1967), Complete solution of the eight-puzzle, Machine Intelligence 1, 125–133; counted breadth first',
  question: QUESTION,
  catches: 'puzzle:walk:1000',
  required: false,
  fit(space, trials) {
    const size = sizeOf(space);
    if (space.width > MOST_HELD_CELLS)
      return { skipped: `needs the shortest solution of every board, which is counted up to ${MOST_HELD_CELLS} cells, got ${space.width}` };
    const { chances, table } = depths(size);
    return boardHistogram({
      test: TEST,
      question: QUESTION,
      size,
      law: chances,
      trials,
      measure() {
        const index = solvableIndex(size);
        return (cells, at) => table[index(cells, at)];
      },
    });
  },
};
