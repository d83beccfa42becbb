import { describe, expect, it } from 'vitest';
import type { Batch } from '../../../src/core/subject/outcome.js';
import { interplayCorrelation } from '../../../src/kinds/deck/statistics/index.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { deal } from '../../support/deal.js';
import { ordersOf } from '../../support/orders-of.js';
import { skippedWords } from '../../support/skipped-words.js';
import { fitted, resultOf } from './result-of.js';

/** Even deals in which, in one of `every`, the card at position 20 lies on the same side of the middle as the one at position 3. */
function together(every: number): Batch {
  const batch = deal('fisher-yates', 52, 8000, 'together');
  for (let t = 0; t < batch.length; t += every) {
    const deck = batch.cells.subarray(52 * t, 52 * (t + 1));
    const isSame = (p: number): boolean => deck[3] >= 26 === deck[p] >= 26;
    let other = 20;
    while (other === 3 || !isSame(other)) other = (other + 1) % 52;
    [deck[20], deck[other]] = [deck[other], deck[20]];
  }
  return batch;
}

describe('interplay-correlation', () => {
  it('sees two positions whose cards go together, and nothing in even deals', () => {
    expect(resultOf('interplay-correlation', together(1)).logP).toBeLessThan(Math.log(1e-9));
    const { logLowerP, logP } = resultOf('interplay-correlation', deal('fisher-yates', 52, 8000, 'together'));
    expect(Math.min(logP, logLowerP)).toBeGreaterThan(Math.log(1e-3));
  });

  it('has its degrees as value of every single deal, and is 0 of all orders equally often', () => {
    const orders = ordersOf(5);
    const fit = fitted('interplay-correlation', 5, 120);
    const all = new Float64Array(25);
    for (const order of orders) {
      const accumulator = fit.accumulator();
      accumulator.add({ width: 5, length: 1, cells: Uint16Array.from(order) });
      expect(fit.values?.(accumulator.counts, 1)[0]).toBeCloseTo(5, 10);
      for (const [cell, count] of accumulator.counts.entries()) all[cell] += count;
    }
    const [even] = fit.test(all, 120);
    expect(even.value).toBeCloseTo(0, 10);
    expect(even.logLowerP).toBeLessThan(Math.log(1e-3));
  });

  it('adds scale · r² for every deal, r the root-mean-square error of correlations that even out at every position', () => {
    const [n, trials] = [8, 1000];
    const fit = fitted('interplay-correlation', n, trials);
    const variance = (n * n - 1) / 3;
    // Positions in two halves of four: pairs within a half by 3, pairs across by −2, and those of one deck's four places apart by −1.
    const error = (p: number, q: number): number => {
      if (Math.floor(p / 4) === Math.floor(q / 4)) return 0.004;
      return p % 4 === q % 4 ? 0.006 : -0.006;
    };
    const counts = new Float64Array(n * n);
    let squares = 0;
    for (let p = 0; p < n; p++)
      for (let q = p + 1; q < n; q++) {
        counts[p * n + q] = 2 * variance * trials * (1 - 1 / (n - 1) + error(p, q));
        squares += error(p, q) ** 2;
      }
    for (let p = 0; p < n; p++) {
      const line = Array.from({ length: n }, (_, q) => (q === p ? 0 : error(Math.min(p, q), Math.max(p, q))));
      expect(line.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 14);
    }
    const squared = squares / ((n * (n - 1)) / 2);
    expect(fit.test(counts, trials)[0].value / trials / (fit.rows[0].scale * squared)).toBeCloseTo(1, 9);
  });

  it('counts the squared sum of the values at every two positions, the earlier one first', () => {
    const accumulator = fitted('interplay-correlation', 5, 100).accumulator();
    accumulator.add({ width: 5, length: 1, cells: Uint16Array.from([2, 0, 4, 1, 3]) });
    // Values 0, −4, 4, −2, 2.
    expect([...accumulator.counts].join(' ')).toBe('0 16 16 4 4 0 0 0 36 4 0 0 0 4 36 0 0 0 0 0 0 0 0 0 0');
  });

  it.each([
    [200, 10],
    [5, 10],
  ])('runs on %i cards and %i deals', (n, trials) => {
    expect(interplayCorrelation.fit(permutations(n), trials)).not.toHaveProperty('skipped');
  });

  it.each([
    [4, 100, 'needs at least 5 cards, got 4'],
    [201, 100, 'looks at every pair of up to 200 positions, got 201'],
    [52, 9, 'needs at least 10 deals, got 9'],
  ])('of %i cards and %i deals says what it needs', (n, trials, reason) => {
    expect(skippedWords(interplayCorrelation.fit(permutations(n), trials))).toBe(reason);
  });
});
