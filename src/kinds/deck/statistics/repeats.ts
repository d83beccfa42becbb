import type { DealsAgain } from '../../../core/record/results.js';
import type { Fitted, Row, Statistic, TestResult } from '../../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { count, percent } from '../../../core/words/numbers.js';
import { comparedDeals } from '../../../math/pairs/distinct-deals.js';
import { equalFingerprints, equalNeighbours } from '../../../math/pairs/equal-fingerprints.js';
import { decidingPairLogs, equalPairTails, pairsOf } from '../../../math/pairs/equal-pairs.js';
import { type Compared, comparedOf, MOST_KEPT } from '../../../math/pairs/slice.js';
import { LEAST_EXPECTED } from '../../../math/pearson/few-trials.js';
import { testResult } from '../../../math/pearson/result.js';
import { pow } from '../../../math/primitives/pow.js';
import { adjacentPairs } from '../../counting/adjacent-pairs.js';
import { fingerprintList, neighbours } from '../fingerprint-lists.js';

const ID = 'repeats';
const SLICE = `${ID}/slice`;
const ADJACENT = `${ID}/adjacent`;

const LEAST_DEALS = 100;

/** The least ratio of the odds that a deal came once to those among equally likely deals. Below it, repeated deals are not told apart from the rest. */
const LEAST_ODDS = 4;

/** Comparison of every deal, where there is room for all of them. */
const EVERY: Compared = { first: Number.POSITIVE_INFINITY, slice: null };

/**
 * The birthday test on whole orders: counts the pairs of equal deals. N(N − 1)/(2 n!) are expected, which for a full deck is none. Detects a
 * generator that is started anew for every deal from few seeds, or that repeats. S equally likely deals give N(N − 1)/(2S) pairs. Where one deal
 * makes most of the pairs, or a few repeat beside many that do not, those are told and not S. The law is Poisson, good while no more than one pair is
 * expected. The decision uses one that counts three equal deals as three pairs at once. Beyond that (small decks, many deals) the row is left out.
 * `repeats/adjacent` counts the deals that equal the one before, exactly binomial: a clock that had not moved on.
 *
 * Beyond 2^20 deals, for which there is no room, `repeats` compares the first 2^18. `repeats/slice` compares those whose fingerprints lie in one
 * slice of their range, fixed by the number of deals alone. Given their number, these are even deals of the orders in the slice, so the same law
 * holds for them.
 */
export const repeats: Statistic = {
  id: ID,
  title: 'Duplicate deals',
  summary: 'Counts the pairs of deals that are the same from first card to last, which a full deck should never show.',
  reference:
    'The birthday problem: D. E. Knuth, TAOCP vol. 2, 3rd ed. (1998), 3.3.2 J; Arkin et al. (1999), How we learned to cheat at online poker',
  question: 'Does any deal come again?',
  asks({ space: { one, orderBits }, test, trials }) {
    if (test === ADJACENT) return `Is a ${one} ever the same as the one before it?`;
    const { first, slice } = comparedOf(trials, orderBits);
    if (test === SLICE) return `Does any ${one} come again in a slice of ${percent(slice?.share ?? 1)} of all orders?`;
    return first < trials ? `Does any ${one} of the first ${count(first)} come again among them?` : `Does any ${one} come again?`;
  },
  catches: 'fisher-yates/mt19937/lemire/constant',
  battery: 'standard',
  required: false,
  ordered: 'between-deals',
  fitsSorted: true,
  fit(space, trials, { keepsAll } = {}) {
    const { orderBits } = space;
    if (trials < LEAST_DEALS) return { skipped: { why: 'few-outcomes', least: LEAST_DEALS, got: trials } };
    // Where every order is counted, and often enough, that says more.
    const everyOne = space.rank !== undefined && trials >= LEAST_EXPECTED * Number(space.size);
    const sorted = space.recorded?.unordered !== undefined;
    // All that can be asked of sorted rows is whether any two are equal.
    if (sorted && (everyOne || trials > MOST_KEPT)) return { skipped: { why: 'no-order-of-rows' } };
    if (keepsAll || trials <= MOST_KEPT) return comparing(space, trials, EVERY, everyOne);
    return everyOne ? adjacentAlone(space, trials) : comparing(space, trials, comparedOf(trials, orderBits), false);
  },
};

/** True if a row's size is the estimated number of distinct deals: that of rows that compare all pairs of deals. */
export function tellsDistinctDeals(test: string): boolean {
  return test === ID || test === SLICE;
}

function adjacentAlone(space: OutcomeSpace, trials: number): Fitted {
  const row = adjacentRow(space, trials);
  return {
    shape: [1],
    adds: { atMost: 1 },
    rows: [row],
    accumulator: () => neighbours(space.width),
    test: ([adjacent], total) => [resultOf(row, adjacent, total)],
  };
}

