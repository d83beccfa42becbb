import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/subject/outcome.js';
import { deckStatistics as statistics } from '../../../src/kinds/deck/catalogue.js';
import { permutations } from '../../../src/math/orders/permutation.js';

describe('a deck that turns by one card every deal', () => {
  it.each([
    [5, 5000],
    [52, 520],
    [3, 30],
  ])('is far too even by position at %i cards and %i deals, with a finite log', (n, trials) => {
    const batch = new Batch(n, trials);
    for (let deal = 0; deal < trials; deal++) for (let p = 0; p < n; p++) batch.cells[deal * n + p] = (p + deal) % n;
    batch.length = trials;
    const fit = statistics.get('position-matrix').fit(permutations(n), trials);
    if ('skipped' in fit) throw new Error(fit.skipped.why);
    const accumulator = fit.accumulator();
    accumulator.add(batch);
    const [{ value, logP, logLowerP }] = fit.test(accumulator.counts, trials);
    expect(value).toBe(0);
    expect(logP).toBe(0);
    expect(logLowerP).toBeLessThan(Math.log(n === 3 ? 1e-3 : 1e-9));
    expect(logLowerP).toBeGreaterThan(Number.NEGATIVE_INFINITY);
  });
});
