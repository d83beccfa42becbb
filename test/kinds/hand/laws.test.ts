import { describe, expect, it } from 'vitest';
import type { Fitted } from '../../../src/core/statistic/statistic.js';
import { handStatistics } from '../../../src/kinds/hand/catalogue.js';
import { partialDeals } from '../../../src/kinds/hand/partial-deals.js';
import { groupPairsLaw } from '../../../src/math/hands/group-pairs-law.js';
import { hypergeometricLaw } from '../../../src/math/hands/hypergeometric.js';
import { seenCardsKernel, seenPairsKernel, seenPlacesKernel } from '../../../src/math/hands/seen-kernels.js';
import { batchOf, handsOf, seen } from '../../support/hands-of.js';

const SIZES = [
  [3, 1],
  [3, 2],
  [4, 2],
  [5, 2],
  [5, 3],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [6, 5],
] as const;

const KERNELS = { 'seen-cards': seenCardsKernel, 'seen-places': seenPlacesKernel, 'seen-pairs': seenPairsKernel };

function fitOf(id: string, n: number, k: number, order: 'kept' | 'unknown' = 'kept'): Fitted | null {
  const fit = handStatistics.get(id).fit(partialDeals(n, seen(k, order)), 1000);
  return 'skipped' in fit ? null : fit;
}

/** Q of these hands, by the statistic itself. */
function statisticOf(fit: Fitted, hands: readonly (readonly number[])[]): number {
  const accumulator = fit.accumulator();
  accumulator.add(batchOf(hands));
  return fit.test(accumulator.counts, hands.length)[0].value;
}

/**
 * The kernel of two deals: Q is the sum of it over all ordered pairs, shared by the number of deals, and a deal with itself gives the degrees.
 * Five of each, because no law is read off two deals.
 */
function kernelOf(fit: Fitted): (a: readonly number[], b: readonly number[]) => number {
  const degrees = fit.rows[0].degrees;
  return (a, b) => statisticOf(fit, [...Array<readonly number[]>(5).fill(a), ...Array<readonly number[]>(5).fill(b)]) / 5 - degrees;
}

describe.each(Object.keys(KERNELS) as (keyof typeof KERNELS)[])('%s against every deal there is', (id) => {
  it.each(SIZES)('of %i cards, %i seen: the kernel of a projection, with the stated third moment', (n, k) => {
    const fit = fitOf(id, n, k);
    if (!fit) return;
    const hands = handsOf(n, k);
    const { cube, degrees } = KERNELS[id](n, k);
    expect(fit.rows[0].degrees).toBe(degrees);
    const kernel = kernelOf(fit);
    const [first] = hands;
    expect(kernel(first, first)).toBeCloseTo(degrees, 9);
    const row = hands.map((hand) => kernel(first, hand));
    const mean = (of: (x: number) => number): number => row.reduce((sum, x) => sum + of(x), 0) / row.length;
    expect(mean((x) => x)).toBeCloseTo(0, 9);
    expect(mean((x) => x ** 2)).toBeCloseTo(degrees, 8);
    expect(mean((x) => x ** 3)).toBeCloseTo(cube, 6);
    // Applied twice it is itself.
    const other = hands[Math.floor(hands.length / 2)];
    const twice = hands.reduce((sum, hand, i) => sum + row[i] * kernel(other, hand), 0) / hands.length;
    expect(twice).toBeCloseTo(kernel(first, other), 8);
    // Every deal once is as even as can be.
    expect(statisticOf(fit, [...hands, ...hands, ...hands, ...hands])).toBeCloseTo(0, 9);
  });
});

describe('the parts of the table of cards and places', () => {
  it.each(SIZES)('of %i cards, %i seen: add up to its whole quadratic form, and are uncorrelated', (n, k) => {
    const cards = fitOf('seen-cards', n, k);
    const places = fitOf('seen-places', n, k);
    if (!cards || !places) return;
    const hands = handsOf(n, k);
    const [first] = hands;
    let product = 0;
    for (const hand of hands) {
      const one = kernelOf(cards)(first, hand);
      const other = kernelOf(places)(first, hand);
      product += one * other;
      // The inverse of the covariance (I − J/n)⊗(I − J/n)/(n − 1), cut to k places, worked out apart.
      const same = hand.filter((card, p) => first[p] === card).length;
      const shared = hand.filter((card) => first.includes(card)).length;
      expect(one + other).toBeCloseTo((n - 1) * (same - k / n + (shared - k ** 2 / n) / (n - k)), 8);
    }
    expect(product).toBeCloseTo(0, 6);
  });
});

