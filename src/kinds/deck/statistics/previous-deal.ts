import { uncapital } from '../../../core/first-letter.js';
import { Batch } from '../../../core/outcome.js';
import type { Fitted, Statistic } from '../../../core/statistic.js';
import { adjacentPairs } from '../../adjacent-pairs.js';
import { dependentDeals } from '../../dependent-deals.js';

const ID = 'previous-deal';

/**
 * The statistics given, on what turned each deal into the next: ρ[p] is the place that the card now in position p had in the deal before.
 * Of even, independent deals these are even and independent too (orders form a group), so the laws stay as they are, with one deal
 * less a block. Sees decks that were not put back in order, seeds that resemble one another, and deals that come again at once.
 */
export function previousDeal(statistics: readonly Statistic[]): Statistic {
  return {
    id: ID,
    title: 'Each deal against the one before',
    summary: 'Takes what turned each deal into the next as a deal of its own and puts it to the other statistics.',
    reference:
      'P. Diaconis (1988), Group representations in probability and statistics, chapter 3; I. J. Good (1953), doi:10.1017/S030500410002836X',
    question: 'Does a deal tell anything of the next?',
    catches: 'fisher-yates/sine/multiply-shift/counter',
    battery: 'standard',
    required: false,
    betweenDeals: true,
    headline: dependentDeals,
    group: { name: 'Each deal against the one before', meaning: `what turned the one into the other (${ID}/…)` },
    ordered: true,
    fit(space, trials) {
      const pairs = adjacentPairs(trials);
      const parts = statistics.flatMap((statistic) => {
        const fitted = statistic.fit(space, pairs);
        return 'skipped' in fitted ? [] : [{ fitted, cells: fitted.shape.reduce((product, side) => product * side, 1) }];
      });
      if (parts.length === 0) return { skipped: `needs more deals, got ${trials}` };
      const ends = parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, { cells }) => sum + cells, 0));
      const partOf = (counts: Float64Array, i: number): Float64Array => counts.subarray(ends[i] - parts[i].cells, ends[i]);
      return {
        shape: [ends[ends.length - 1]],
        rows: parts.flatMap(({ fitted }) =>
          fitted.rows.map((row) => ({ ...row, test: `${ID}/${row.test}`, question: asked(row.question) })),
        ),
        accumulator: () =>
          accumulator(
            space.width,
            parts.map(({ fitted }) => fitted),
            ends,
          ),
        test: (counts) =>
          parts.flatMap(({ fitted }, i) =>
            fitted.test(partOf(counts, i), pairs).map((result) => ({ ...result, test: `${ID}/${result.test}` })),
          ),
      };
    },
  };
}

function asked(question: string): string {
  return `Against the deal before: ${uncapital(question)}`;
}

function accumulator(n: number, parts: readonly Fitted[], ends: readonly number[]): ReturnType<Fitted['accumulator']> {
  const inner = parts.map((part) => part.accumulator());
  const before = new Uint16Array(n);
  let relative = new Batch(n, 256);
  let started = false;
  return {
    get counts() {
      const counts = new Float64Array(ends[ends.length - 1]);
      for (const [i, part] of inner.entries()) counts.set(part.counts, ends[i - 1] ?? 0);
      return counts;
    },
    add({ cells, length }) {
      if (length > relative.capacity) relative = new Batch(n, length);
      relative.length = 0;
      for (let deal = 0, at = 0; deal < length; deal++, at += n) {
        if (started) {
          const into = relative.length++ * n;
          for (let p = 0; p < n; p++) relative.cells[into + p] = before[cells[at + p]];
        }
        started = true;
        for (let p = 0; p < n; p++) before[cells[at + p]] = p;
      }
      for (const part of inner) part.add(relative);
    },
  };
}
