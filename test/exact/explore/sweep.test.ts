import { describe, expect, it } from 'vitest';
import { explore } from '../../../src/exact/explore/explore.js';
import type { PlainShuffle } from './dealer.js';
import { dealerOf } from './dealer.js';
import { correct, downward, exchange } from './shuffles.js';

const STRIPS = 2 ** 19;

/** Correct but for the numbers from `from` up to `from + width`, which count as 0. */
const hidden = (from: number, width: number, last = false): PlainShuffle =>
  downward((random, i) => {
    const u = random();
    return u >= from && u < from + width && (!last || i === 1) ? 0 : Math.floor(u * (i + 1));
  });

describe('the sweep', () => {
  // Places that no grid has; a cell of the grid is 300 times as wide.
  const places = [0.623_456, 0.871_234_5, Math.SQRT1_2, 0.999_123];
  it.each(places)('finds a change over four millionths of a number, at %f', async (from) => {
    const width = 2 / STRIPS;
    const without = await explore(dealerOf(hidden(from, width), 3));
    expect(new Set(without.weights)).toHaveLength(1);
    const { weights, denominator, strips } = await explore(dealerOf(hidden(from, width), 3), { sweeps: () => STRIPS });
    expect(strips).toBe(STRIPS);
    // The deck stays as it is where the first number takes the last of three and the second the last of two.
    const share = Number(weights[0]) / Number(denominator);
    expect(share).toBeCloseTo((1 / 3 - (from > 2 / 3 ? width : 0)) * (1 / 2 - width), 12);
    expect(weights.reduce((sum, weight) => sum + weight, 0n)).toBe(denominator);
  });

  it('finds it in the last number of four cards alone', async () => {
    const { weights, denominator } = await explore(dealerOf(hidden(0.623_456, 2 / STRIPS, true), 4), { sweeps: () => STRIPS });
    expect(new Set(weights)).toHaveLength(2);
    const width = 4 * 3 * (1 / 24 - Number(weights.reduce((a, b) => (a < b ? a : b))) / Number(denominator));
    expect(width).toBeCloseTo(2 / STRIPS, 12);
  });

  it('changes nothing of what was found already', async () => {
    const riffle: PlainShuffle = (deck, random) => {
      const upper: number[] = [];
      const lower: number[] = [];
      for (const card of deck) (random() < 0.3 ? upper : lower).push(card);
      return [...upper, ...lower];
    };
    const comparator: PlainShuffle = (deck, random) => deck.sort(() => random() - 0.5);
    for (const shuffle of [correct, riffle, comparator]) {
      const [plain, swept] = [await explore(dealerOf(shuffle, 4)), await explore(dealerOf(shuffle, 4), { sweeps: () => 2 ** 14 })];
      expect(swept.weights).toEqual(plain.weights);
      expect([plain.strips, swept.strips]).toEqual([0, 2 ** 14]);
      // Every deal of the sweep and no other came on top.
      expect(swept.probe.runs - plain.probe.runs).toBe(2 ** 14);
    }
  });

  it('deals less often where deals draw many numbers', async () => {
    const many: PlainShuffle = (deck, random) => {
      if (random() < 0.5) exchange(deck, 0, 1);
      for (let i = 1; i < 9; i++) random();
    };
    expect((await explore(dealerOf(many, 2), { sweeps: () => 2 ** 19 })).strips).toBe(2 ** 18);
  });

  it('refuses two numbers used together where that shows seldom', async () => {
    const together: PlainShuffle = (deck, random) => {
      const [u, v] = [random(), random()];
      if (Math.abs(u - 0.3) + Math.abs(v - 0.4) < 0.01) exchange(deck, 0, 1);
    };
    await expect(explore(dealerOf(together, 2), { sweeps: () => STRIPS })).rejects.toMatchObject({ code: 'E_UNPROVABLE' });
  });
});