describe('sizes', () => {
  // One card seen too often by a share e in an otherwise even deal: w² by hand against scale · r².
  it.each([
    [6, 2],
    [6, 4],
    [52, 5],
    [52, 40],
  ])('of %i cards, %i seen: a deviation of the chance of being seen adds scale · r² a deal', (n, k) => {
    const fit = fitOf('seen-cards', n, k);
    if (!fit) throw new Error('fits');
    const e = 0.01;
    const rarer = Math.min(k, n - k) / n;
    const shift = Array.from({ length: n }, (_, card) => (card === 0 ? e : -e / (n - 1)) * rarer);
    const counts = Float64Array.from(shift, (x) => 1e6 * (k / n + x));
    const r = Math.sqrt(shift.reduce((sum, x) => sum + (x / rarer) ** 2, 0) / n);
    expect(fit.test(counts, 1e6)[0].value / 1e6).toBeCloseTo(fit.rows[0].scale * r ** 2, 9);
  });

  it('two cards seen together too often add scale · r² a deal beyond what single cards explain', () => {
    const [n, k, e] = [7, 3, 0.02];
    const fit = fitOf('seen-pairs', n, k);
    if (!fit) throw new Error('fits');
    const even = (k * (k - 1)) / (n * (n - 1));
    // A square 0–1, 2–3 up and 0–2, 1–3 down leaves every card as it was.
    const counts = new Float64Array(n * n).fill(0);
    for (let x = 0; x < n; x++) for (let y = x + 1; y < n; y++) counts[x * n + y] = 1e6 * even;
    counts[1] += 1e6 * even * e;
    counts[2 * n + 3] += 1e6 * even * e;
    counts[2] -= 1e6 * even * e;
    counts[n + 3] -= 1e6 * even * e;
    const r2 = (4 * e ** 2) / ((n * (n - 1)) / 2);
    expect(fit.test(counts, 1e6)[0].value / 1e6).toBeCloseTo(fit.rows[0].scale * r2, 9);
  });

  it('a card in a place too often adds scale · r² a deal', () => {
    const [n, k, e] = [6, 3, 0.02];
    const fit = fitOf('seen-places', n, k);
    if (!fit) throw new Error('fits');
    const counts = new Float64Array(n * k).fill(1e6 / n);
    const move = (card: number, place: number, by: number): void => {
      counts[card * k + place] += (by * 1e6) / n;
    };
    move(0, 0, e);
    move(1, 1, e);
    move(0, 1, -e);
    move(1, 0, -e);
    expect(fit.test(counts, 1e6)[0].value / 1e6).toBeCloseTo((fit.rows[0].scale * 4 * e ** 2) / (n * k), 9);
  });
});

describe('laws of numbers', () => {
  it('the hypergeometric law is that of counting every hand', () => {
    for (const [n, k] of SIZES) {
      for (let marked = 1; marked < n; marked++) {
        const hands = handsOf(n, k);
        const counted = Array.from(hypergeometricLaw(n, marked, k), () => 0);
        for (const hand of hands) counted[hand.filter((card) => card < marked).length] += 1 / hands.length;
        expect(Array.from(hypergeometricLaw(n, marked, k))).toEqual(counted.map((chance) => expect.closeTo(chance, 12)));
      }
    }
  });

  it('holds far out: no ace in 13 cards, all four aces in 13, all of 26 of one colour', () => {
    // C(48, 13)/C(52, 13) = 82251/270725, C(48, 9)/C(52, 13) = 11/4165, 1/C(52, 26).
    const aces = hypergeometricLaw(52, 4, 13);
    expect(aces[0]).toBeCloseTo(82_251 / 270_725, 14);
    expect(aces[4]).toBeCloseTo(11 / 4165, 14);
    expect(hypergeometricLaw(52, 26, 26)[26] * 495_918_532_948_104).toBeCloseTo(1, 10);
  });

  it('pairs of one group: bridge hands of 4-3-3-3 hold 15 pairs of a suit, and have the published chance', () => {
    // 16 pairs: 4-4-3-2 alone (21.5512 %); 15: 4-3-3-3 alone (10.5361 %).
    const law = groupPairsLaw(4, 13, 13);
    expect(law[15]).toBeCloseTo(0.105361, 6);
    expect(law[16]).toBeCloseTo(0.215512, 6);
    expect(law.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('pairs of one rank in five cards are the poker hands', () => {
    // Of 2,598,960 hands: none 1,317,888 (with straights and flushes), one pair 1,098,240, two pairs 123,552, trips 54,912, full house 3,744, four 624.
    const hands = Array.from(groupPairsLaw(13, 4, 5), (chance) => Math.round(chance * 2_598_960));
    expect(hands).toEqual([1_317_888, 1_098_240, 123_552, 54_912, 3744, 0, 624]);
  });

  it('numbers every deal of a small space once, and counts those of a large one in bits', () => {
    for (const [n, k] of SIZES) {
      const kept = partialDeals(n, seen(k));
      const hands = handsOf(n, k);
      const ranks = hands.map((hand) => kept.rank?.(Uint16Array.from(hand), 0));
      expect([...ranks].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(hands.map((_, i) => i));
      expect(kept.size).toBe(BigInt(hands.length));
      const unknown = partialDeals(n, seen(k, 'unknown'));
      const sets = new Set(hands.map((hand) => unknown.rank?.(Uint16Array.from(hand).sort(), 0)));
      expect([...sets].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(Array.from({ length: Number(unknown.size) }, (_, i) => i));
      expect(unknown.orderBits).toBeCloseTo(Math.log2(Number(unknown.size)), 12);
    }
    expect(2 ** partialDeals(52, seen(5, 'sorted')).orderBits).toBeCloseTo(2_598_960, 4);
    expect(partialDeals(52, seen(5)).orderBits).toBeCloseTo(Math.log2(311_875_200), 12);
  });
});
