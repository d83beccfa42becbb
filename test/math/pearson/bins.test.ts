import { describe, expect, it } from 'vitest';
import { fixedPointLaw } from '../../../src/math/orders/rencontres.js';
import { planBins } from '../../../src/math/pearson/bins.js';
import { readFixture } from '../../support/read-fixture.js';

const { rows } = readFixture<{ rows: readonly { n: number; N: number; bins: readonly (readonly [number, number, number])[] }[] }>(
  'stats/binning_fixed_points.json',
);

describe('bins of the fixed-point law', () => {
  it.each(rows.map((row) => [row.n, row.N, row.bins] as const))('equal the reference at %i cards and %i deals', (n, trials, bins) => {
    const planned = planBins(fixedPointLaw(n), trials);
    expect(planned.map(({ low, high }) => [low, high])).toEqual(bins.map(([low, high]) => [low, high]));
    planned.forEach(({ probability }, b) => expect(probability / bins[b][2]).toBeCloseTo(1, 12));
  });

  it('put everything in one bin where the deals fill no other', () => {
    expect(planBins(Float64Array.of(0.25, 0.5, 0.25), 3)).toEqual([{ low: 0, high: 2, probability: 1 }]);
  });
});

describe('fixed-point law', () => {
  it('equals a count over every order up to seven cards', () => {
    for (let n = 2; n <= 7; n++) {
      const counts = new Float64Array(n + 1);
      const visit = (deck: number[], left: number[]): void => {
        if (left.length === 0) counts[deck.filter((card, p) => card === p).length]++;
        else left.forEach((card, i) => visit([...deck, card], left.toSpliced(i, 1)));
      };
      visit([], [...Array(n).keys()]);
      const orders = counts.reduce((a, b) => a + b, 0);
      fixedPointLaw(n).forEach((p, k) => expect(p).toBeCloseTo(counts[k] / orders, 15));
    }
  });

  it('sums to 1 at every size', () => {
    for (const n of [2, 3, 13, 52, 169, 170, 171, 1000]) expect(fixedPointLaw(n).reduceRight((a, b) => a + b, 0)).toBeCloseTo(1, 15);
  });
});
