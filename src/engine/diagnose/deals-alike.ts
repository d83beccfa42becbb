import { merge } from '../../core/statistic/merge-counts.js';
import type { Fitted } from '../../core/statistic/statistic.js';
import { Batch, type OutcomeSpace } from '../../core/subject/outcome.js';
import { borrowArena, returnArena } from '../../kernel/arena.js';
import type { Rows } from '../../kernel/rows.js';
import { kindOf } from '../../kinds/index.js';
import { twoSamples } from '../../math/pearson/two-samples.js';
import { xoshiro128ss } from '../../parts/prng/index.js';
import { counter } from '../count/counter.js';
import { DeckTallies } from '../count/deck-tallies.js';
import type { Counts } from '../count/run-block.js';
import { deriveWords, rootOf } from '../seeds/seed-path.js';
import type { Dealer } from '../subject/dealer.js';
import { turnDeck } from './arrangement.js';
import { CLEAR } from './clear.js';
import { mistakeDealer } from './dealt-law.js';
import type { Suspect } from './expectation.js';

/** Cards dealt for one mistake, a fraction of a second's work. Also the most deals, and the most for each that was counted. */
const CARDS_DEALT = 2 ** 21;
const MOST_DEALS = 2 ** 15;
const DEALS_A_TRIAL = 8;

/** Decks dealt before they are counted. */
const DECKS = 256;

/** The least number of samples as large as the one counted: fewer say too little about the scatter of a value, more add little. */
const LEAST_SAMPLES = 24;
const MOST_SAMPLES = 32;

/** Standard deviations, as estimated from so few samples, that no value of a right explanation reaches. */
const FAR = 6.5;

/** The counts of one statistic, and its counts for a mistake: of all its deals, and of each of its samples. */
interface Compared {
  readonly own: Float64Array;
  readonly fitted: Fitted;
  readonly dealt: Float64Array;
  readonly samples: Float64Array[];
}

/**
 * Returns true if the deals of a mistake look like the `trials` deals that were counted, in every test that takes deals one by one. Deals its own, in
 * samples, and runs the same tests on them. The counts must lie no further from all of them than one of the samples does from the others. A statistic
 * that counts one number per deal (descents, cycles, inversions, whole orders) must give each value as often. If few deals were counted, the samples
 * are as large, and every test must find about as much. True if it cannot be dealt. The deals depend only on its id and the number of cards.
 */
export function dealsAlike({ arrangement, dealer, id }: Suspect, counts: Counts, space: OutcomeSpace, trials: number): boolean {
  if (!dealer) return true;
  const n = space.width;
  const most = Math.min(MOST_DEALS, 2 ** Math.floor(Math.log2(CARDS_DEALT / n)));
  const path = [
    ['law', id],
    ['cards', BigInt(n)],
  ] as const;
  const key = deriveWords(rootOf('deals of known mistakes'), path, xoshiro128ss.seedWords);
  const dealt = arrangedDealer(mistakeDealer(dealer, n, key), arrangement);
  const compared = comparedIn(counts, space, trials);
  const fewest = Math.floor(most / trials);
  const few = fewest >= LEAST_SAMPLES;
  const samples = few ? Math.min(MOST_SAMPLES, fewest) : LEAST_SAMPLES;
  const deals = few ? trials : Math.floor(Math.min(most, DEALS_A_TRIAL * trials) / samples);
  for (let sample = 0; sample < samples; sample++) dealSample(compared, deals, dealt, n);
  return compared.every(
    (one) => (isOfNumbers(one, trials) ? alikeAsNumbers(one, compared.length) : alikeInShares(one)) && (!few || alikeInValue(one, trials)),
  );
}

/** Deals what another dealer deals, from a deck in the order found and from the end found. */
function arrangedDealer(dealer: Dealer, arrangement: Suspect['arrangement']): Dealer {
  if (!arrangement) return dealer;
  return {
    words: dealer.words,
    into(deck) {
      dealer.into(deck);
      turnDeck(deck, arrangement);
    },
  };
}

