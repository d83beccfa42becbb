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
  readonly p: number;
  readonly logp: number;
}

interface Sample {
  readonly name: string;
  readonly n: number;
  readonly N: number;
  readonly permutations: readonly (readonly number[])[];
  readonly fixed_points: readonly number[];
  readonly battery: {
    readonly position: Row;
    readonly cyclic_displacement: Row;
    readonly full_permutation?: Row;
    readonly digits_fy_down: { readonly total: Row; readonly counts: readonly (readonly number[])[] };
    readonly digits_fy_up: { readonly total: Row; readonly counts: readonly (readonly number[])[] };
    readonly digits_inside_out: { readonly total: Row; readonly counts: readonly (readonly number[])[] };
  };
}

const { samples } = readFixture<{ samples: readonly Sample[] }>('stats/stat_samples.json');

function count(id: string, decks: readonly (readonly number[])[]): { counts: Float64Array; results: readonly TestResult[] } {
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

function same(result: TestResult, row: Row, expected: number): void {
  expect(result.value / row.stat_f).toBeCloseTo(1, 12);
  expect(result.degrees).toBe(row.df);
  // Below five expected a cell the project uses the three-moment law on purpose; the reference p is the plain chi-squared tail.
  if (expected >= LEAST_EXPECTED) expect((result.plain ?? result).logP / row.logp).toBeCloseTo(1, 11);
  else expect(result.grade).toBe('calibrated');
}

describe.each(samples.map((sample) => [sample.name, sample] as const))(
  'sample %s',
  (_, { n, N, permutations: decks, battery, fixed_points }) => {
    it('gives the position matrix its exact value', () => same(count('position-matrix', decks).results[0], battery.position, N / n));

    it('gives the cyclic displacement its exact value', () =>
      same(count('cyclic-displacement', decks).results[0], battery.cyclic_displacement, N));

    it('decodes the digits of all three codes', () => {
      const { counts, results } = count('fisher-yates-digits', decks);
      const codes = [battery.digits_fy_down, battery.digits_fy_up, battery.digits_inside_out];
      const cells = counts.length / codes.length;
      // At 52 cards the reference keeps the first three steps alone; the totals are over all of them.
      codes.forEach(({ counts: steps }, d) => {
        const expected = steps.flat();
        expect([...counts.subarray(d * cells, d * cells + expected.length)]).toEqual(expected);
      });
      codes.forEach(({ total }, d) => same(results[d], total, N / n));
    });

    it('counts the cards that stay', () => {
      const histogram = new Float64Array(n + 1);
      for (const stayed of fixed_points) histogram[stayed]++;
      expect(count('fixed-points', decks).counts).toEqual(histogram);
    });

    const { full_permutation: orders } = battery;
    if (orders && N >= LEAST_EXPECTED * (orders.df + 1)) {
      it('gives the complete orders their exact value', () => same(count('permutations', decks).results[0], orders, N / (orders.df + 1)));
    }
  },
);

describe('fixed-points histogram', () => {
  const fixture = readFixture<{
    samples: readonly { n: number; permutations: readonly string[]; fixed_points: readonly (Row & { bins: number[][] })[] }[];
  }>('stats/histogram_fixed_points.json');
  it.each(fixture.samples.map((sample) => [sample.n, sample] as const))(
    'equals the reference at %i cards',
    (_, { permutations: texts, fixed_points }) => {
      const [result] = count(
        'fixed-points',
        texts.map((text) => [...text].map(Number)),
      ).results;
      expect(result.value / fixed_points[0].stat_f).toBeCloseTo(1, 12);
      expect(result.degrees).toBe(fixed_points[0].df);
      expect(result.plain?.logP).toBeDefined();
      expect((result.plain ?? result).logP / fixed_points[0].logp).toBeCloseTo(1, 11);
    },
  );
});
