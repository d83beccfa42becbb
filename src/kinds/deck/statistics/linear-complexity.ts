import type { Accumulator, Statistic } from '../../../core/statistic/statistic.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { complexityTails, shortestRecurrence } from '../../../math/digits/shortest-recurrence.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { testResult } from '../../../math/pearson/result.js';

const ID = 'linear-complexity';

interface Direction {
  readonly id: string;
  readonly question: string;
  /** The choice that exchanges two places, 0 or 1, as a decoder of that name has it. */
  readonly exchanges: 0 | 1;
  /** Returns the first of the two neighbouring positions that are left for the choice among two. */
  first(n: number): number;
}

/** The last steps of the shuffle, from either end. The first step of one that builds its deck card by card is the last of one from the last card down. */
const DIRECTIONS: readonly Direction[] = [
  {
    id: 'down',
    question: 'Is the last choice free of those in earlier deals, if the steps ran from the last card down?',
    exchanges: 0,
    first: () => 0,
  },
  {
    id: 'forward',
    question: 'Is the last choice free of those in earlier deals, if the steps ran from the first card up?',
    exchanges: 1,
    first: (n) => n - 2,
  },
];

/**
 * Takes of each deal the choice among two that a Fisher–Yates shuffle must have made, and finds the least L such that each of these bits follows from
 * the L before it by one linear rule modulo 2. Generators that shift and add without carry have an L of at most their bits of state.
 *
 * Of n even bits L is within a few of n/2, by the exact law of |n − 2L|: too small an L is a rule that holds throughout, too large a one a rule that
 * broke late. The value is (n − 2L)²/n, so that its size is |1 − 2L/n|, the share of the bits that their rule foretells. It looks at the deals of the
 * first block, at most 2^16 of them. Counts: these deals, and L in each direction.
 *
 * The bit follows from the cycles of the deal. To take out the positions from the last one down leaves positions 0 and 1 exchanged just where one
 * cycle holds both, and so does to build the deck card by card. From the first up the same holds of the last two.
 */
export const linearComplexity: Statistic = {
  id: ID,
  title: 'Linear rule from deal to deal',
  summary:
    'Finds the shortest linear rule by which a choice among two follows from those of earlier deals, and compares it with its exact law.',
  reference:
    'R. A. Rueppel (1986), Analysis and Design of Stream Ciphers, section 4.1; J. L. Massey (1969), doi:10.1109/TIT.1969.1054260; the linear complexity test of NIST SP 800-22, section 2.10',
  question: 'Is the last choice of a deal free of those in earlier deals?',
  asks: ({ test }) => DIRECTIONS.find(({ id }) => test === `${ID}/${id}`)?.question ?? '',
  catches: 'fisher-yates/xorshift128/lemire/continuous',
  battery: 'standard',
  required: false,
  headline: { says: 'the last choice of a deal follows from those of earlier deals', rank: -1 },
  needsStart: true,
  ordered: 'between-deals',
  fit({ width: n }, trials) {
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    const rows = DIRECTIONS.map(({ id }) => ({ test: `${ID}/${id}`, degrees: 1, scale: 1, forecast: 'pairs' as const }));
    return {
      shape: [1 + DIRECTIONS.length],
      adds: { atMost: 1 },
      rows,
      accumulator: (stretch) => (stretch && stretch.first > 0 ? nothing() : firstDeals(n)),
      test: ([deals, ...lengths]) =>
        rows.map(({ test }, d) => {
          const value = (deals - 2 * lengths[d]) ** 2 / deals;
          return testResult(test, value, 1, complexityTails(lengths[d], deals), 'exact', deals);
        }),
    };
  },
};

/** Reads the counts of a sample: the deals looked at, and the least number of earlier deals that a row's choices follow from. */
export function recurrenceIn(values: ArrayLike<number>, test: string): { readonly deals: number; readonly length: number } {
  return { deals: values[0], length: values[1 + DIRECTIONS.findIndex(({ id }) => test === `${ID}/${id}`)] };
}

/** Counts nothing: a block after the first. */
function nothing(): Accumulator {
  return { counts: new Float64Array(1 + DIRECTIONS.length), add: () => undefined, readers: [] };
}

function firstDeals(n: number): Accumulator {
  const bits = DIRECTIONS.map(() => new Uint32Array(BLOCK_SIZE / 32));
  let counts = new Float64Array(1 + bits.length);
  let deals = 0;
  return {
    get counts() {
      if (counts[0] < deals) counts = Float64Array.of(deals, ...bits.map((sequence) => shortestRecurrence(sequence, deals)));
      return counts;
    },
    add({ cells, length }) {
      const end = Math.min(BLOCK_SIZE, deals + length);
      for (let at = 0; deals < end; deals++, at += n)
        DIRECTIONS.forEach(({ exchanges, first }, d) => {
          if (shareCycle(cells, at, first(n)) === (exchanges === 1)) bits[d][deals >>> 5] |= 1 << (deals & 31);
        });
    },
  };
}

/** True if one cycle of the deal from `at` on holds both position `first` and the next one. */
function shareCycle(cells: Uint16Array, at: number, first: number): boolean {
  let position = cells[at + first];
  while (position > first + 1 || position < first) position = cells[at + position];
  return position !== first;
}
