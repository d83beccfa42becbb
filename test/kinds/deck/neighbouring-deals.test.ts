import { describe, expect, it } from 'vitest';
import type { Batch } from '../../../src/core/subject/outcome.js';
import { deal } from '../../support/deal.js';
import { fitted, resultOf } from './result-of.js';

const IDS = ['position-runs', 'serial-correlation'] as const;
const N = 52;
const DEALS = 5000;

/** Even deals, each changed by `plant`, which sees the deal before as it was left. */
function planted(plant: (cells: Uint16Array, before: number, now: number, deal: number) => void): Batch {
  const batch = deal('fisher-yates', N, DEALS, 'neighbouring');
  for (let t = 1; t < DEALS; t++) plant(batch.cells, (t - 1) * N, t * N, t);
  return batch;
}

const isHigh = (card: number): boolean => 2 * card >= N;

/** Exchanges two cards of a deal. */
function swap(cells: Uint16Array, a: number, b: number): void {
  [cells[a], cells[b]] = [cells[b], cells[a]];
}

/** At the position given a high card follows a high one, and a low one a low one, in one deal of `every`. */
const repeatsAt = (position: number, every: number) => (cells: Uint16Array, before: number, now: number, t: number) => {
  if (t % every > 0 || isHigh(cells[before + position]) === isHigh(cells[now + position])) return;
  let other = position;
  while (isHigh(cells[now + other]) !== isHigh(cells[before + position])) other = (other + 1) % N;
  swap(cells, now + position, now + other);
};

/** One deal of `every` is the one before. */
const copies = (every: number) => (cells: Uint16Array, before: number, now: number, t: number) => {
  if (t % every === 0) cells.copyWithin(now, before, before + N);
};

describe.each(IDS)('%s', (id) => {
  it('sees one position where high follows high, and a deal in fifteen that is the one before, and nothing in even deals', () => {
    expect(resultOf(id, planted(repeatsAt(7, 3))).logP).toBeLessThan(Math.log(1e-9));
    expect(resultOf(id, planted(copies(15))).logP).toBeLessThan(Math.log(1e-9));
    const { logLowerP, logP } = resultOf(
      id,
      planted(() => {}),
    );
    expect(Math.min(logP, logLowerP)).toBeGreaterThan(Math.log(1e-3));
  });

  it('sees cards that change sides every deal, at every position', () => {
    // The deck turned round by the value: high becomes low.
    const turned = planted((cells, before, now, t) => {
      if (t % 10 === 0) for (let p = 0; p < N; p++) cells[now + p] = N - 1 - cells[before + p];
    });
    expect(resultOf(id, turned).logP).toBeLessThan(Math.log(1e-9));
  });

  it('never looks across the edge of a block', () => {
    const batch = deal('fisher-yates', 6, 300, 'edge');
    const fit = fitted(id, 6, 300);
    const parts = [
      [0, 100],
      [100, 101],
      [101, 300],
    ].map(([from, to]) => {
      const accumulator = fit.accumulator({ first: from, trials: to - from });
      accumulator.add({ width: 6, length: to - from, cells: batch.cells.subarray(6 * from, 6 * to) });
      return accumulator.counts;
    });
    const whole = fit.accumulator();
    whole.add(batch);
    const sum = parts.reduce((all, counts) => all.map((count, i) => count + counts[i]));
    // Only the two pairs of deals over the edges are missing.
    const missing = fit.accumulator();
    missing.add({ width: 6, length: 2, cells: batch.cells.subarray(6 * 99, 6 * 101) });
    const last = fit.accumulator();
    last.add({ width: 6, length: 2, cells: batch.cells.subarray(6 * 100, 6 * 102) });
    expect([...whole.counts]).toEqual(Array.from(sum, (count, i) => count + missing.counts[i] + last.counts[i]));
    expect([...parts[1]].filter((count) => count !== 0)).toEqual([]);
  });

  it.each([5, 52])('has scale · r² from the correlations at the positions of %i cards, as they are said', (n) => {
    const fit = fitted(id, n, DEALS);
    const pairs = DEALS - 1;
    // What the deck itself adds to itself, deal by deal: n times the mean square, over all positions.
    const same = fit.accumulator();
    same.add({ width: n, length: 2, cells: Uint16Array.from({ length: 2 * n }, (_, at) => at % n) });
    const square = same.counts.reduce((sum, count) => sum + count, 0) / n;
    const correlations = Float64Array.from({ length: n }, (_, p) => 0.01 * Math.cos(p) + 0.004);
    const counts = new Float64Array(2 * n);
    for (const [p, correlation] of correlations.entries())
      counts[2 * p + (correlation > 0 ? 0 : 1)] = Math.abs(correlation) * square * pairs;
    const mean = correlations.reduce((sum, one) => sum + one, 0) / n;
    const variance = correlations.reduce((sum, one) => sum + (one - mean) ** 2, 0) / n;
    const squared = mean ** 2 + ((n - 1) / (n - 2)) * variance;
    const [{ value }] = fit.test(counts, DEALS);
    expect(value / pairs / (fit.rows[0].scale * squared)).toBeCloseTo(1, 10);
  });
});

it('counts of the middle card of an odd deck stand neither for high nor for low', () => {
  const fit = fitted('position-runs', 5, DEALS);
  const accumulator = fit.accumulator();
  accumulator.add({ width: 5, length: 3, cells: Uint16Array.of(0, 1, 2, 3, 4, 1, 4, 0, 2, 3, 2, 3, 1, 0, 4) });
  // Low low middle; low high high; middle low low; high middle low; high high high.
  expect([...accumulator.counts]).toEqual([1, 0, 1, 1, 1, 0, 0, 0, 2, 0]);
});
