import { describe, expect, it } from 'vitest';
import { Mix } from '../../../src/engine/sequential/mix.js';
import { Multinomial } from '../../../src/math/evidence/multinomial.js';
import { permutations as decksOf } from '../../../src/math/orders/permutation.js';
import { readFixture } from '../../support/read-fixture.js';

interface Evalue {
  readonly theta0: readonly string[];
  readonly counts: readonly number[];
  readonly N: number;
  readonly by_concentration: readonly { readonly concentration: number; readonly log_e: number }[];
  readonly log_e_mixture: number;
}

type Values = Readonly<Record<'rows' | 'pos' | 'succ' | 'digits' | 'mix', number>> & { readonly t: number };

const { rows: evalues } = readFixture<{ rows: readonly Evalue[] }>('stats/evalues.json');
const { samples: decks } = readFixture<{
  samples: readonly { readonly name: string; readonly n: number; readonly permutations: readonly (readonly number[])[] }[];
}>('stats/stat_samples.json');
const { samples: logs } = readFixture<{ samples: readonly { readonly name: string; readonly log_e: readonly Values[] }[] }>(
  'stats/log_e.json',
);

const FOUR = ['rows', 'pos', 'succ', 'digits'] as const;

/** How far apart two logarithms are, relatively; what is left of 0 by rounding is no difference. */
const apart = (got: number, want: number): number => Math.max(0, Math.abs(got - want) - 1e-13) / Math.max(1e-300, Math.abs(want));

/** The outcomes of a table of counts, each kind spread evenly over the whole. */
function* spread(counts: readonly number[], total: number): Generator<number> {
  const left = [...counts];
  for (let i = 0; i < total; i++) {
    let next = 0;
    for (let k = 1; k < left.length; k++) if (left[k] * counts[next] > left[next] * counts[k]) next = k;
    left[next]--;
    yield next;
  }
}

const fraction = (text: string): number => {
  const [num, den] = text.split('/').map(Number);
  return num / den;
};

describe('the evidence against a multinomial law', () => {
  it.each(evalues.map((row) => [row.N, row.theta0.length, row] as const))('of %i outcomes over %i cells', (N, _, row) => {
    const bet = new Multinomial(Float64Array.from(row.theta0, fraction));
    for (const cell of spread(row.counts, N)) bet.add(cell);
    const got = bet.logs();
    row.by_concentration.forEach(({ log_e }, k) => expect(apart(got[k], log_e)).toBeLessThan(1e-9));
    expect(apart(bet.logE(), row.log_e_mixture)).toBeLessThan(1e-9);
  });

  it('does not depend on the order of the outcomes', () => {
    const [first, second] = [new Multinomial(Float64Array.of(0.5, 0.3, 0.2)), new Multinomial(Float64Array.of(0.5, 0.3, 0.2))];
    for (const cell of [0, 0, 0, 1, 1, 2, 2, 2, 2]) first.add(cell);
    for (const cell of [2, 1, 0, 2, 0, 2, 1, 0, 2]) second.add(cell);
    expect(first.logE()).toBeCloseTo(second.logE(), 13);
  });
});

describe.each(decks.map(({ name, ...sample }) => [name, sample] as const))('the evidence of sample %s', (name, { n, permutations }) => {
  const wanted = logs.find((sample) => sample.name === name)?.log_e ?? [];

  it('is of each kind, and of the mean of the four, what the reference says after each of its deals', () => {
    const mix = new Mix(decksOf(n), FOUR);
    let compared = 0;
    permutations.forEach((deck, t) => {
      mix.add(Uint16Array.from(deck), 0);
      const want = wanted.find((values) => values.t === t + 1);
      if (!want) return;
      FOUR.forEach((id, k) => expect(apart(mix.logs()[k], want[id])).toBeLessThan(1e-9));
      expect(apart(mix.logE(), want.mix)).toBeLessThan(1e-9);
      compared++;
    });
    expect(compared).toBe(wanted.length);
    expect(compared).toBeGreaterThan(2);
  });
});
