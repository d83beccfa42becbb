import { describe, expect, it } from 'vitest';
import type { Fitted } from '../../../src/core/statistic/statistic.js';
import { repeats } from '../../../src/kinds/deck/statistics/index.js';
import { fingerprintCoefficients } from '../../../src/math/orders/fingerprint.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { deal } from '../../support/deal.js';
import { fitted } from './result-of.js';

const idsOf = (n: number, trials: number): readonly string[] => fitted('repeats', n, trials).rows.map(({ test }) => test);
const BOTH = ['repeats', 'repeats/adjacent'];
const SLICED = ['repeats', 'repeats/slice', 'repeats/adjacent'];

describe('rows of equal deals', () => {
  it('compare all pairs, and each deal with the one before', () => {
    const { rows, shape } = fitted('repeats', 52, 1000);
    expect(rows.map(({ equalDeals }) => [equalDeals?.pairs, equalDeals?.all])).toEqual([
      [499_500, true],
      [999, false],
    ]);
    expect(shape).toEqual([5]);
    expect(repeats.question).toBe('Does any deal come again?');
  });

  it('are both there unless every order is expected five times and can be counted, with a slice where there are too many deals to keep and enough orders', () => {
    expect([idsOf(5, 599), idsOf(5, 600)]).toEqual([BOTH, ['repeats/adjacent']]);
    // The orders of nine cards are too many to be counted, however often they come.
    expect(idsOf(9, 2_000_000)).toEqual(BOTH);
    expect([idsOf(52, 2 ** 20), idsOf(16, 2 ** 21), idsOf(17, 2 ** 21), idsOf(52, 1e12)]).toEqual([BOTH, BOTH, SLICED, SLICED]);
  });

  it('are exact for neighbours, and calibrated for all pairs, which share deals', () => {
    expect(
      fitted('repeats', 52, 1000)
        .test(Float64Array.of(1, 1, 2, 1, 2), 1000)
        .map(({ grade }) => grade),
    ).toEqual(['calibrated', 'exact']);
  });
});

describe('the deal that came most often', () => {
  const told = (n: number, trials: number, pairs: number, most: number, different = 1, together = most): readonly (number | undefined)[] =>
    fitted('repeats', n, trials)
      .test(Float64Array.of(pairs, 0, most, different, together), trials)
      .map(({ frequent }) => frequent?.times);

  it.each([
    ['makes more than half of the pairs', 1000, 89, 10, 10, 45, 98],
    ['makes half of the pairs', 1000, 90, 10, undefined, 46, 100],
    ['came twice', 1000, 1, 2, undefined, 1, 2],
    ['came three times', 1000, 3, 3, 3, 1, 3],
    ['is every deal', 1000, 499_500, 1000, undefined, 1, 1000],
    ['is every deal but one', 1000, 498_501, 999, 999, 1, 999],
  ])(
    'of 52 cards, where it %s, of %i deals with %i pairs %i times, is told as %s',
    (_, trials, pairs, most, expected, different, together) => {
      expect(told(52, trials, pairs, most, different, together)).toEqual([expected, expected]);
    },
  );

  it('is told where it came more than twice as often as each of few orders must', () => {
    // Six orders of three cards: twice 5,000 in six are 1,666.67.
    expect([told(3, 5000, 1e6, 1666, 6, 5000), told(3, 5000, 1e6, 1667, 6, 5000)]).toEqual([[undefined], [1667]]);
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
    expect(counts).toHaveLength(2 + 2 * 13_001);
    const again = [...met.values()].filter((times) => times > 1);
    const together = again.reduce((sum, times) => sum + times, 0);
    expect([...(fit.condense?.([counts]) ?? [])]).toEqual([pairs, adjacent, Math.max(...met.values()), again.length, together]);
  });

  it('are equal where both halves of their fingerprints are, whatever their block and place', () => {
    // Each block: neighbours alike behind the mark of them, then the two halves of every deal.
    const condensed = (...blocks: readonly (readonly number[])[]): readonly number[] => [
      ...(fitted('repeats', 52, 1000).condense?.(blocks.map((block) => Float64Array.of(-1, ...block))) ?? []),
    ];
    expect(condensed([0, 5, 1, 5, 1, 9, 2])).toEqual([1, 0, 2, 1, 2]);
    expect(condensed([0, 9, 2, 5, 1, 5, 2])).toEqual([0, 0, 1, 0, 0]);
    expect(condensed([1, 7, 1, 7, 1, 8, 3], [2, 8, 3, 6, 6, 6, 6])).toEqual([3, 3, 2, 3, 6]);
    expect(condensed([0, 7, 1], [0, 8, 1], [0, 9, 4, 9, 4])).toEqual([1, 0, 2, 1, 2]);
    // Blocks end to end, with as many neighbours as each other.
    expect(condensed([2, 7, 1, -1, 2, 7, 1, -1, 2])).toEqual([1, 6, 2, 1, 2]);
    expect(condensed([0])).toEqual([0, 0, 0, 0, 0]);
    // Halves that are alike in all their lower bits, in negative ones when they are read as 32, and not at all.
    expect(condensed([0, 2 ** 40, 1, 2 ** 41, 1, 2 ** 42, 1, 2 ** 41, 1])).toEqual([1, 0, 2, 1, 2]);
    expect(condensed([0, 2 ** 32 - 1, 7, 2 ** 53 - 1, 7, 2 ** 31, 7, 2 ** 32 - 1, 7, 2 ** 31, 7, 2 ** 31, 7])).toEqual([4, 0, 3, 2, 5]);
  });
});

