import type { Accumulator, Statistic } from '../../../core/statistic/statistic.js';
import { uncapital } from '../../../core/words/first-letter.js';
import { hypergeometricLaw } from '../../../math/hands/hypergeometric.js';
import { binnedCounts } from '../../../math/pearson/binned-counts.js';
import { totalCounts } from '../../../math/pearson/total-counts.js';
import { adjacentPairs } from '../../counting/adjacent-pairs.js';
import { dependentDeals } from '../../groups/dependent-deals.js';
import { dealBefore, lagged, looksBack } from '../../groups/look-back.js';

const TEST = 'seen-again';
const QUESTION = 'Are as many cards of the hand before dealt again as luck brings?';
/** Fewer pairs of hands than this are too few for bins of five each. Their cards in both are added up. */
const FEW_PAIRS = 12;

const FURTHER = 'Are as many of its cards dealt again as luck brings?';

/**
 * Counts how many of the cards of each deal were also seen in the deal before. Compares the histogram with its hypergeometric law, in bins fixed
 * beforehand; of fewer than twelve pairs their total. The law does not depend on the deal before, so the numbers of successive deals are independent. Detects decks that were not put
 * together again, and deals that follow from one another. Its size is that of the chances of the bins. With `lags` above 1 it does the same for the
 * hands two, three, … deals before, one row each: decks that are used in turn.
 */
export const seenAgain: Statistic = {
  id: TEST,
  title: 'Cards in two hands running',
  summary: 'Counts how many cards of each hand were in the hand before and compares the histogram with its exact law.',
  reference: 'The hypergeometric law: W. Feller, An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed. (1968), II.6',
  question: QUESTION,
  asks({ test }) {
    const { lag } = looksBack(TEST).of(test);
    return lag === 1 ? QUESTION : `Against ${dealBefore(lag)}: ${uncapital(FURTHER)}`;
  },
  catches: 'fisher-yates/mt19937/lemire/constant',
  battery: 'standard',
  required: false,
  headline: dependentDeals,
  looksBack: looksBack(TEST),
  ordered: 'between-deals',
  fit({ cards: n, width: k }, trials, { lags = 1 } = {}) {
    const law = hypergeometricLaw(n, k, k);
    const binned = Array.from({ length: lags }, (_, back) => binnedCounts(law, adjacentPairs(trials, back + 1)));
    // As far back as there are deals for: fewer are left the further it looks.
    const inBins = binned.flatMap((one) => (one ? [one] : []));
    const pairs = adjacentPairs(trials, 1);
    const hasTotal = lags === 1 && pairs >= 1 && pairs < FEW_PAIRS && law.every((chance) => chance < 1);
    const bins = inBins.length === 0 && hasTotal ? [totalCounts(law, pairs)] : inBins;
    const backs = bins.length;
    if (backs === 0) return { skipped: { why: 'few-for-bins', of: 'outcomes', got: trials } };
    const cells = law.length;
    return {
      shape: backs === 1 ? [cells] : [backs, cells],
      adds: { atMost: 1 },
      rows: bins.map(({ degrees }, back) => ({
        test: lagged(TEST, back + 1),
        degrees,
        scale: 1,
      })),
      accumulator: () => seenBefore(n, k, backs, cells),
      test: (counts) =>
        bins.map((one, back) =>
          one.read(lagged(TEST, back + 1), counts.subarray(back * cells, (back + 1) * cells), adjacentPairs(trials, back + 1)),
        ),
    };
  },
};

/** Counts, for each lag, how many cards of each hand of `k` were in the hand that many deals earlier. */
function seenBefore(n: number, k: number, lags: number, cells: number): Accumulator {
  const counts = new Float64Array(lags * cells);
  // Which cards the last hands held, hand t in row t mod `lags`.
  const held = Array.from({ length: lags }, () => new Uint8Array(n));
  let dealt = 0;
  return {
    counts,
    add({ cells: cards, length }) {
      for (let deal = 0, at = 0; deal < length; deal++, at += k, dealt++) {
        for (let lag = 1; lag <= Math.min(lags, dealt); lag++) {
          const before = held[(dealt - lag) % lags];
          let again = 0;
          for (let card = at; card < at + k; card++) again += before[cards[card]];
          counts[(lag - 1) * cells + again]++;
        }
        const now = held[dealt % lags].fill(0);
        for (let card = at; card < at + k; card++) now[cards[card]] = 1;
      }
    },
  };
}
