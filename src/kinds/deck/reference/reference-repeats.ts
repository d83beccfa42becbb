import type { Statistic } from '../../../core/statistic/statistic.js';
import { type Fingerprint, fingerprinter } from '../../../math/orders/fingerprint.js';
import { repeatedOnSides } from '../../../math/pairs/repeated-on-sides.js';
import { MOST_KEPT } from '../../../math/pairs/slice.js';
import { testResult } from '../../../math/pearson/result.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';
import { referenceCells } from './compared-sides.js';

/** The most deals of either sampler that are kept: the first ones. */
const MOST_OF_EACH = MOST_KEPT / 2;

const LEAST_DEALS = 100;

const TEST = 'reference-repeats';
const QUESTION = 'Do whole deals come again as often as from the reference?';

/**
 * Takes the orders that come more than once in the deals and the reference together. Counts those that come oftener from the one and those from the
 * other. Where both samplers have one law, each order is equally likely to be of either kind. So the numbers split as a coin does, or more evenly.
 * Detects few seeds, and a generator that repeats, where the reference has more. Counts: orders that come oftener from the shuffle, then from the
 * reference; beyond 2^19 deals of each, only the first are used.
 *
 * The size is that of the chance that a deal is one of these.
 */
export const referenceRepeats: Statistic = {
  id: TEST,
  title: 'Duplicate deals, beside the reference',
  summary: 'Counts the orders that come again and compares how many of them are of the shuffle and how many of the reference.',
  reference: 'W. J. Dixon & A. M. Mood (1946), doi:10.1080/01621459.1946.10501898: the sign test',
  question: QUESTION,
  catches: 'fisher-yates/mt19937/lemire/random-16 beside fisher-yates',
  battery: 'standard',
  required: false,
  ordered: 'between-deals',
  headline: { says: 'the duplicates are not the reference’s', rank: 3, strongestOnly: true },
  fit({ cards: n }, trials) {
    if (trials < LEAST_DEALS) return { skipped: { why: 'few-outcomes', least: LEAST_DEALS, got: trials } };
    return {
      shape: [2],
      adds: { atMost: 1 },
      rows: [{ test: TEST, degrees: 1, scale: 1 / 2, forecast: 'pairs' }],
      accumulator(stretch = { first: 0, trials }) {
        const kept = new Float64Array(4 * Math.max(0, Math.min(stretch.trials, MOST_OF_EACH - stretch.first)));
        const fingerprint = fingerprinter(n);
        const own: Fingerprint = { first: 0, second: 0 };
        let length = 0;
        const keep = (cells: Uint16Array, at: number): void => {
          fingerprint(cells, at, own);
          kept[length++] = own.first;
          kept[length++] = own.second;
        };
        return {
          get counts() {
            return kept.subarray(0, length);
          },
          add(decks) {
            const beside = referenceCells(decks);
            for (let deal = 0; deal < decks.length && length < kept.length; deal++) {
              keep(decks.cells, deal * n);
              keep(beside, deal * n);
            }
          },
        };
      },
      condense(kept) {
        const { fewer, more } = repeatedOnSides(kept);
        return Float64Array.of(more, fewer);
      },
      test([more, fewer], total) {
        const all = more + fewer;
        if (all === 0) return [testResult(TEST, 0, 1, { upper: 1, logUpper: 0, lower: 1, logLower: 0 }, 'exact', total)];
        const tails = evenSplitTails(more, all);
        // That the two split as evenly as can be says nothing.
        return [testResult(TEST, (more - fewer) ** 2 / all, 1, { ...tails, lower: 1, logLower: 0 }, 'exact', total)];
      },
    };
  },
};
