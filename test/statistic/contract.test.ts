import { describe, expect, it } from 'vitest';
import { Batch } from '../../src/core/outcome.js';
import type { Fitted, Statistic } from '../../src/core/statistic.js';
import { merge } from '../../src/core/statistic.js';
import { statistics } from '../../src/loop/statistics.js';
import { permutations } from '../../src/math/permutation.js';
import { deal } from '../support/deal.js';

function fitted(statistic: Statistic, n: number, trials: number): Fitted {
  const fit = statistic.fit(permutations(n), trials);
  if ('skipped' in fit) throw new Error(fit.skipped);
  return fit;
}

const part = (batch: Batch, from: number, to: number): Batch => {
  const piece = new Batch(batch.width, to - from);
  piece.cells.set(batch.cells.subarray(from * batch.width, to * batch.width));
  piece.length = to - from;
  return piece;
};

describe.each(statistics.all.map((statistic) => [statistic.id, statistic] as const))('statistic %s', (id, statistic) => {
  it('gives the same counts whole as in parts, whatever the order of merging', () => {
    const batch = deal('naive-swap', 5, 3000, 'merge');
    const fit = fitted(statistic, 5, 3000);
    const whole = fit.accumulator();
    whole.add(batch);
    const [a, b, c] = [fit.accumulator(), fit.accumulator(), fit.accumulator()];
    a.add(part(batch, 0, 1));
    b.add(part(batch, 1, 1700));
    c.add(part(batch, 1700, 3000));
    merge(c.counts, a.counts);
    merge(c.counts, b.counts);
    expect(c.counts).toEqual(whole.counts);
    expect(whole.counts.length).toBe(fit.shape.reduce((product, side) => product * side, 1));
  });

  it('counts exact integers whose sum is a multiple of the deals', () => {
    const fit = fitted(statistic, 5, 3000);
    const accumulator = fit.accumulator();
    accumulator.add(deal('fisher-yates', 5, 3000, 'sum'));
    const sum = accumulator.counts.reduce((total, count) => total + count, 0);
    expect(accumulator.counts.every(Number.isInteger)).toBe(true);
    expect(sum % 3000).toBe(0);
  });

  it(`flags ${statistic.catches} and not fisher-yates`, () => {
    const logPs = (shuffle: string): number => {
      const fit = fitted(statistic, 5, 5000);
      const accumulator = fit.accumulator();
      accumulator.add(deal(shuffle, 5, 5000, `catch ${id}`));
      return Math.min(...fit.test(accumulator.counts, 5000).map(({ logP }) => logP));
    };
    expect(logPs(statistic.catches)).toBeLessThan(Math.log(1e-9));
    expect(logPs('fisher-yates')).toBeGreaterThan(Math.log(1e-4));
  });

  it('answers its rows in order, and none is 0 or NaN even for decks that never move', () => {
    const fit = fitted(statistic, 4, 500);
    const accumulator = fit.accumulator();
    const still = new Batch(4, 500);
    for (let at = 0; at < 2000; at++) still.cells[at] = at % 4;
    still.length = 500;
    accumulator.add(still);
    const results = fit.test(accumulator.counts, 500);
    expect(results.map(({ test }) => test)).toEqual(fit.rows.map(({ test }) => test));
    for (const { p, logP, lowerP, logLowerP } of results) {
      expect(p).toBeGreaterThan(0);
      expect(lowerP).toBeGreaterThan(0);
      expect(logP).toBeLessThan(Math.log(1e-9));
      expect(logLowerP).toBeLessThanOrEqual(0);
    }
  });

  it('refuses too few deals, saying what is needed and what was got', () => {
    const fit = statistic.fit(permutations(5), 3);
    expect('skipped' in fit && fit.skipped).toMatch(/needs .*, got 3( deals)?$/);
  });
});
