import type { Statistic } from '../../../core/statistic.js';
import { MOST_HELD_CELLS } from '../../../games/puzzle/law/board-size.js';
import { fullSpaceCounts } from '../../../games/puzzle/law/full-space.js';
import { correctedBy } from '../../../math/pearson/corrected-tails.js';
import { LEAST_EXPECTED } from '../../../math/pearson/few-trials.js';
import { multinomialLaw } from '../../../math/pearson/multinomial-tails.js';
import { testResult } from '../../../math/pearson/result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { fewSolvable, sizeOf } from './solvable-boards.js';

const TEST = 'every-board';
const QUESTION = 'Does every board come equally often?';

/**
 * Counts every solvable board for itself: Pearson's chi-squared on n!/2 − 1 degrees. Sees every departure from even there is, but needs
 * five boards for each: 907,200 on 3 × 3. Its size r is the root-mean-square of the relative deviation of the boards' chances.
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
  fit(space, trials) {
    const size = sizeOf(space);
    if (!space.rank) return { skipped: `counts every board up to ${MOST_HELD_CELLS} cells, got ${space.width}` };
    const boards = Number(space.size);
    const least = LEAST_EXPECTED * boards;
    if (trials < least) return { skipped: `needs at least ${least} boards, ${LEAST_EXPECTED} for each of ${boards}, got ${trials}` };
    const degrees = boards - 1;
    return {
      shape: [boards],
      rows: [{ test: TEST, question: QUESTION, degrees, scale: 1 }],
      accumulator() {
        const all = fullSpaceCounts(size);
        return { counts: all.counts, add: ({ cells, length }) => all.add(cells, length) };
      },
      test(counts) {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const few = fewSolvable(TEST, degrees, total);
        if (few) return [few];
        // Times the number of boards the deviations are integers.
        let squares = 0;
        for (const count of counts) squares += (boards * count - total) ** 2;
        const value = squares / boards / total;
        const deciding = correctedBy(multinomialLaw(Array<number>(boards).fill(1 / boards), total), value);
        return [testResult(TEST, value, degrees, statisticTails(value, degrees, total), 'asymptotic', total, deciding)];
      },
    };
  },
};
