import { describe, expect, it } from 'vitest';
import { repeats } from '../../../src/kinds/deck/statistics/index.js';
import { deal } from '../../support/deal.js';
import { fitted } from './result-of.js';

const idsOf = (n: number, trials: number): readonly string[] => fitted('repeats', n, trials).rows.map(({ test }) => test);
const BOTH = ['repeats', 'repeats/adjacent'];

describe('rows of equal deals', () => {
  it('compare all pairs, and each deal with the one before', () => {
    const { rows, shape } = fitted('repeats', 52, 1000);
    expect(rows.map(({ equalDeals }) => [equalDeals?.pairs, equalDeals?.all])).toEqual([
      [499_500, true],
      [999, false],
    ]);
    expect(shape).toEqual([3]);
    expect(repeats.question).toBe('Does any deal come again?');
  });

  it('are both there unless every order is expected five times and can be counted, or deals are too many to be kept', () => {
    expect([idsOf(5, 599), idsOf(5, 600)]).toEqual([BOTH, ['repeats/adjacent']]);
    // The orders of nine cards are too many to be counted, however often they come.
    expect(idsOf(9, 2_000_000)).toEqual(BOTH);
    expect(idsOf(52, 2 ** 24)).toEqual(BOTH);
  });

  it('are exact for neighbours, and calibrated for all pairs, which share deals', () => {
    expect(
      fitted('repeats', 52, 1000)
        .test(Float64Array.of(1, 1, 2), 1000)
        .map(({ grade }) => grade),
    ).toEqual(['calibrated', 'exact']);
  });
});

describe('the deal that came most often', () => {
  const told = (n: number, trials: number, pairs: number, most: number): readonly (number | undefined)[] =>
    fitted('repeats', n, trials)
      .test(Float64Array.of(pairs, 0, most), trials)
      .map(({ mostFrequent }) => mostFrequent);

  it.each([
    ['makes more than half of the pairs', 1000, 89, 10, 10],
    ['makes half of the pairs', 1000, 90, 10, undefined],
    ['came twice', 1000, 1, 2, undefined],
    ['came three times', 1000, 3, 3, 3],
    ['is every deal', 1000, 499_500, 1000, undefined],
    ['is every deal but one', 1000, 498_501, 999, 999],
  ])('of 52 cards, where it %s, of %i deals with %i pairs %i times, is told as %s', (_, trials, pairs, most, expected) => {
    expect(told(52, trials, pairs, most)).toEqual([expected, expected]);
  });

  it('is told where it came more than twice as often as each of few orders must', () => {
    // Six orders of three cards: twice 5,000 in six are 1,666.67.
    expect([told(3, 5000, 1e6, 1666), told(3, 5000, 1e6, 1667)]).toEqual([[undefined], [1667]]);
  });
});

describe('deals that are kept', () => {
  it('are as many as come, in batches of any size', () => {
    const n = 5;
    const sizes = [3000, 6000, 4000, 1];
    const batch = deal('fisher-yates', n, 13_001, 'kept');
    const fit = fitted('repeats', n, 13_001);
    const accumulator = fit.accumulator();
    const met = new Map<string, number>();
    let [pairs, adjacent, last, from] = [0, 0, '', 0];
    for (const size of sizes) {
      accumulator.add({ width: n, length: size, cells: batch.cells.subarray(from * n, (from + size) * n) });
      for (let at = from; at < from + size; at++) {
        const deck = batch.cells.subarray(at * n, (at + 1) * n).join();
        pairs += met.get(deck) ?? 0;
        met.set(deck, (met.get(deck) ?? 0) + 1);
        if (deck === last) adjacent++;
        last = deck;
      }
      from += size;
    }
    const { counts } = accumulator;
    expect(counts).toHaveLength(1 + 2 * 13_001);
    expect([...(fit.condense?.([counts]) ?? [])]).toEqual([pairs, adjacent, Math.max(...met.values())]);
  });

  it('are equal where both halves of their fingerprints are, whatever their block and place', () => {
    // Each block: neighbours alike, then the two halves of every deal.
    const condensed = (...blocks: readonly (readonly number[])[]): readonly number[] => [
      ...(fitted('repeats', 52, 1000).condense?.(blocks.map((block) => Float64Array.from(block))) ?? []),
    ];
    expect(condensed([0, 5, 1, 5, 1, 9, 2])).toEqual([1, 0, 2]);
    expect(condensed([0, 9, 2, 5, 1, 5, 2])).toEqual([0, 0, 1]);
    expect(condensed([1, 7, 1, 7, 1, 8, 3], [2, 8, 3, 6, 6, 6, 6])).toEqual([3, 3, 2]);
    expect(condensed([0, 7, 1], [0, 8, 1], [0, 9, 4, 9, 4])).toEqual([1, 0, 2]);
    expect(condensed([0])).toEqual([0, 0, 0]);
    // Halves that are alike in all their lower bits, in negative ones when they are read as 32, and not at all.
    expect(condensed([0, 2 ** 40, 1, 2 ** 41, 1, 2 ** 42, 1, 2 ** 41, 1])).toEqual([1, 0, 2]);
    expect(condensed([0, 2 ** 32 - 1, 7, 2 ** 53 - 1, 7, 2 ** 31, 7, 2 ** 32 - 1, 7, 2 ** 31, 7, 2 ** 31, 7])).toEqual([4, 0, 3]);
  });
});
