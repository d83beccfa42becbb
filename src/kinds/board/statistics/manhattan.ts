import type { Statistic } from '../../../core/statistic/statistic.js';
import { solvedBoard } from '../../../games/puzzle/board.js';
import { manhattanTo } from '../../../games/puzzle/heuristics/manhattan.js';
import { MOST_MANHATTAN_CELLS } from '../../../games/puzzle/law/manhattan-law.js';
import { manhattanChances } from './laws.js';
import { boardHistogram, shapeOf } from './solvable-boards.js';

const TEST = 'manhattan';
const QUESTION = 'Are the tiles as far from home, by rows and columns, as luck puts them?';

/**
 * Counts the Manhattan distance, rows and columns between every tile and its goal cell, and compares the histogram with its exact law, in bins
 * fixed beforehand. Boards scrambled by too few moves are too near. Its size is that of the bins' chances. Known up to 4 × 4.
 */
export const manhattan: Statistic = {
  id: TEST,
  title: 'Rows and columns from home',
  summary: 'Adds up the rows and columns between each tile and its goal cell and compares the histogram with its exact law.',
  reference:
    'R. E. Korf (1985), Depth-first iterative-deepening, Artificial Intelligence 27, 97–109; law by dynamic programming over cells',
  question: QUESTION,
  catches: 'puzzle:walk:20',
  battery: 'quick',
  required: false,
  fit(space, trials) {
    const size = shapeOf(space);
    if (space.width > MOST_MANHATTAN_CELLS)
      return { skipped: { why: 'too-large', limit: 'law-of-cells', most: MOST_MANHATTAN_CELLS, got: space.width } };
    const law = manhattanChances(size);
    return boardHistogram({ test: TEST, size, law, trials, measure: () => manhattanTo(solvedBoard(size)) });
  },
};