describe('of more deals than are kept', () => {
  const n = 52;
  const TRIALS = 3 * 2 ** 20;
  const FIRST = 2 ** 18;
  const fit = fitted('repeats', n, TRIALS);
  // A quarter of the deals, so that some of a few hundred lie in it: T = ⌊(3 · 2^18)/(3 · 2^20) · (2^31 − 1)⌋ sums of the first coefficients.
  const below = Math.floor((2 ** 31 - 1) / 4);
  const coefficients = Array.from(fingerprintCoefficients(n), BigInt);
  const inSlice = (deck: ArrayLike<number>): boolean =>
    Number(coefficients.slice(0, n).reduce((sum, c, p) => sum + c * BigInt(deck[p]), 0n) % (2n ** 31n - 1n)) < below;

  /** Blocks of decks at their places: what was kept, and what follows from the decks themselves, compared one by one. */
  const blocks = [0, FIRST - 60, FIRST + 5000, TRIALS - 200].map((first, k) => {
    const { cells } = deal('fisher-yates', n, 120, 'states');
    const lot = deal('fisher-yates', 120, 2, `lot ${k}`).cells;
    return { first, decks: Array.from({ length: 240 }, (_, i) => cells.slice((lot[i] % 97) * n, (lot[i] % 97) * n + n)) };
  });
  const kept = blocks.map(({ decks, first }) => {
    const accumulator = fit.accumulator({ first, trials: decks.length });
    accumulator.add({ width: n, length: decks.length, cells: Uint16Array.from(decks.flatMap((deck) => [...deck])) });
    return accumulator.counts;
  });
  const dealt = blocks.flatMap(({ decks, first }) =>
    decks.map((deck, i) => ({
      deck: deck.join(),
      at: first + i,
      sliced: inSlice(deck),
      again: i > 0 && decks[i - 1].join() === deck.join(),
    })),
  );
  const pairs = (of: readonly { readonly deck: string }[]): readonly [number, number, number, number] => {
    const met = new Map<string, number>();
    for (const { deck } of of) met.set(deck, (met.get(deck) ?? 0) + 1);
    const again = [...met.values()].filter((times) => times > 1);
    const equal = again.reduce((sum, times) => sum + (times * (times - 1)) / 2, 0);
    return [equal, Math.max(...met.values()), again.length, again.reduce((sum, times) => sum + times, 0)];
  };
  const first = pairs(dealt.filter(({ at }) => at < FIRST));
  const sliced = dealt.filter((one) => one.sliced);
  const expected = [first[0], dealt.filter(({ again }) => again).length, ...first.slice(1), ...pairs(sliced), sliced.length];

  it('the first are compared, and those of the slice, whatever their block', () => {
    expect(sliced.length).toBeGreaterThan(100);
    expect([...(fit.condense?.(kept) ?? [])]).toEqual(expected);
    expect([...(fit.condense?.(kept.toReversed()) ?? [])]).toEqual(expected);
    const joined = Float64Array.from(kept.flatMap((list) => [...list]));
    expect([...(fit.condense?.([joined]) ?? [])]).toEqual(expected);
    expect(fit.shape).toEqual([10]);
  });

  it('all are compared by whoever keeps them all', () => {
    const every = repeats.fit(permutations(n), TRIALS, { keepsAll: true }) as Fitted;
    const [of] = [every.accumulator({ first: TRIALS - 200, trials: 240 })];
    of.add({ width: n, length: 240, cells: Uint16Array.from(blocks[3].decks.flatMap((deck) => [...deck])) });
    const [equal, most] = pairs(blocks[3].decks.map((deck) => ({ deck: deck.join() })));
    const [found, , times] = every.condense?.([of.counts]) ?? [];
    expect([every.shape, found, times]).toEqual([[5], equal, most]);
  });

  it('a shuffle that always deals one order of the slice does not fill the memory with it, and is seen', () => {
    const [constant] = blocks.flatMap(({ decks }) => decks.filter(inSlice));
    const many = 65_536;
    const accumulator = fit.accumulator({ first: FIRST, trials: many });
    for (let i = 0; i < many; i += 256)
      accumulator.add({ width: n, length: 256, cells: Uint16Array.from(Array.from({ length: 256 }, () => [...constant]).flat()) });
    const { counts } = accumulator;
    expect(counts.length).toBeLessThan(2 + 2 * (many / 4 + 9 * Math.sqrt(many / 4)));
    const condensed = fit.condense?.([counts]) ?? new Float64Array();
    expect(condensed[9]).toBeGreaterThan(many / 4);
    // One deal, as often as there are any.
    expect([condensed[6], condensed[7], condensed[8]]).toEqual([condensed[9], 1, condensed[9]]);
    expect(fit.test(condensed, TRIALS)[1].logP).toBeLessThan(-1e4);
  });

  it('the rows of a slice say among how many deals, and one without any says nothing', () => {
    const [, none, last] = fit.test(Float64Array.of(0, 0, 1, 0, 0, 0, 0, 0, 0, 0), TRIALS);
    expect([none.test, none.trials, none.logP, none.p, none.lowerP]).toEqual(['repeats/slice', 0, 0, 1, 1]);
    expect([last.test, last.trials]).toEqual(['repeats/adjacent', TRIALS]);
    const [whole, slice] = fit.test(Float64Array.of(1, 0, 2, 1, 2, 435, 30, 1, 30, 780_000), TRIALS);
    expect([whole.trials, slice.trials, whole.frequent, slice.frequent?.times]).toEqual([FIRST, 780_000, undefined, 30]);
  });
});
