import type { Statistic } from '../../../core/statistic/statistic.js';
import { solvableOf } from '../../../games/puzzle/solvable.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { testResult } from '../../../math/pearson/result.js';
import { shapeOf } from './solvable-boards.js';

const TEST = 'solvable';
const QUESTION = 'Can every board be solved?';

/**
 * Counts the boards that cannot be solved. An even scrambler makes none, so a single one has a chance of 0, written as the least positive number;
 * none has the chance 1. Half of all permutations cannot be solved: an unchecked shuffle shows it with its first few boards.
 *
 * Its size r is the chance of such a board. The value U²/N, for U of them, makes the estimate of r their share. Power and limits are those of a row
 * with one degree and scale 1, which is less sensitive: U is above 0 already where r is 5/N.
 */
export const solvable: Statistic = {
  id: TEST,
  title: 'Boards that cannot be solved',
  summary: 'Counts the boards from which no moves lead to the goal: half of all orders, and none of them may come.',
  reference: 'W. W. Johnson & W. E. Story (1879), Notes on the "15" puzzle, American Journal of Mathematics 2, 397–404',
  question: QUESTION,
  catches: 'puzzle:unchecked',
  battery: 'quick',
  required: true,
  headline: { says: 'not every board can be solved', rank: 2 },
  fit(space, trials) {
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    const size = shapeOf(space);
    return {
      shape: [2],
      adds: { rows: 1 },
      rows: [{ test: TEST, degrees: 1, scale: 1 }],
      accumulator() {
        const counts = new Float64Array(2);
        const isSolvable = solvableOf(size);
        return {
          counts,
          add({ cells, length, width }) {
            for (let board = 0, at = 0; board < length; board++, at += width) counts[isSolvable(cells, at) ? 1 : 0]++;
          },
        };
      },
      test([unsolvable], total) {
        const none = unsolvable === 0;
        const log = none ? 0 : Math.log(Number.MIN_VALUE);
        const tails = { upper: none ? 1 : 0, logUpper: log, lower: 1, logLower: 0 };
        return [testResult(TEST, unsolvable ** 2 / total, 1, tails, 'exact', total)];
      },
    };
  },
};
