import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/subject/outcome.js';
import { BLOCK_SIZE } from '../../../src/core/subject/subject.js';
import { couponCollector } from '../../../src/kinds/deck/statistics/index.js';
import { couponWindow } from '../../../src/math/orders/coupon-law.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { deal } from '../../support/deal.js';
import { skippedWords } from '../../support/skipped-words.js';
import { fitted, resultOf } from './result-of.js';

/** The counts of one stretch of decks, in the plainest words. */
function plainly(decks: readonly (readonly number[])[], first: number): number[] {
  const n = decks[0].length;
  const window = couponWindow(n);
  const counts = new Array<number>(window - n + 2).fill(0);
  for (let w = 0; (w + 1) * window <= decks.length; w++) {
    const cards = decks.slice(w * window, (w + 1) * window).map((deck) => deck[(Math.floor(first / window) + w) % n]);
    const all = cards.findIndex((_, k) => new Set(cards.slice(0, k + 1)).size === n);
    counts[all < 0 ? window - n + 1 : all + 1 - n]++;
  }
  return counts;
}

describe('coupon-collector', () => {
  it('counts windows of one block alone, whatever pieces its deals come in', () => {
    const n = 4;
    const batch = deal('naive-swap', n, 1000, 'windows');
    const decks = Array.from({ length: 1000 }, (_, t) => [...batch.cells.subarray(t * n, (t + 1) * n)]);
    for (const [first, from, to] of [
      [0, 0, 1000],
      [BLOCK_SIZE, 100, 777],
      [3 * BLOCK_SIZE, 500, 505],
    ]) {
      const accumulator = fitted('coupon-collector', n, 1000).accumulator({ first, trials: to - from });
      for (let at = from; at < to; at += 37) {
        const end = Math.min(at + 37, to);
        accumulator.add({ width: n, length: end - at, cells: batch.cells.subarray(at * n, end * n) });
      }
      expect([...accumulator.counts]).toEqual(plainly(decks.slice(from, to), first));
    }
  });

  it('expects the windows that whole blocks have room for, and reads as many deals as those have', () => {
    const window = couponWindow(5);
    const trials = BLOCK_SIZE + 100;
    const accumulator = fitted('coupon-collector', 5, trials).accumulator({ first: 0, trials: BLOCK_SIZE });
    accumulator.add(deal('fisher-yates', 5, BLOCK_SIZE, 'room'));
    const windows = accumulator.counts.reduce((sum, count) => sum + count, 0);
    expect(windows).toBe(Math.floor(BLOCK_SIZE / window));
    const [{ logLowerP, logP, trials: read }] = fitted('coupon-collector', 5, trials).test(accumulator.counts, trials);
    expect(read).toBe(windows * window);
    expect(Math.min(logP, logLowerP)).toBeGreaterThan(Math.log(1e-3));
  });

  it('sees one card that comes late to most positions', () => {
    // One card is exchanged for another in 19 of 20 deals wherever it lies but on top.
    const late = (card: number): Batch => {
      const batch = deal('fisher-yates', 13, 20_000, 'late');
      const { cells } = batch;
      for (let t = 0; t < batch.length; t++) {
        const top = 13 * t;
        const at = cells.indexOf(card, top);
        if (t % 20 > 0) [cells[top], cells[at]] = [cells[at], cells[top]];
      }
      return batch;
    };
    expect(resultOf('coupon-collector', late(4)).logP).toBeLessThan(Math.log(1e-9));
    const even = resultOf('coupon-collector', deal('fisher-yates', 13, 20_000, 'late'));
    expect(Math.min(even.logP, even.logLowerP)).toBeGreaterThan(Math.log(1e-3));
  });

  it('sees cards that come in turn, sooner than luck brings them', () => {
    const batch = new Batch(13, 20_000);
    batch.length = 20_000;
    for (let t = 0; t < batch.length; t++) for (let p = 0; p < 13; p++) batch.cells[13 * t + p] = (p + t) % 13;
    const { logP, value } = resultOf('coupon-collector', batch);
    expect(value).toBeGreaterThan(1000);
    expect(logP).toBeLessThan(Math.log(1e-9));
  });

  it('adds r² to every window, whose deals share it', () => {
    const fit = fitted('coupon-collector', 5, 18_000);
    const window = couponWindow(5);
    expect(fit.rows[0].scale * window).toBeCloseTo(1, 14);
    expect(fit.shape).toEqual([fit.accumulator().counts.length]);
  });

  it('has no window of deals of two blocks', () => {
    // 204 windows of 320 deals are 65,280, and a block of 65,536 has no room for another.
    const [most, block, more] = [204 * 320, BLOCK_SIZE, BLOCK_SIZE + 319].map((trials) => fitted('coupon-collector', 52, trials).rows);
    expect([block, more]).toEqual([most, most]);
  });

  it.each([
    [52, 3000, 'needs two bins of five expected windows of 320 deals each, got 3000 deals'],
    [1000, 3000, 'needs two bins of five expected windows of 9155 deals each, got 3000 deals'],
    [1001, 1e6, 'works out its exact law up to 1000 cards, got 1001'],
  ])('of %i cards says what it needs', (n, trials, reason) => {
    expect(skippedWords(couponCollector.fit(permutations(n), trials))).toBe(reason);
  });
});
