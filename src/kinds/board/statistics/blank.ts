import type { Statistic } from '../../../core/statistic/statistic.js';
import { blankOf } from '../../../games/puzzle/board.js';
import { boardHistogram, shapeOf } from './solvable-boards.js';

const TEST = 'blank';
const QUESTION = 'Is the blank in every cell equally often?';

/**
 * Counts the cell of the blank: a solvable board has it in every cell equally often. Degrees: cells − 1. Its size r is the root-mean-square
 * of the relative deviation of the cells' chances. A walk of legal moves shows here at once: its blank changes colour with every move.
 */
export const blank: Statistic = {
  id: TEST,
  title: 'Where the blank is',
  summary: 'Counts how often the blank is in each cell and compares the counts with an even share.',
  reference: 'K. Pearson (1900), doi:10.1080/14786440009463897',
  question: QUESTION,
  catches: 'puzzle:blank-fixed',
  battery: 'quick',
  required: true,
  headline: { says: 'the blank is not in every cell equally often', rank: 1, strongestOnly: true },
  fit(space, trials) {
    const size = shapeOf(space);
    const n = space.width;
    const law = new Float64Array(n).fill(1 / n);
    return boardHistogram({ test: TEST, size, law, trials, measure: () => (cells, at) => blankOf(cells, at, n) });
  },
};
