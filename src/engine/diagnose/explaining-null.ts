import type { LawNull } from '../../core/record/declared-null.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import type { AdaptiveShuffle, Cells, Choices } from '../../core/subject/shuffle.js';
import { chiSquaredTails } from '../../math/tails/chi-squared.js';
import { normalQuantile } from '../../math/tails/normal.js';
import { lemire } from '../../parts/bounded/lemire.js';
import type { Counts } from '../count/run-block.js';
import { dealsAlike } from './deals-alike.js';
import { lawDealer } from './dealt-law.js';
import type { ObservedCounts } from './expectation.js';

/** The chance that deals of a law are not recognised by their positions. */
const MISSED = 0.001;

/** The fewest deals, for each card, from which on a card that never came to a position is taken to be kept from it. */
const LEAST_EACH = 20;

/** Deals by which the positions of a law are estimated. */
const DEALS = 2 ** 15;

interface Candidate {
  readonly declared: LawNull;
  readonly shuffle: AdaptiveShuffle;
}

/**
 * Finds the declared null whose deals look like the `trials` deals that were counted, in every card at every position and in every number of a deal
 * that was tested. Deals of it are made for that. Null where none does, and of few deals. Single cycles and derangements stand among the
 * mistakes.
 */
export function explainingNull(seen: ObservedCounts, counts: Counts, space: OutcomeSpace, trials: number): LawNull | null {
  const n = space.width;
  const positions = seen.get('positions');
  if (!positions || positions.length !== n * n || trials < LEAST_EACH * n) return null;
  const found = candidates(positions, n).find(
    ({ shuffle }) =>
      positionsAlike(positions, shuffle, n, trials) &&
      dealsAlike({ id: shuffle.id, expects: [], dealer: { shuffle, bounded: lemire } }, counts, space, trials),
  );
  return found?.declared ?? null;
}

/** Returns the laws that the cells at which no card ever came allow. */
function candidates(positions: Float64Array, n: number): readonly Candidate[] {
  const isNever = (card: number, p: number): boolean => positions[card * n + p] === 0;
  const cards = Array.from({ length: n }, (_, card) => card);
  const ends = cards.slice(1).filter((end) => cards.every((card) => cards.every((p) => card < end === p < end || isNever(card, p))));
  const sizes = [...ends, n].map((end, block) => end - (block > 0 ? ends[block - 1] : 0));
  return [
    ...(sizes.length > 1 && Math.min(...sizes) > 1
      ? [{ declared: { kind: 'blocks', sizes } as const, shuffle: made(`even within ${sizes.join(',')}`, within(sizes)) }]
      : []),
    ...(n > 2 && n % 2 === 0 && cards.every((p) => p % 2 === 0 || isNever(0, p))
      ? [false, true].map((sorted) => ({
          declared: { kind: 'matchings' } as const,
          shuffle: made(sorted ? 'even pairs in order' : 'even pairs, the lower first', paired(sorted)),
        }))
      : []),
  ];
}

function made(id: string, run: AdaptiveShuffle['run']): AdaptiveShuffle {
  return { kind: 'adaptive', id, title: id, summary: id, reference: '', uniform: false, run };
}

function mix(choices: Choices, deck: Cells, from: number, to: number): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + choices.below(i - from + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}

function within(sizes: readonly number[]): AdaptiveShuffle['run'] {
  return (choices, deck) => {
    let from = 0;
    for (const size of sizes) {
      mix(choices, deck, from, from + size);
      from += size;
    }
  };
}

/** Deals pairs, the lower card of each first; with `sorted` the pairs come in the order of those too. */
function paired(sorted: boolean): AdaptiveShuffle['run'] {
  return (choices, deck) => {
    mix(choices, deck, 0, deck.length);
    const pairs = Array.from({ length: deck.length / 2 }, (_, k) => [deck[2 * k], deck[2 * k + 1]].sort((a, b) => a - b));
    if (sorted) pairs.sort(([a], [b]) => a - b);
    deck.set(pairs.flat());
  };
}

/** True if every card comes to every position as often as in deals of `shuffle`, one by one and all together. */
function positionsAlike(positions: Float64Array, shuffle: AdaptiveShuffle, n: number, trials: number): boolean {
  const { deals, law } = lawDealer({ shuffle, bounded: lemire }, n)(DEALS);
  const squares = positions.map((count, cell) => {
    const dealt = law[cell] + 1 / n;
    const both = (count + dealt * deals) / (trials + deals);
    const spread = both * (1 - both) * (1 / trials + 1 / deals);
    return spread > 0 ? (count / trials - dealt) ** 2 / spread : 0;
  });
  const all = squares.reduce((sum, square) => sum + square, 0);
  const furthest = squares.reduce((most, square) => Math.max(most, square), 0);
  return furthest < normalQuantile(MISSED / (2 * n * n)) ** 2 && chiSquaredTails(all, n * n).logUpper > Math.log(MISSED);
}
