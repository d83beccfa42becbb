import type { Fitted, Statistic } from '../../../core/statistic/statistic.js';
import { Batch } from '../../../core/subject/outcome.js';
import { uncapital } from '../../../core/words/first-letter.js';
import { permutations } from '../../../math/orders/permutation.js';
import { mostOfParts } from '../../groups/most-of-parts.js';
import { questionAmong } from '../../planning/question-among.js';

const ID = 'seen-order';

/** The number of seen cards for which the laws of orders need `LEAST_OF_FEW` deals: with fewer, their counts take too few values. */
const FEW_CARDS = 3;
const LEAST_OF_FEW = 150;

/**
 * Applies the statistics given to the order of the seen cards alone. Each card is replaced by its rank among them, so k cards become an order of 1 to
 * k. For even deals that order is even and says nothing of which cards they are. The laws are those of whole decks of k cards.
 */
export function seenOrder(statistics: readonly Statistic[]): Statistic {
  return {
    id: ID,
    title: 'Order of the cards in a hand',
    summary: 'Takes only the order of the cards in a hand, from lowest to highest, and asks the questions of whole decks of it.',
    reference: 'Ranks of a random arrangement: E. L. Lehmann, Nonparametrics: Statistical Methods Based on Ranks (1975), appendix 1',
    question: 'Do the cards of a hand lie in every order equally often?',
    asks: ({ test, ...row }) =>
      `By rank within the hand: ${uncapital(questionAmong(statistics, { ...row, test: test.slice(ID.length + 1) }))}`,
    catches: 'sort-keys:1',
    battery: 'standard',
    required: false,
    headline: { says: 'the cards of a hand come too often in some orders', strongestOnly: true },
    fit({ unordered, width: k }, trials) {
      if (unordered) return { skipped: { why: 'no-order-of-hand' } };
      if (k < 2) return { skipped: { why: 'one-card' } };
      if (k === FEW_CARDS && trials < LEAST_OF_FEW) return { skipped: { why: 'few-of-cards', least: LEAST_OF_FEW, cards: k, got: trials } };
      const space = permutations(k);
      const parts = statistics.flatMap((statistic) => {
        const fitted = statistic.fit(space, trials);
        return 'skipped' in fitted ? [] : [{ fitted, cells: fitted.shape.reduce((product, side) => product * side, 1) }];
      });
      if (parts.length === 0) return { skipped: { why: 'few-left', got: trials } };
      const ends = parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, { cells }) => sum + cells, 0));
      return {
        shape: [ends[ends.length - 1]],
        adds: { atMost: mostOfParts(parts, ends) },
        rows: parts.flatMap(({ fitted }) => fitted.rows.map((row) => ({ ...row, test: `${ID}/${row.test}` }))),
        accumulator: () =>
          accumulator(
            k,
            parts.map(({ fitted }) => fitted),
            ends,
          ),
        test: (counts, total) =>
          parts.flatMap(({ cells, fitted }, i) =>
            fitted.test(counts.subarray(ends[i] - cells, ends[i]), total).map((result) => ({ ...result, test: `${ID}/${result.test}` })),
          ),
      };
    },
  };
}

function accumulator(k: number, parts: readonly Fitted[], ends: readonly number[]): ReturnType<Fitted['accumulator']> {
  const counts = new Float64Array(ends[ends.length - 1]);
  const inner = parts.map((part) => part.accumulator());
  const rising = new Uint16Array(k);
  let ranks = new Batch(k, 256);
  return {
    counts,
    add({ cells, length }) {
      if (length > ranks.capacity) ranks = new Batch(k, length);
      ranks.length = length;
      for (let deal = 0, at = 0; deal < length; deal++, at += k) {
        rising.set(cells.subarray(at, at + k));
        rising.sort();
        for (let p = at; p < at + k; p++) ranks.cells[p] = placeOf(rising, cells[p]);
      }
      for (const [i, part] of inner.entries()) {
        part.add(ranks);
        counts.set(part.counts, ends[i - 1] ?? 0);
      }
    },
  };
}

/** Finds the index of a card that is present, by bisection. */
function placeOf(rising: Uint16Array, card: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rising[middle] < card) low = middle + 1;
    else high = middle;
  }
  return low;
}
