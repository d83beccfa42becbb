import type { Statistic } from '../../../core/statistic/statistic.js';
import { MOST_BYTE_CARDS } from '../../../core/statistic/tally.js';
import { layoutFromFirst } from '../../../math/digits/digit-layout.js';
import { digitPlan } from '../../../math/digits/digit-plan.js';
import { digitResult } from '../../../math/digits/digit-result.js';
import { lowerAfter } from '../../../math/digits/lower-after.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { readTable } from '../../counting/read-table.js';

const TEST = 'lehmer-digits';
const QUESTION = 'Is every position as likely to have few lower cards after it as many?';

/**
 * Reads each deal as its Lehmer code, at position p the number of lower cards after it, and compares each position's digits with an even
 * spread: Q = Σ over positions of Pearson's chi-squared, on n(n − 1)/2 degrees.
 *
 * The code is a bijection, so without bias its digits are independent and even. Where each of the n − 1 digits has chances off by
 * r, root-mean-square and relative, each adds r² for every deal: the size is that of the digits' own chances.
 */
export const lehmerDigits: Statistic = {
  id: TEST,
  title: 'Lower cards that follow',
  summary: 'Counts how many lower cards come after each position and compares each position’s numbers with an even spread.',
  reference: 'D. H. Lehmer (1960), Teaching combinatorial tricks to a computer; D. E. Knuth, TAOCP vol. 3, 2nd ed. (1998), 5.1.1',
  question: QUESTION,
  catches: 'naive-swap',
  battery: 'deep',
  required: false,
  needsStart: true,
  fit({ width: n }, trials) {
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    const plan = digitPlan(Array.from({ length: n - 1 }, (_, p) => n - p));
    const { cells: size, degrees } = plan;
    return {
      shape: [size],
      adds: { rows: n - 1 },
      rows: [{ test: TEST, degrees, scale: n - 1 }],
      accumulator(_, counts = new Float64Array(size)) {
        const tree = new Uint16Array(n + 1);
        const lower = new Uint16Array(n);
        let digits = new Uint16Array(0);
        return {
          counts,
          add({ cells, length }) {
            if (digits.length < length * (n - 1)) digits = new Uint16Array(length * (n - 1));
            const ofBatch = digits.subarray(0, length * (n - 1));
            for (let deal = 0; deal < length; deal++) {
              lowerAfter(cells, deal * n, tree, lower);
              ofBatch.set(lower.subarray(0, n - 1), deal * (n - 1));
            }
            plan.add(ofBatch, counts);
          },
          readers: [readTable(n > MOST_BYTE_CARDS ? { id: 'lowerDigits', given: layoutFromFirst(n) } : { id: 'lowerAfter' }, counts)],
        };
      },
      test: (counts, total) => [digitResult(TEST, plan, counts, total)],
    };
  },
};
