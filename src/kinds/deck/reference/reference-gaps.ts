import type { Statistic } from '../../../core/statistic/statistic.js';
import { comparedSides } from './compared-sides.js';
import { MOST_CELLS } from './places.js';

/** The largest deck of which all pairs are counted; larger decks use pairs of neighbouring numbers. */
const MOST_PAIRED = 181;

const TEST = 'reference-gaps';
const QUESTION = 'Do any two cards lie as far apart as from the reference, and in the same order?';

/** The pairs of cards that are looked at, and the resolution at which the gaps between them are told apart. */
export interface Gaps {
  /** The lower and the higher card of each pair, both from 0. */
  readonly pairs: readonly (readonly [low: number, high: number])[];
  /** The number of values for each pair: gaps, or stretches of neighbouring ones. */
  readonly count: number;
  /** The number of gaps in each value except the last. */
  readonly stretch: number;
}

/**
 * Returns the gaps counted for decks of `n` cards; null where there is no room to tell before from behind. A gap of g places, below 0 where the
 * higher card lies first, has the value ⌊(g + n − 1)/stretch⌋.
 */
export function gapsOf(n: number): Gaps | null {
  const cards = Array.from({ length: n }, (_, card) => card);
  const pairs =
    n <= MOST_PAIRED
      ? cards.flatMap((low) => cards.slice(low + 1).map((high) => [low, high] as const))
      : cards.slice(1).map((high) => [high - 1, high] as const);
  const gaps = 2 * n - 1;
  const room = Math.min(gaps, Math.floor(MOST_CELLS / (2 * pairs.length)));
  if (room < 2) return null;
  const stretch = Math.ceil(gaps / room);
  return { pairs, stretch, count: Math.ceil(gaps / stretch) };
}

/**
 * Counts for each pair of cards how many places one lies behind the other, in the deals and in as many of the reference. Shows which comes first, and
 * what keeps cards together or apart, such as songs of one artist. It does so even where each card alone has the right position probabilities.
 */
export const referenceGaps: Statistic = {
  id: TEST,
  title: 'How far apart any two cards lie, beside the reference',
  summary:
    'Counts for every pair of cards how many places the one lies behind the other and compares that with as many deals of the reference; of more than 181 cards for those of neighbouring numbers.',
  reference: 'K. Pearson (1911), Biometrika 8:250–254: two samples of one law',
  question: QUESTION,
  catches: 'random-cut beside fisher-yates',
  battery: 'quick',
  required: true,
  headline: { says: 'the distances are not the reference’s', rank: 1 },
  fit({ cards: n }, trials) {
    const gaps = gapsOf(n);
    if (!gaps) return { skipped: { why: 'too-large', limit: 'cards', most: 16_384, got: n } };
    const { count, pairs, stretch } = gaps;
    return comparedSides({
      test: TEST,
      steps: pairs.length,
      values: count,
      trials,
      ...(stretch > 1 && { shows: { of: 'distances', size: stretch } as const }),
      side() {
        const counts = new Float64Array(pairs.length * count);
        const [lows, highs] = [0, 1].map((which) => Uint16Array.from(pairs, (pair) => pair[which]));
        const values = Uint16Array.from({ length: 2 * n - 1 }, (_, gap) => Math.floor(gap / stretch));
        const position = new Int32Array(n);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, at = 0; deal < length; deal++, at += n) {
              for (let p = 0; p < n; p++) position[cells[at + p]] = p;
              for (let pair = 0, from = n - 1; pair < lows.length; pair++)
                counts[pair * count + values[from + position[highs[pair]] - position[lows[pair]]]]++;
            }
          },
        };
      },
    });
  },
};
