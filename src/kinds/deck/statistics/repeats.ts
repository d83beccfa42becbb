import { counted } from '../../../core/counted.js';
import type { OutcomeSpace } from '../../../core/outcome.js';
import type { Accumulator, Fitted, Row, Statistic } from '../../../core/statistic.js';
import { fingerprintCoefficients, fingerprinter, join } from '../../../math/orders/fingerprint.js';
import { decidingPairLogs, equalPairTails } from '../../../math/pairs/equal-pairs.js';
import { LEAST_EXPECTED } from '../../../math/pearson/few-trials.js';
import { testResult } from '../../../math/pearson/result.js';
import { pow } from '../../../math/primitives/pow.js';
import { adjacentPairs } from '../../adjacent-pairs.js';

const ID = 'repeats';
const ADJACENT = `${ID}/adjacent`;
const question = (one: string): string => `Does any ${one} come again?`;

/** Deals whose fingerprints are kept, 16 bytes each; the birthday test needs every one of them. */
const MOST_DEALS = 2 ** 24;
const LEAST_DEALS = 100;

/** First halves are told apart by bits of theirs first, one of so many a deal; the few that share one are then compared. */
const SLOTS_A_DEAL = 32;
const SLOT_WORD = 32;
const MOST_SLOTS = 2 ** 30;

/** Cells of a block's fingerprints before the first one: its equal neighbours. */
const HEAD = 1;

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
    return {
      shape: [3],
      // Each deal makes as many equal pairs as there are deals before it, half of all others on average.
      adds: { atMost: (trials - 1) / 2 },
      rows,
      accumulator: () => accumulator(n),
      condense,
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

/** Keeps the fingerprints of one block's deals behind the number of deals in it that equal the one before. */
function accumulator(n: number): Accumulator {
  const fingerprint = fingerprinter(n);
  const at = { first: -1, second: -1 };
  let kept = new Float64Array(HEAD + 2 * 4096);
  let length = HEAD;
  const room = (deals: number): void => {
    if (length + 2 * deals <= kept.length) return;
    const larger = new Float64Array(2 * kept.length + 2 * deals);
    larger.set(kept.subarray(0, length));
    kept = larger;
  };
  // What `at` held before, and what it holds now.
  const keep = (first: number, second: number): void => {
    if (at.first === first && at.second === second) kept[0]++;
    kept[length++] = at.first;
    kept[length++] = at.second;
  };
  return {
    get counts() {
      return kept.slice(0, length);
    },
    add(batch) {
      room(batch.length);
      for (let deal = 0; deal < batch.length; deal++) {
        const { first, second } = at;
        fingerprint(batch.cells, deal * n, at);
        keep(first, second);
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
            keep(first, second);
          }
        },
      },
    ],
  };
}

/**
 * Equal pairs among all deals, deals that equal the one before, and how often the most frequent deal came (0 of none). Only where first halves agree are
 * the second ones looked at.
 */
function condense(kept: readonly Float64Array[]): Float64Array {
  const deals = kept.reduce((sum, { length }) => sum + (length - HEAD) / 2, 0);
  const adjacent = kept.reduce((sum, block) => sum + block[0], 0);
  const twice = new Map([...metAgain(kept, deals)].map((first) => [first, new Map<number, number>()]));
  let pairs = 0;
  let most = Math.min(deals, 1);
  for (const block of twice.size > 0 ? kept : []) {
    for (let i = HEAD; i < block.length; i += 2) {
      const seconds = twice.get(block[i]);
      if (!seconds) continue;
      const before = seconds.get(block[i + 1]) ?? 0;
      pairs += before;
      most = Math.max(most, before + 1);
      seconds.set(block[i + 1], before + 1);
    }
  }
  return Float64Array.of(pairs, adjacent, most);
}

/** First halves that two deals have. To sort all of them would take longer than to deal them. */
function metAgain(kept: readonly Float64Array[], deals: number): ReadonlySet<number> {
  const slots = Math.min(MOST_SLOTS, 2 ** Math.ceil(Math.log2(Math.max(SLOT_WORD, SLOTS_A_DEAL * deals))));
  const met = new Uint32Array(slots / SLOT_WORD);
  const shared = new Uint32Array(slots / SLOT_WORD);
  for (const block of kept) {
    for (let i = HEAD; i < block.length; i += 2) {
      const slot = block[i] & (slots - 1);
      const bit = 1 << (slot % SLOT_WORD);
      const word = slot >>> 5;
      shared[word] |= met[word] & bit;
      met[word] |= bit;
    }
  }
  const once = new Set<number>();
  const again = new Set<number>();
  for (const block of kept) {
    for (let i = HEAD; i < block.length; i += 2) {
      const slot = block[i] & (slots - 1);
      if ((shared[slot >>> 5] & (1 << (slot % SLOT_WORD))) === 0) continue;
      if (once.has(block[i])) again.add(block[i]);
      else once.add(block[i]);
    }
  }
  return again;
}
