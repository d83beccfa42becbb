import { counted } from '../../../core/counted.js';
import type { OutcomeSpace } from '../../../core/outcome.js';
import type { Accumulator, Fitted, Row, Statistic } from '../../../core/statistic.js';
import { fingerprintCoefficients, fingerprinter, join } from '../../../math/orders/fingerprint.js';
import { equalFingerprints, HEAD } from '../../../math/pairs/equal-fingerprints.js';
import { decidingPairLogs, equalPairTails } from '../../../math/pairs/equal-pairs.js';
import { LEAST_EXPECTED } from '../../../math/pearson/few-trials.js';
import { testResult } from '../../../math/pearson/result.js';
import { pow } from '../../../math/primitives/pow.js';
import { adjacentPairs } from '../../adjacent-pairs.js';

const ID = 'repeats';
const ADJACENT = `${ID}/adjacent`;
const question = (one: string): string => `Does any ${one} come again?`;

/** Deals whose fingerprints are kept, 16 bytes each; the birthday test needs every one of them. Of more deals only neighbours are compared. */
const MOST_DEALS = 2 ** 24;
const LEAST_DEALS = 100;

/**
 * The birthday test on whole orders: counts the pairs of deals that are equal, N(N − 1)/(2 n!) of them expected, which for a full deck is
 * none. Sees a generator that is started anew for every deal from few seeds, or that comes round. S equally likely deals give
 * N(N − 1)/(2S) pairs; where one deal makes most of the pairs, that one is told and not S. The law is Poisson, good while no more than one pair is expected, and the decision goes by
 * one that counts three equal deals as three pairs at once; beyond that (small decks, many deals) the row is left out. `repeats/adjacent` counts the deals that equal the one before, exactly binomial: a clock that had not moved on.
 */
export const repeats: Statistic = {
  id: ID,
  title: 'Duplicate deals',
  summary: 'Counts the pairs of deals that are the same from first card to last, which a full deck should never show.',
  reference:
    'The birthday problem: D. E. Knuth, TAOCP vol. 2, 3rd ed. (1998), 3.3.2 J; Arkin et al. (1999), How we learned to cheat at online poker',
  question: question('deal'),
  catches: 'fisher-yates/mt19937/lemire/constant',
  battery: 'standard',
  required: false,
  betweenDeals: true,
  distinctDeals: ID,
  ordered: true,
  fit(space, trials) {
    const { one, orderBits, width: n } = space;
    if (trials < LEAST_DEALS) return { skipped: `needs at least ${counted(LEAST_DEALS, one)}, got ${trials}` };
    // Where every order is counted, and often enough, that says more.
    const everyOne = space.rank !== undefined && trials >= LEAST_EXPECTED * Number(space.size);
    const rows = rowsOf(space, trials, everyOne);
    const orders = pow(2, orderBits);
    const adds = { atMost: (trials - 1) / 2 };
    if (trials > MOST_DEALS) {
      const test: Fitted['test'] = ([adjacent], total) => rows.map((row) => resultOf(row, adjacent, total));
      return { shape: [1], adds, rows, accumulator: () => neighbours(n), test };
    }
    return {
      shape: [3],
      // Each deal makes as many equal pairs as there are deals before it, half of all others on average.
      adds,
      rows,
      accumulator: () => accumulator(n),
      condense: equalFingerprints,
      test: ([pairs, adjacent, most], total) => {
        const mostFrequent = explains(most, pairs, total, orders) ? { mostFrequent: most } : {};
        return rows.map((row) => ({ ...resultOf(row, row.test === ID ? pairs : adjacent, total), ...mostFrequent }));
      },
    } satisfies Fitted;
  },
};

/** A row that says what it compares. */
type RepeatsRow = Row & Required<Pick<Row, 'equalDeals'>>;

function rowsOf({ one, orderBits }: OutcomeSpace, trials: number, everyOne: boolean): readonly RepeatsRow[] {
  const pairs = (trials * (trials - 1)) / 2;
  const row = (test: string, question: string, compared: number): RepeatsRow => ({
    test,
    question,
    degrees: 0,
    scale: 0,
    equalDeals: { pairs: compared, orderBits, all: test === ID },
  });
  const adjacent = row(ADJACENT, `Is a ${one} ever the same as the one before it?`, adjacentPairs(trials));
  return everyOne || trials > MOST_DEALS ? [adjacent] : [row(ID, question(one), pairs), adjacent];
}

/**
 * Whether the deal that came most often makes most of the equal pairs by itself. Where every deal is the same there is nothing beside it, and
 * where two cards have two orders one of them always does.
 */
function explains(most: number, pairs: number, trials: number, orders: number): boolean {
  return most > 2 && most < trials && most * (most - 1) > pairs && most > (2 * trials) / orders;
}

function resultOf({ test, equalDeals }: RepeatsRow, count: number, trials: number): ReturnType<typeof testResult> {
  const { all: overlapping, orderBits, pairs } = equalDeals;
  const { atLeast, logAtLeast, atMost, logAtMost } = equalPairTails(count, pairs, orderBits, overlapping);
  const tails = { upper: atLeast, logUpper: logAtLeast, lower: atMost, logLower: logAtMost };
  const deciding = overlapping ? { ...decidingPairLogs(count, pairs, orderBits), grade: 'calibrated' as const } : null;
  return testResult(test, count, 0, tails, overlapping ? 'asymptotic' : 'exact', trials, deciding);
}

/** Takes deals by their fingerprints, in two halves: hands on that of each, and whether it equals the one before. `room` hears beforehand of how many deals. */
function byFingerprints(
  n: number,
  room: (deals: number) => void,
  met: (first: number, second: number, again: boolean) => void,
): Pick<Accumulator, 'add' | 'readers'> {
  const fingerprint = fingerprinter(n);
  const at = { first: -1, second: -1 };
  // What `at` held before, and what it holds now.
  const take = (first: number, second: number): void => met(at.first, at.second, at.first === first && at.second === second);
  return {
    add(batch) {
      room(batch.length);
      for (let deal = 0; deal < batch.length; deal++) {
        const { first, second } = at;
        fingerprint(batch.cells, deal * n, at);
        take(first, second);
      }
    },
    readers: [
      {
        tally: { id: 'fingerprints', lag: 0, given: fingerprintCoefficients(n) },
        take(sums, deals) {
          room(deals);
          for (let i = 0; i < 4 * deals; i += 4) {
            const { first, second } = at;
            join(sums[i], sums[i + 1], sums[i + 2], sums[i + 3], at);
            take(first, second);
          }
        },
      },
    ],
  };
}

/** Counts the deals of one block that equal the one before, and keeps nothing else of them. */
function neighbours(n: number): Accumulator {
  const counts = new Float64Array(1);
  const met = (_first: number, _second: number, again: boolean): void => {
    if (again) counts[0]++;
  };
  return { counts, ...byFingerprints(n, () => undefined, met) };
}

/** Keeps the fingerprints of one block's deals behind the number of deals in it that equal the one before. */
function accumulator(n: number): Accumulator {
  let kept = new Float64Array(HEAD + 2 * 4096);
  let length = HEAD;
  const room = (deals: number): void => {
    if (length + 2 * deals <= kept.length) return;
    const larger = new Float64Array(2 * kept.length + 2 * deals);
    larger.set(kept.subarray(0, length));
    kept = larger;
  };
  const met = (first: number, second: number, again: boolean): void => {
    if (again) kept[0]++;
    kept[length++] = first;
    kept[length++] = second;
  };
  return {
    get counts() {
      return kept.slice(0, length);
    },
    ...byFingerprints(n, room, met),
  };
}
