import { describe, expect, it } from 'vitest';
import { ChildStream } from '../../../src/engine/child/stream.js';
import { dealScatter } from '../../../src/math/pearson/deal-scatter.js';

const N = 6;
const stream = new ChildStream([5, 6, 7, 8]);

/** Eight parts of 4,000 deals each, of which so many are left in order. */
function partsOf(left: number): { readonly deals: number; readonly table: Float64Array }[] {
  return Array.from({ length: 8 }, () => {
    const table = new Float64Array(N * N);
    for (let deal = 0; deal < 4000; deal++) {
      const cards = Array.from({ length: N }, (_, i) => i);
      if (stream.next() >= left)
        for (let i = N - 1; i > 0; i--) {
          const j = Math.floor(stream.next() * (i + 1));
          [cards[i], cards[j]] = [cards[j], cards[i]];
        }
      cards.forEach((card, p) => table[card * N + p]++);
    }
    return { deals: 4000, table };
  });
}

const value = (table: Float64Array, deals: number): number =>
  ((N - 1) / deals) * table.reduce((sum, count) => sum + (count - deals / N) ** 2, 0);

const mean = (left: number): number =>
  Array.from({ length: 40 }, () => dealScatter({ parts: partsOf(left), value })).reduce((sum, one) => sum + one, 0) / 40;

describe('how far whole deals scatter', () => {
  // Along its mean the table of deals of which the share e is left in order has the variance 1 + e ((n − 1)² − 1) of that of even ones, to first order in e.
  it.each([0.1, 0.3])('is found where %d of them are left in order', (left) => {
    const law = 1 + left * (1 - left) * (N - 1) ** 2 - left;
    expect(mean(left) / 1.7 / law).toBeGreaterThan(0.75);
    expect(mean(left) / 1.7 / law).toBeLessThan(1.35);
  });

  it('is that of single deals where none is, and 1 where nothing is off', () => {
    expect(mean(0)).toBeLessThan(2.5);
    const even = Array.from({ length: 8 }, () => ({ deals: N, table: new Float64Array(N * N).fill(1) }));
    expect(dealScatter({ parts: even, value })).toBe(1);
  });
});
