import type { Fitted, Statistic } from '../../../core/statistic.js';
import { blockValue, positionBlocks } from '../../../math/pearson/block-positions.js';
import { testResult } from '../../../math/pearson/result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { inParts, LEAST_IN_PARTS } from '../../in-parts.js';

const ID = 'homogeneity';
const QUESTION = {
  run: 'Are the chances of every position the same all through the run?',
  block: 'Are they the same all through the life of every process?',
};

/** Beyond so many cards the tables are of blocks of cards and positions: sixteen of them are as much as a record keeps. */
const MOST_BLOCKS = 60;

/**
 * Compares the table of cards by positions between eighths of the run, and between eighths of every block: a bias that turns half-way
 * cancels in the table of the whole run and shows here. Says how much chances change, never which way they lie on average.
 */
export const homogeneity: Statistic = {
  id: ID,
  title: 'The same all through the run',
  summary: 'Compares the table of cards by positions between eighths of the run, and between eighths of every block of 65,536 deals.',
  reference:
    'Test of homogeneity: H. Cramér, Mathematical Methods of Statistics (1946), section 30.6; degrees as R. L. Anderson (1959), Biometrics 15',
  question: QUESTION.run,
  catches: 'fisher-yates/numerical-recipes/multiply-shift/counter',
  battery: 'quick',
  ordered: true,
  required: false,
  headline: { says: 'the chances of the positions change during the run', rank: 2, changes: true },
  neededFrom: LEAST_IN_PARTS,
  fit({ width: n }, trials) {
    const blocks = Math.min(n, MOST_BLOCKS);
    // E[k³] of the position kernel is (n − 1)³ from three cards on, and 0 for a coin.
    const cube = n === 2 || blocks < n ? 0 : (n - 1) ** 3;
    return inParts(ID, QUESTION, [{ fitted: positions(n, blocks), cubes: [cube] }], trials);
  },
};

/** The table of cards by positions, in blocks of neighbours where there are fewer blocks than cards. */
function positions(n: number, blocks: number): Fitted {
  const { blockOf, sizes } = positionBlocks(n, blocks);
  const degrees = (blocks - 1) ** 2;
  const test = 'positions';
  return {
    shape: [blocks, blocks],
    rows: [{ test, question: QUESTION.run, degrees, scale: n - 1 }],
    accumulator() {
      const counts = new Float64Array(blocks * blocks);
      return {
        counts,
        add({ cells, length }) {
          for (let deal = 0, at = 0; deal < length; deal++)
            for (let p = 0; p < n; p++, at++) counts[blockOf[cells[at]] * blocks + blockOf[p]]++;
        },
      };
    },
    test(counts, total) {
      const value = blockValue(counts, sizes, total);
      return [testResult(test, value, degrees, statisticTails(value, degrees, total), 'asymptotic', total)];
    },
  };
}
