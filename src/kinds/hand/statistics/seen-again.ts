import { counted } from '../../../core/counted.js';
import type { Statistic } from '../../../core/statistic.js';
import { hypergeometricLaw } from '../../../math/hands/hypergeometric.js';
import { binnedCounts } from '../../../math/pearson/binned-counts.js';
import { adjacentPairs } from '../../adjacent-pairs.js';
import { dependentDeals } from '../../dependent-deals.js';

const TEST = 'seen-again';
const QUESTION = 'Are as many cards of the hand before dealt again as luck brings?';

/**
 * Counts how many of the cards of each deal were seen in the deal before as well and compares the histogram with its hypergeometric law, in
 * bins fixed beforehand. Whatever the deal before was, the law is the same, so the numbers of successive deals are independent. Sees decks that
 * were not put together again, and deals that follow from one another. Its size is that of the chances of the bins.
 */
export const seenAgain: Statistic = {
  id: TEST,
  title: 'Cards in two hands running',
  summary: 'Counts how many cards of each hand were in the hand before and compares the histogram with its exact law.',
  reference: 'The hypergeometric law: W. Feller, An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed. (1968), II.6',
  question: QUESTION,
  catches: 'fisher-yates/mt19937/lemire/constant',
  battery: 'standard',
  required: false,
  betweenDeals: true,
  headline: dependentDeals,
  ordered: true,
  fit({ cards: n, width: k }, trials) {
    const pairs = adjacentPairs(trials);
    const law = hypergeometricLaw(n, k, k);
    const binned = binnedCounts(law, pairs);
    if (!binned) return { skipped: `needs two bins of five expected deals each, got ${counted(trials, 'deal')}` };
    return {
      shape: [law.length],
      rows: [{ test: TEST, question: QUESTION, degrees: binned.degrees, scale: 1 }],
      accumulator() {
        const counts = new Float64Array(law.length);
        // The deal in which each card was seen last, from 1.
        const last = new Float64Array(n);
        let now = 0;
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, at = 0; deal < length; deal++) {
              let again = 0;
              now++;
              for (const end = at + k; at < end; at++) {
                if (last[cells[at]] === now - 1) again++;
                last[cells[at]] = now;
              }
              if (now > 1) counts[again]++;
            }
          },
        };
      },
      test: (counts) => [binned.read(TEST, counts, pairs)],
    };
  },
};
