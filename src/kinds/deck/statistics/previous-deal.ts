import type { Fitted, Reach, Skipped, Statistic } from '../../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { uncapital } from '../../../core/words/first-letter.js';
import { adjacentPairs } from '../../counting/adjacent-pairs.js';
import { dependentDeals } from '../../groups/dependent-deals.js';
import { dealBefore, lagged, looksBack } from '../../groups/look-back.js';
import { mostOfParts } from '../../groups/most-of-parts.js';
import { questionAmong } from '../../planning/question-among.js';
import { countAgainstEarlier, type LaggedPart } from '../earlier-deals.js';

const ID = 'previous-deal';

/** The statistics asked of deals: of each against the one before, and of each against one further back. */
export interface EarlierDealQuestion {
  readonly before: readonly Statistic[];
  readonly further: readonly Statistic[];
}

/** The place of another statistic's counts inside the counts of one that applies it to something other than deals. */
export interface CountedPart {
  /** The id of that statistic. */
  readonly of: string;
  /** The distance in deals between the deals it is applied to. */
  readonly lag: number;
  /** The index of its first cell; below it the number of its cells. */
  readonly from: number;
  readonly cells: number;
}

/** Bound to deals, it holds the counts of others end to end. */
export interface PreviousDeal extends Statistic {
  fit(space: OutcomeSpace, trials: number, reach?: Reach): (Fitted & { readonly parts: readonly CountedPart[] }) | Skipped;
}

/**
 * Applies the statistics given to what turned each deal into the next: ρ[p] is the place that the card now in position p had in the deal before. For
 * even, independent deals these are even and independent too (orders form a group), so the laws stay as they are, with one deal less a block. Detects
 * decks that were not put back in order, seeds that resemble one another, and deals that repeat at once.
 *
 * With `lags` above 1 it asks `further` of what turned the deal k before into each deal, k = 2 … lags: decks that are used in turn. The deals k apart
 * are k chains, each as even and independent, so the laws stay again, with k deals less a block. It looks as far back as the deals allow.
 */
export function previousDeal({ before, further }: EarlierDealQuestion): PreviousDeal {
  return {
    id: ID,
    title: 'Each deal against the one before',
    summary:
      'Takes what turned each deal into the next as a deal of its own and puts it to the other statistics. With `--lags` what turned one into the deal two, three, … later is put to three of them: `cyclic-displacement`, `neighbour-gap`, `rising-sequences`.',
    reference:
      'P. Diaconis (1988), Group representations in probability and statistics, chapter 3; I. J. Good (1953), doi:10.1017/S030500410002836X',
    question: 'Does a deal tell anything of the next?',
    asks({ test, ...row }) {
      const { asked, lag } = looksBack(ID).of(test);
      return `Against ${dealBefore(lag)}: ${uncapital(questionAmong([...before, ...further], { ...row, test: asked }))}`;
    },
    catches: 'fisher-yates/sine/multiply-shift/counter',
    battery: 'standard',
    required: false,
    headline: dependentDeals,
    looksBack: {
      ...looksBack(ID),
      before: { name: 'Each deal against the one before', meaning: `what turned the one into the other (${ID}/…)` },
    },
    ordered: 'between-deals',
    fit(space, trials, { lags = 1 } = {}) {
      const parts: (LaggedPart & Pick<CountedPart, 'of'>)[] = [];
      for (let lag = 1; lag <= lags; lag++) {
        const fitted = (lag === 1 ? before : further).flatMap((statistic) => {
          const fit = statistic.fit(space, adjacentPairs(trials, lag));
          return 'skipped' in fit ? [] : [{ of: statistic.id, lag, fitted: fit }];
        });
        // Fewer deals are left the further it looks: what is asked of the deal before does not hang on that.
        if (fitted.length === 0) break;
        parts.push(...fitted);
      }
      if (parts.length === 0) return { skipped: { why: 'few-left', got: trials } };
      const cells = parts.map(({ fitted }) => fitted.shape.reduce((product, side) => product * side, 1));
      const ends = parts.map((_, i) => cells.slice(0, i + 1).reduce((sum, own) => sum + own, 0));
      const idOf = (lag: number, test: string): string => `${lagged(ID, lag)}/${test}`;
      return {
        shape: [ends[ends.length - 1]],
        parts: parts.map(({ lag, of }, i) => ({ of, lag, from: ends[i] - cells[i], cells: cells[i] })),
        adds: { atMost: mostOfParts(parts, ends) },
        rows: parts.flatMap(({ fitted, lag }) =>
          fitted.rows.map((row) => ({
            ...row,
            test: idOf(lag, row.test),
          })),
        ),
        accumulator: () => countAgainstEarlier(space.width, parts, ends),
        test: (counts) =>
          parts.flatMap(({ fitted, lag }, i) =>
            fitted
              .test(counts.subarray(ends[i] - cells[i], ends[i]), adjacentPairs(trials, lag))
              .map((result) => ({ ...result, test: idOf(lag, result.test) })),
          ),
      };
    },
  };
}
