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
import { type Dealer, dealingFrom } from '../subject/dealer.js';
import { CLEAR } from './clear.js';
import type { Suspect } from './expectation.js';

/** Cards dealt for one mistake, a fraction of a second's work. Also the most deals. */
const CARDS_DEALT = 2 ** 21;
const MOST_DEALS = 2 ** 15;

/** Decks dealt before they are counted. */
const DECKS = 256;

/** The least number of samples as large as the one counted: fewer say too little about the scatter of a value, more add little. */
const LEAST_SAMPLES = 24;
const MOST_SAMPLES = 32;

/** Standard deviations, as estimated from so few samples, that no value of a right explanation reaches. */
const FAR = 6.5;

/** The counts of one statistic, and its counts for a mistake. */
interface Compared {
  readonly own: Float64Array;
  readonly fitted: Fitted;
  /** Counts of all deals of the mistake together, and the values of each of its samples, row by row. */
  readonly dealt: Float64Array;
  readonly values: (readonly number[])[];
}

/**
 * Returns true if the deals of a mistake look like the `trials` deals that were counted, whatever is known of it by a formula. Deals its own and runs
 * the same tests on them. A statistic that counts one number per deal (descents, cycles, inversions, whole orders) must give each value as often. If
 * few deals were counted, every test must find about as much in samples of that size, above all the one that found the bias. True if it cannot be
 * dealt. The deals depend only on its id and the number of cards.
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

/** Returns the statistics that take deals one by one, with their counts. */
function comparedIn(counts: Counts, space: OutcomeSpace, trials: number): readonly Compared[] {
  return kindOf(space.outcome).statistics.all.flatMap((statistic) => {
    const own = counts.get(statistic.id);
    if (statistic.ordered || !own) return [];
    const fitted = statistic.fit(space, trials);
    return 'skipped' in fitted || fitted.condense ? [] : [{ own, fitted, dealt: new Float64Array(own.length), values: [] }];
  });
}

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

/** Returns true if each value of the number per deal comes as often in both samples; true for counts of anything else. */
function alikeAsNumbers(one: Compared, trials: number, statistics: number): boolean {
  if (!isOfNumbers(one, trials)) return true;
  return twoSamples(one.own, one.dealt) > -CLEAR - Math.log(statistics);
}

/**
 * Returns true if every row's value lies among those of the mistake's samples. Compares roots: the root of a sum of squares scatters equally at any
 * size.
 */
function alikeInValue({ fitted, own, values }: Compared, trials: number): boolean {
  return valuesOf(fitted, own, trials).every((value, row) => {
    const roots = values.map((sample) => Math.sqrt(Math.max(0, sample[row])));
    const mean = roots.reduce((sum, root) => sum + root, 0) / roots.length;
    const variance = roots.reduce((sum, root) => sum + (root - mean) ** 2, 0) / (roots.length - 1);
    return Math.abs(Math.sqrt(Math.max(0, value)) - mean) <= FAR * Math.sqrt(variance) + 1e-9 * (1 + mean);
  });
}
