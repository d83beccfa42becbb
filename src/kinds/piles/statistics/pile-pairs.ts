import type { Statistic } from '../../../core/statistic/statistic.js';
import { outcomeIn } from '../../../core/subject/outcome.js';
import { testResult } from '../../../math/pearson/result.js';
import { pow } from '../../../math/primitives/pow.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';
import { latticeResult } from './lattice-result.js';
import { LEAST_DEALS } from './least-deals.js';
import { pairTables } from './pair-tables.js';
import { pairValue } from './pair-value.js';
import { pileBlocks } from './pile-blocks.js';

const TEST = 'pile-pairs';
const QUESTION = 'Is every pile independent of every other?';

/** The most sizes, or blocks of them, for a pile; and the most cells, all pairs of piles together. */
const MOST_SIZES = 64;
const MOST_CELLS = 2 ** 20;

/**
 * Counts for every two piles how often they have which two numbers of stones, and subtracts what single piles explain: d = O − R p − C q + N p q for
 * a cell of chances p and q with row R and column C, Q = Σ d²/(N p q) over the cells of all pairs, chi-squared on pairs · (sizes − 1)² degrees. The
 * parts of different pairs, and `pile-sizes`, are uncorrelated where piles are even and independent. Detects piles that are all different, or sorted,
 * which single piles may not show.
 *
 * Its size r is the root-mean-square, over all cells, of the relative deviation of their chances beyond what single piles explain: pairs · r² a deal.
 * The kernel of a pair is u_i u_j with u as in `PileBlocks`, so E[K³] = pairs · E[u³]² + 6 · triples · E[u²]³: a product of three pairs has a mean
 * only where it is one pair three times, or a triangle.
 */
export const pilePairs: Statistic = {
  id: TEST,
  title: 'Two piles together',
  summary: 'Counts for every two piles how often each pair of sizes comes, beyond what each pile shows by itself.',
  reference: 'K. Pearson (1900); H. O. Lancaster (1951), Complex contingency tables treated by the partition of χ², JRSS B 13',
  question: QUESTION,
  catches: 'nim:dealer/without-replacement',
  battery: 'quick',
  required: true,
  headline: { says: 'the piles depend on each other' },
  fit(space, trials) {
    const { max, piles } = outcomeIn(space, 'piles');
    if (piles < 2) return { skipped: { why: 'one-pile' } };
    if (trials < LEAST_DEALS) return { skipped: { why: 'few-outcomes', least: LEAST_DEALS, got: trials } };
    const pairs = (piles * (piles - 1)) / 2;
    const { blockOf, chances, cube } = pileBlocks(max, Math.min(MOST_SIZES, Math.floor(Math.sqrt(MOST_CELLS / pairs))));
    const sizes = chances.length;
    const degrees = pairs * (sizes - 1) ** 2;
    const triples = (pairs * (piles - 2)) / 3;
    const kernel = { degrees, cube: pairs * cube ** 2 + 6 * triples * pow(sizes - 1, 3) };
    const rarest = Math.min(...chances) ** 2;
    return {
      shape: [pairs, sizes, sizes],
      adds: { atMost: 1 },
      rows: [{ test: TEST, degrees, scale: pairs }],
      accumulator: () => pairTables(piles, max, { blockOf, chances }),
      test(counts, total) {
        const value = pairValue(counts, chances, total);
        // Two piles of one or two stones: the only question is how often they are alike.
        if (degrees === 1) return [testResult(TEST, value, 1, evenSplitTails(counts[0] + counts[3], total), 'exact', total)];
        return [latticeResult(TEST, value, kernel, total, total * rarest)];
      },
    };
  },
};