/**
 * Compares deals with each other, all or some of them. Counts: equal pairs of the first deals; deals that equal the one before; how often the most
 * frequent of the first came; how many different ones of them came more than once; and how often these came together. A slice adds its equal pairs,
 * the same three of its deals, and its number of deals. With `everyOne` pairs are counted and not tested.
 */
function comparing(space: OutcomeSpace, trials: number, compared: Compared, everyOne: boolean): Fitted {
  const { orderBits, width: n } = space;
  const { slice } = compared;
  const sorted = space.recorded?.unordered !== undefined;
  const orders = pow(2, orderBits);
  const first = Math.min(trials, compared.first);
  const adjacent = adjacentRow(space, trials);
  const whole = rowOf(ID, { pairs: pairsOf(first), orderBits, all: true });
  const sliced =
    slice &&
    rowOf(SLICE, {
      pairs: pairsOf(Math.round(slice.share * trials)),
      orderBits,
      all: true,
      share: slice.share,
    });
  return {
    shape: [slice ? 10 : 5],
    // Each deal makes as many equal pairs as there are deals before it, half of all others on average.
    adds: { atMost: (trials - 1) / 2 },
    rows: sorted ? [whole] : everyOne ? [adjacent] : sliced ? [whole, sliced, adjacent] : [whole, adjacent],
    accumulator: (stretch) => fingerprintList(n, compared, stretch),
    condense(kept) {
      const all = equalFingerprints(kept, null);
      const counts = [all.pairs, equalNeighbours(kept), all.most, all.different, all.together];
      if (!slice) return Float64Array.from(counts);
      const inSlice = equalFingerprints(kept, slice.below);
      return Float64Array.of(...counts, inSlice.pairs, inSlice.most, inSlice.different, inSlice.together, inSlice.deals);
    },
    test([pairs, equalToLast, times, different, together, slicePairs, sliceTimes, sliceDifferent, sliceTogether, sliceDeals], total) {
      const among = Math.min(total, compared.first);
      const frequent = frequentOf({ times, different, together }, pairs, among, orders);
      const last = { ...resultOf(adjacent, equalToLast, total), ...frequent };
      if (everyOne) return [last];
      const results = [{ ...resultOf(whole, pairs, among), ...frequent }];
      if (slice && sliced) {
        const again = { times: sliceTimes, different: sliceDifferent, together: sliceTogether };
        results.push({ ...resultOf(sliced, slicePairs, sliceDeals), ...frequentOf(again, slicePairs, sliceDeals, orders * slice.share) });
      }
      return sorted ? results : [...results, last];
    },
  };
}

type RepeatsRow = Row & Required<Pick<Row, 'equalDeals'>>;

function adjacentRow({ orderBits }: OutcomeSpace, trials: number): RepeatsRow {
  return rowOf(ADJACENT, { pairs: adjacentPairs(trials), orderBits, all: false });
}

function rowOf(test: string, equalDeals: RepeatsRow['equalDeals']): RepeatsRow {
  return { test, degrees: 0, scale: 0, equalDeals };
}

/**
 * Finds the deals that repeat where no number S of equally likely deals explains them. Either the most frequent deal makes most of the equal pairs by
 * itself. Or fewer different deals repeat than come once, and far more come once than among S equally likely deals with as many pairs, where it is (1
 * − 1/S)^(N − 1) of all. Finds none where every deal is the same, or where there are only two orders, one of which is always frequent.
 */
function frequentOf(again: DealsAgain, pairs: number, trials: number, orders: number): Pick<TestResult, 'frequent'> {
  const { different, times, together } = again;
  const once = trials - together;
  const beside = different < once && LEAST_ODDS * together < once * Math.expm1((2 * pairs) / trials);
  const explains = times > 2 && times < trials && times > (2 * trials) / orders && (times * (times - 1) > pairs || beside);
  return explains ? { frequent: again } : {};
}

/** Judges `count` equal pairs among the deals; for a slice it uses the number of its deals, not the expected one. */
function resultOf({ test, equalDeals }: RepeatsRow, count: number, deals: number): ReturnType<typeof testResult> {
  const { all: overlapping } = equalDeals;
  const { orderBits, pairs } = comparedDeals(equalDeals, deals);
  const { atLeast, logAtLeast, atMost, logAtMost } = equalPairTails(count, pairs, orderBits, overlapping);
  const tails = { upper: atLeast, logUpper: logAtLeast, lower: atMost, logLower: logAtMost };
  const deciding = overlapping ? { ...decidingPairLogs(count, pairs, orderBits), grade: 'calibrated' as const } : null;
  return testResult(test, count, 0, tails, overlapping ? 'asymptotic' : 'exact', deals, deciding);
}
