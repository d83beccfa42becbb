import type { Statistic } from '../../../core/statistic/statistic.js';
import { blankOf } from '../../../games/puzzle/board.js';
import { inversions as invertedPairs } from '../../../games/puzzle/inversions.js';
import { inversionChances } from './laws.js';
import { boardHistogram, shapeOf } from './solvable-boards.js';

const TEST = 'inversions';
const QUESTION = 'Are as many pairs of tiles out of order as luck leaves, for each row of the blank?';

/**
 * Counts the pairs of tiles with the larger first, together with the row of the blank, which decides their parity where the width is even. The law is
 * exact. Bins run on from row to row. Its size is that of the bins' chances.
 */
export const inversions: Statistic = {
  id: TEST,
  title: 'Pairs of tiles out of order',
  summary: 'Counts the pairs of tiles that are out of order, for each row of the blank, and compares the histogram with its exact law.',
  reference: 'P. A. MacMahon (1916), Combinatory Analysis; W. W. Johnson & W. E. Story (1879)',
  question: QUESTION,
  catches: 'puzzle:walk:20',
  battery: 'standard',
  required: false,
  fit(space, trials) {
    const size = shapeOf(space);
    const n = space.width;
    const { chances, width } = inversionChances(size);
    return boardHistogram({
      test: TEST,
      size,
      law: chances,
      trials,
      measure: () => (cells, at) => Math.floor(blankOf(cells, at, n) / size.columns) * width + invertedPairs(cells, at, n),
    });
  },
};
