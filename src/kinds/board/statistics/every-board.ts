import type { Statistic } from '../../../core/statistic/statistic.js';
import { MOST_HELD_CELLS } from '../../../games/puzzle/board-size.js';
import { LEAST_EXPECTED } from '../../../math/pearson/few-trials.js';
import { leastForEach, wholeOutcomes } from '../../groups/whole-outcomes.js';
import { fewSolvable } from './solvable-boards.js';

const TEST = 'every-board';
const QUESTION = 'Does every board come equally often?';

/**
 * Counts every solvable board separately: Pearson's chi-squared on n!/2 − 1 degrees. Sees every departure from even, but needs five boards for each:
 * 907,200 on 3 × 3. Its size r is the root-mean-square of the relative deviation of the boards' chances.
 */
export const everyBoard: Statistic = {
  id: TEST,
  title: 'Every board',
  summary: 'Counts every solvable board of at most nine cells and compares the counts with even ones.',
  reference: 'K. Pearson (1900), doi:10.1080/14786440009463897',
  question: QUESTION,
  catches: 'puzzle:walk-propose:50',
  battery: 'deep',
  required: false,
  fit({ rank, size, width }, trials) {
    if (!rank) return { skipped: { why: 'too-large', limit: 'boards', most: MOST_HELD_CELLS, got: width } };
    const outcomes = Number(size);
    const least = leastForEach(outcomes);
    if (trials < least) return { skipped: { why: 'few-for-each', least, each: LEAST_EXPECTED, outcomes, got: trials } };
    const tooFew = (solvable: number): ReturnType<typeof fewSolvable> => fewSolvable(TEST, outcomes - 1, solvable);
    return wholeOutcomes({ test: TEST, outcomes, measure: () => rank, tooFew });
  },
};
