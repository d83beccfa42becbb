import type { Fitted } from '../../core/statistic/statistic.js';
import { merge } from '../../core/statistic/statistic.js';
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
import { type Dealer, dealingFrom } from '../subject/dealer.js';
import { CLEAR } from './clear.js';
import type { Suspect } from './expectation.js';

/** Cards dealt of one mistake, a fraction of a second's work, and the most deals. */
const CARDS_DEALT = 2 ** 21;
const MOST_DEALS = 2 ** 15;

/** Decks dealt before they are counted. */
const DECKS = 256;

/** Samples as large as the one counted: fewer say too little of how far a value scatters, more say little else. */
const LEAST_SAMPLES = 24;
const MOST_SAMPLES = 32;

/** Standard deviations, as so few samples show them, that no value of a right explanation reaches. */
const FAR = 6.5;

/** What one statistic counted, and what it counts of a mistake. */
interface Compared {
  readonly own: Float64Array;
  readonly fitted: Fitted;
  /** Of all deals of the mistake together, and the values of every sample of it, row by row. */
  readonly dealt: Float64Array;
  readonly values: (readonly number[])[];
}

/**
 * Whether the deals of a mistake look like the `trials` deals that were counted, whatever is known of it by a formula: its own are dealt and put to
 * the same tests. What counts one number of each deal (steps down, rings, inversions, whole orders) must come as often, and where
 * few deals were counted, every test must find about as much in samples of that size, above all the one that found the bias. True where it cannot be
 * dealt. The deals hang on its id and the number of cards alone.
 */
export function dealsAlike({ dealer, id }: Suspect, counts: Counts, space: OutcomeSpace, trials: number): boolean {
  if (!dealer) return true;
  const n = space.width;
  const most = Math.min(MOST_DEALS, 2 ** Math.floor(Math.log2(CARDS_DEALT / n)));
  const path = [
    ['law', id],
    ['cards', BigInt(n)],
  ] as const;
  const key = deriveWords(rootOf('deals of known mistakes'), path, xoshiro128ss.seedWords);
  const dealt = dealingFrom({ ...dealer, prng: xoshiro128ss }, n, key);
  const compared = comparedIn(counts, space, trials);
  const samples = Math.min(MOST_SAMPLES, Math.floor(most / trials));
  const few = samples >= LEAST_SAMPLES;
  // One large sample is compared number by number alone, and only what counts a number of each deal has such.
  const asked = few ? compared : compared.filter((one) => isOfNumbers(one, trials));
  for (let sample = 0; sample < (few ? samples : 1); sample++) dealSample(asked, few ? trials : most, dealt, n, few);
  return asked.every((one) => alikeAsNumbers(one, trials, compared.length) && (!few || alikeInValue(one, trials)));
}

/** The statistics that take deals one by one, and what they counted. */
function comparedIn(counts: Counts, space: OutcomeSpace, trials: number): readonly Compared[] {
  return kindOf(space.outcome).statistics.all.flatMap((statistic) => {
    const own = counts.get(statistic.id);
    if (statistic.ordered || !own) return [];
    const fitted = statistic.fit(space, trials);
    return 'skipped' in fitted || fitted.condense ? [] : [{ own, fitted, dealt: new Float64Array(own.length), values: [] }];
  });
}

/** Deals a sample and counts it, by kernels where there are some. */
function dealSample(compared: readonly Compared[], deals: number, dealt: Dealer, n: number, valued: boolean): void {
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
  for (const [k, { dealt: all, fitted, values }] of compared.entries()) {
    merge(all, accumulators[k].counts);
    if (valued) values.push(valuesOf(fitted, accumulators[k].counts, deals));
  }
}

/** Deals the next `length` decks into a batch, or into its rows. */
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

/** Whether what was counted is one number of each deal. */
function isOfNumbers({ own }: Compared, trials: number): boolean {
  return own.reduce((sum, count) => sum + count, 0) === trials;
}

/** Whether one number of each deal comes as often in both samples; true of counts of anything else. */
function alikeAsNumbers(one: Compared, trials: number, statistics: number): boolean {
  if (!isOfNumbers(one, trials)) return true;
  return twoSamples(one.own, one.dealt) > -CLEAR - Math.log(statistics);
}

/** Whether every row's value lies among those of the mistake's samples; roots, since that of a sum of squares scatters alike however large it is. */
function alikeInValue({ fitted, own, values }: Compared, trials: number): boolean {
  return valuesOf(fitted, own, trials).every((value, row) => {
    const roots = values.map((sample) => Math.sqrt(Math.max(0, sample[row])));
    const mean = roots.reduce((sum, root) => sum + root, 0) / roots.length;
    const variance = roots.reduce((sum, root) => sum + (root - mean) ** 2, 0) / (roots.length - 1);
    return Math.abs(Math.sqrt(Math.max(0, value)) - mean) <= FAR * Math.sqrt(variance) + 1e-9 * (1 + mean);
  });
}