/** Returns the statistics that take deals one by one, with their counts. */
function comparedIn(counts: Counts, space: OutcomeSpace, trials: number): readonly Compared[] {
  return kindOf(space.outcome).statistics.all.flatMap((statistic) => {
    const own = counts.get(statistic.id);
    if (statistic.ordered || !own) return [];
    const fitted = statistic.fit(space, trials);
    return 'skipped' in fitted || fitted.condense ? [] : [{ own, fitted, dealt: new Float64Array(own.length), samples: [] }];
  });
}

function dealSample(compared: readonly Compared[], deals: number, dealt: Dealer, n: number): void {
  const accumulators = compared.map(({ fitted }) => fitted.accumulator());
  const arena = borrowArena();
  const { add, tallies } = counter(accumulators, n, arena && ((readers) => new DeckTallies(arena, n, DECKS, readers)));
  const batch = new Batch(n, DECKS, tallies?.rows ?? null);
  for (let left = deals; left > 0; left -= batch.length) {
    deal(dealt, batch, Math.min(left, DECKS), tallies?.rows ?? null);
    add(batch);
  }
  tallies?.finish();
  if (arena) returnArena(arena);
  for (const [k, { dealt: all, samples }] of compared.entries()) {
    const { counts } = accumulators[k];
    merge(all, counts);
    samples.push(counts);
  }
}

function deal({ fill, into }: Dealer, batch: Batch, length: number, rows: Rows | null): void {
  batch.clear();
  if (fill && rows) {
    fill(rows, length);
    batch.dealtInRows(length);
    return;
  }
  const { cells, width } = batch;
  for (let at = 0; at < length * width; at += width) into(cells.subarray(at, at + width));
  batch.length = length;
}

function valuesOf({ test, values }: Fitted, counts: Float64Array, trials: number): readonly number[] {
  return values?.(counts, trials) ?? test(counts, trials).map(({ value }) => value);
}

/** True if the statistic counts one number per deal. */
function isOfNumbers({ own }: Compared, trials: number): boolean {
  return own.reduce((sum, count) => sum + count, 0) === trials;
}

/** Returns true if each value of the number per deal comes as often in both samples. */
function alikeAsNumbers({ dealt, own }: Compared, statistics: number): boolean {
  return twoSamples(own, dealt) > -CLEAR - Math.log(statistics);
}

/**
 * Returns true if the shares of what was counted are no further from those of all deals of the mistake than those of its samples are from those of the
 * others. A distance is a sum of squares over the cells, each divided by its own share.
 */
function alikeInShares({ dealt, own, samples }: Compared): boolean {
  const [owns, all] = [own, dealt].map(totalOf);
  if (owns === 0 || all === 0) return true;
  const weights = dealt.map((count, cell) => (count + own[cell]) / (all + owns));
  const among = samples.map((counts) => {
    const rest = dealt.map((count, cell) => count - counts[cell]);
    return distance(counts, totalOf(counts), rest, all - totalOf(counts), weights);
  });
  return isAmong(distance(own, owns, dealt, all, weights), among);
}

function totalOf(counts: Float64Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Returns the squared distance of two samples' shares, in units of its mean if both have one law and cells are independent. */
function distance(one: Float64Array, ones: number, other: Float64Array, others: number, weights: Float64Array): number {
  let sum = 0;
  for (let cell = 0; cell < one.length; cell++) {
    if (weights[cell] > 0) sum += (one[cell] / ones - other[cell] / others) ** 2 / weights[cell];
  }
  return sum / (1 / ones + 1 / others);
}

/** Returns true if every row's value lies among those of the mistake's samples. */
function alikeInValue({ fitted, own, samples }: Compared, trials: number): boolean {
  const values = samples.map((counts) => valuesOf(fitted, counts, trials));
  return valuesOf(fitted, own, trials).every((value, row) =>
    isAmong(
      value,
      values.map((rows) => rows[row]),
    ),
  );
}

/** True if a value lies among those of samples. Compares roots: the root of a sum of squares scatters equally at any size. */
function isAmong(value: number, samples: readonly number[]): boolean {
  const roots = samples.map((sample) => Math.sqrt(Math.max(0, sample)));
  const mean = roots.reduce((sum, root) => sum + root, 0) / roots.length;
  const variance = roots.reduce((sum, root) => sum + (root - mean) ** 2, 0) / (roots.length - 1);
  return Math.abs(Math.sqrt(Math.max(0, value)) - mean) <= FAR * Math.sqrt(variance) + 1e-9 * (1 + mean);
}
