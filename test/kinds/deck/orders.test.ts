import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { deckStatistics as statistics } from '../../../src/kinds/deck/catalogue.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { LEAST_EXPECTED } from '../../../src/math/pearson/few-trials.js';
import { readFixture } from '../../support/read-fixture.js';

interface Row {
  readonly stat_f: number;
  readonly df: number;
  readonly logp: number;
}

/** From this expected count of a digit on chi-squared decides; below it the law of few deals. */
const PLENTY = 50;

type Decks = readonly (readonly number[])[];

/** The numbers read off each deck, deck by deck, and the statistic that counts each. */
const SCALARS = {
  cycles: 'cycles',
  parity: 'parity',
  inversions: 'inversions',
  descents: 'descents',
  rising_sequences: 'rising-sequences',
  lis: 'longest-increasing',
} as const;
type Scalar = keyof typeof SCALARS;

interface Sample {
  readonly name: string;
  readonly scalars: Readonly<Record<Scalar, readonly number[]>>;
  readonly friedman: Row;
  readonly order_curl: Row;
  readonly succ_cyclic_sym?: Row;
  readonly succ_cyclic_anti: Row;
  readonly neighbour_gap?: Row & { readonly counts_d1_to_nm1: readonly number[] };
  readonly digits_lehmer: { readonly total: Row; readonly counts: readonly (readonly number[])[] };
}

function counted(id: string, decks: Decks): { counts: Float64Array; results: readonly TestResult[] } {
  const n = decks[0].length;
  const fit = statistics.get(id).fit(permutations(n), decks.length);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  const batch = new Batch(n, decks.length);
  batch.cells.set(decks.flat());
  batch.length = decks.length;
  const accumulator = fit.accumulator();
  accumulator.add(batch);
  return { counts: accumulator.counts, results: fit.test(accumulator.counts, decks.length) };
}

/** Up to so many cards the steps of whole counts decide below. */
const MOST_STEPPED = 16;

/** Whether a result has the reference's value and degrees, and its usual law's tail where that is chi-squared: not where deals are few. */
function differs(result: TestResult, row: Row, few = false): readonly string[] {
  const faults: string[] = [];
  if (!(Math.abs(result.value / row.stat_f - 1) < 1e-12)) faults.push(`value ${result.value}, not ${row.stat_f}`);
  if (result.degrees !== row.df) faults.push(`degrees ${result.degrees}, not ${row.df}`);
  const { logP } = result.plain ?? result;
  const isPlain = !few && (result.plain !== null || result.grade === 'asymptotic');
  if (isPlain && !(Math.abs(logP / row.logp - 1) < 1e-11)) faults.push(`log ${logP}, not ${row.logp}`);
  return faults;
}

const { samples: decksOf } = readFixture<{ samples: readonly { name: string; permutations: Decks }[] }>('stats/stat_samples.json');
const { samples } = readFixture<{ samples: readonly Sample[] }>('stats/order_samples.json');

describe.each(samples.map((sample) => [sample.name, sample] as const))('sample %s', (name, sample) => {
  const decks = decksOf.find((entry) => entry.name === name)?.permutations ?? [];
  const n = decks[0].length;

  it('gives the order of pairs its exact values', () => {
    const { results } = counted('pairwise-order', decks);
    expect(results.map(({ test }) => test)).toEqual(['pairwise-order/rank', 'pairwise-order/curl']);
    expect(differs(results[0], sample.friedman)).toEqual([]);
    expect(differs(results[1], sample.order_curl)).toEqual([]);
    expect(results[1].grade).toBe(n === 3 ? 'exact' : n <= MOST_STEPPED ? 'calibrated' : 'asymptotic');
  });

  it('gives the successor matrix its exact values', () => {
    const { counts, results } = counted('successor-matrix', decks);
    const follows = new Float64Array(n * n);
    for (const deck of decks) deck.forEach((card, p) => follows[card * n + deck[(p + 1) % n]]++);
    expect(counts).toEqual(follows);
    const anti = results[results.length - 1];
    expect(anti.test).toBe('successor-matrix/antisymmetric');
    expect(differs(anti, sample.succ_cyclic_anti)).toEqual([]);
    expect(results.length).toBe(sample.succ_cyclic_sym ? 2 : 1);
    if (!sample.succ_cyclic_sym) return;
    expect(results[0].test).toBe('successor-matrix/symmetric');
    expect(differs(results[0], sample.succ_cyclic_sym, decks.length / (n - 1) < LEAST_EXPECTED)).toEqual([]);
    // Of so few deals the law with an allowance decides.
    expect([results[0].grade, anti.grade]).toEqual(['calibrated', 'calibrated']);
  });

  const { neighbour_gap: gap } = sample;
  if (gap) {
    it('gives the distance of old neighbours its exact value', () => {
      const { counts, results } = counted('neighbour-gap', decks);
      expect([...counts]).toEqual([0, ...gap.counts_d1_to_nm1]);
      expect(differs(results[0], gap)).toEqual([]);
    });
  }

  it('gives the Lehmer digits their exact value', () => {
    const { counts, results } = counted('lehmer-digits', decks);
    const expected = sample.digits_lehmer.counts.flat();
    expect([...counts.subarray(0, expected.length)]).toEqual(expected);
    const few = decks.length / n < LEAST_EXPECTED;
    expect(differs(results[0], sample.digits_lehmer.total, few)).toEqual([]);
    expect(results[0].grade).toBe(decks.length / n >= PLENTY ? 'asymptotic' : 'calibrated');
    expect(results[0].plain !== null).toBe(decks.length / n < PLENTY);
  });

  it('reads the numbers of every deck', () => {
    for (const [scalar, values] of Object.entries(sample.scalars)) {
      const { counts } = counted(SCALARS[scalar as Scalar], decks);
      const histogram = new Float64Array(counts.length);
      for (const value of values) histogram[value]++;
      expect(counts).toEqual(histogram);
    }
  });

  it('is told from its neighbours’ values', () => {
    const [rank, curl] = counted('pairwise-order', decks).results;
    expect(differs(rank, sample.order_curl).length).toBeGreaterThan(0);
    expect(differs(curl, { ...sample.order_curl, stat_f: sample.order_curl.stat_f * (1 + 1e-11) }).length).toBeGreaterThan(0);
  });
});

describe('histograms', () => {
  const { samples: texts } = readFixture<{ samples: readonly { n: number; permutations: readonly string[] }[] }>(
    'stats/histogram_fixed_points.json',
  );
  const { samples: wanted } = readFixture<{
    samples: readonly { name: string; n: number; tests: readonly (Row & { statistic: string; observed: readonly number[] })[] }[];
  }>('stats/histogram_orders.json');
  const cases = wanted.flatMap(({ n, tests }) => tests.map((row) => [row.statistic.replace('_minus_1', ''), n, row] as const));

  it.each(cases)('of %s equal the reference at %i cards', (scalar, n, row) => {
    const decks = texts.find((sample) => sample.n === n)?.permutations.map((text) => [...text].map(Number)) ?? [];
    const { counts, results } = counted(SCALARS[scalar as Scalar], decks);
    expect(differs(results[0], row)).toEqual([]);
    expect(results[0].grade).toBe(scalar === 'parity' ? 'exact' : 'calibrated');
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(row.observed.reduce((sum, count) => sum + count, 0));
  });
});
