import type { Statistic } from '../../../core/statistic/statistic.js';
import { outcomeIn } from '../../../core/subject/outcome.js';
import { binnedCounts } from '../../../math/pearson/binned-counts.js';
import { adjacentPairs } from '../../counting/adjacent-pairs.js';
import { dependentDeals } from '../../groups/dependent-deals.js';

const TEST = 'piles-again';
const QUESTION = 'Do as many piles have the size they had in the deal before as luck brings?';

/**
 * Counts how many piles of each deal have as many stones as the same pile of the deal before. Compares the histogram with its binomial law, in bins
 * fixed beforehand. The law does not depend on the deal before, so the numbers of successive deals are independent. Detects deals that repeat, or
 * follow from one another. Its size is that of the chances of the bins.
 */
export const pilesAgain: Statistic = {
  id: TEST,
  title: 'Piles of the same size twice running',
  summary: 'Counts how many piles of each deal have the same size as in the deal before and compares the histogram with its exact law.',
  reference: 'The binomial law: W. Feller, An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed. (1968), VI.2',
  question: QUESTION,
  catches: 'nim:dealer/uniform/mt19937/lemire/constant',
  battery: 'standard',
  required: false,
  headline: dependentDeals,
  ordered: 'between-deals',
  fit(space, trials) {
    const { max, piles } = outcomeIn(space, 'piles');
    const pairs = adjacentPairs(trials);
    const law = matchesLaw(piles, 1 / max);
    const binned = binnedCounts(law, pairs);
    if (!binned) return { skipped: { why: 'few-for-bins', of: 'outcomes', got: trials } };
    return {
      shape: [law.length],
      adds: { atMost: 1 },
      rows: [{ test: TEST, degrees: binned.degrees, scale: 1 }],
      accumulator() {
        const counts = new Float64Array(law.length);
        const before = new Uint16Array(piles);
        let started = false;
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, at = 0; deal < length; deal++) {
              let again = 0;
              for (let i = 0; i < piles; i++, at++) {
                if (before[i] === cells[at]) again++;
                before[i] = cells[at];
              }
              if (started) counts[again]++;
              started = true;
            }
          },
        };
      },
      test: (counts) => [binned.read(TEST, counts, pairs)],
    };
  },
};

/** Returns the binomial law of `piles` trials of one chance, by adding them one by one. */
function matchesLaw(piles: number, chance: number): Float64Array {
  let law = Float64Array.of(1);
  for (let i = 0; i < piles; i++) {
    const next = new Float64Array(law.length + 1);
    law.forEach((before, matches) => {
      next[matches] += before * (1 - chance);
      next[matches + 1] += before * chance;
    });
    law = next;
  }
  return law;
}
