import { describe, expect, it } from 'vitest';
import type { Fitted, Statistic } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { deckStatistics as statistics } from '../../../src/kinds/deck/catalogue.js';
import { fingerprinter } from '../../../src/math/orders/fingerprint.js';
import { orderOf } from '../../../src/math/orders/order-rank.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { logEqualPairs } from '../../../src/math/pairs/clustered-pairs.js';
import { distinctDeals } from '../../../src/math/pairs/distinct-deals.js';
import { equalPairTails } from '../../../src/math/pairs/equal-pairs.js';
import { deal } from '../../support/deal.js';
import { readFixture } from '../../support/read-fixture.js';

const fitted = (statistic: Statistic, n: number, trials: number): Fitted => {
  const fit = statistic.fit(permutations(n), trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
};

const batchOf = (decks: readonly ArrayLike<number>[]): Batch => {
  const batch = new Batch(decks[0].length, decks.length);
  for (const [row, deck] of decks.entries()) batch.cells.set(Array.from(deck), row * batch.width);
  batch.length = decks.length;
  return batch;
};

const decksOf = ({ cells, length, width }: Batch): Uint16Array[] =>
  Array.from({ length }, (_, row) => cells.slice(row * width, row * width + width));

/** Runs an ordered statistic over blocks of decks, each fed in two pieces. */
function counted(statistic: Statistic, blocks: readonly (readonly ArrayLike<number>[])[], trials: number): Float64Array {
  const fit = fitted(statistic, blocks[0][0].length, trials);
  const kept = blocks.map((decks) => {
    const accumulator = fit.accumulator();
    const half = Math.ceil(decks.length / 3);
    for (const piece of [decks.slice(0, half), decks.slice(half)]) if (piece.length > 0) accumulator.add(batchOf(piece));
    return accumulator.counts;
  });
  if (fit.condense) return fit.condense(kept);
  return kept.reduce((sum, counts) => sum.map((value, i) => value + counts[i]));
}

describe('repeats', () => {
  const repeats = statistics.get('repeats');
  const decks = decksOf(deal('fisher-yates', 13, 400, 'repeats'));

  it('counts pairs, triples as three, across blocks, and neighbours within a block only', () => {
    const [a, b, c, ...rest] = decks;
    const counts = counted(
      repeats,
      [
        [a, a, b, ...rest.slice(0, 100)],
        [a, c, ...rest.slice(100, 200), b],
        [b, ...rest.slice(200, 300)],
      ],
      307,
    );
    // Two deals came again, three times each.
    expect([...counts]).toEqual([3 + 3, 1, 3, 2, 6]);
  });

  it('does not depend on the order of the blocks', () => {
    const blocks = [decks.slice(0, 100), [...decks.slice(50, 120), decks[3]], decks.slice(0, 7)];
    expect(counted(repeats, blocks, 178)).toEqual(counted(repeats, blocks.toReversed(), 178));
  });

  it('gives every one of all orders of seven cards a fingerprint of its own', () => {
    const fingerprint = fingerprinter(7);
    const at = { first: 0, second: 0 };
    const seen = { first: new Set<number>(), second: new Set<number>() };
    for (let rank = 0; rank < 5040; rank++) {
      fingerprint(Uint16Array.from(orderOf(rank, 7)), 0, at);
      seen.first.add(at.first);
      seen.second.add(at.second);
    }
    expect([seen.first.size, seen.second.size]).toEqual([5040, 5040]);
    expect(Math.max(...seen.first, ...seen.second)).toBeLessThan(2 ** 53);
  });

  it('leaves the birthday row out where every order is counted, and keeps the neighbours, exactly binomial', () => {
    const { rows } = fitted(repeats, 5, 5000);
    expect(rows.map(({ test }) => test)).toEqual(['repeats/adjacent']);
    expect(fitted(repeats, 52, 5000).rows.map(({ test }) => test)).toEqual(['repeats', 'repeats/adjacent']);
    expect(fitted(repeats, 52, 2 ** 20 + 1).rows.map(({ test }) => test)).toEqual(['repeats', 'repeats/slice', 'repeats/adjacent']);
    // Two cards: 4,999 tosses of a coin; SciPy 1.17 says binom.sf(2599, 4999, 0.5) is this.
    const [result] = fitted(repeats, 2, 5000).test(Float64Array.of(0, 2600, 2600), 5000);
    expect(result.p).toBeCloseTo(0.002334390587, 11);
  });

  it('counts the same neighbours where every order is counted and there are too many deals to keep their fingerprints, and keeps none', () => {
    const [few, many] = [fitted(repeats, 3, 5000), fitted(repeats, 3, 2 ** 20 + 1)];
    const blocks = [decks.slice(0, 100), [...decks.slice(50, 120), decks[119]]];
    const three = blocks.map((block) => block.map((_, k) => orderOf((k * k) % 6, 3)));
    const counts = (one: Fitted): readonly Float64Array[] =>
      three.map((block) => {
        const accumulator = one.accumulator();
        accumulator.add(batchOf(block));
        return accumulator.counts;
      });
    expect(counts(many).map((all) => [...all])).toEqual(counts(few).map(([, adjacent]) => [adjacent]));
    expect([many.shape, many.condense, many.test(Float64Array.of(2), 5000).map(({ value }) => value)]).toEqual([[1], undefined, [2]]);
  });

  interface Row {
    readonly S: string;
    readonly N: number;
    readonly expected_pairs: number;
    readonly p_any_exact: number;
    readonly p_any_poisson: number;
  }
  const { rows } = readFixture<{ rows: readonly Row[] }>('stats/collisions.json');

  it.each(rows.map((row) => [row.N, row.S, row] as const))('%i draws from %s values: the chance of any equal pair', (N, S, row) => {
    const pairs = (N * (N - 1)) / 2;
    const { atLeast } = equalPairTails(1, pairs, Math.log2(Number(S)), true);
    expect(atLeast).toBeCloseTo(row.p_any_poisson, 11);
    if (row.expected_pairs <= 1) expect(Math.abs(atLeast / row.p_any_exact - 1)).toBeLessThan(0.01);
  });

  it('keeps its logs where a double has nothing left', () => {
    const { logAtLeast } = equalPairTails(2, 5e9, 50_000, true);
    expect(logAtLeast).toBeCloseTo(2 * (Math.log(5e9) - 50_000 * Math.LN2) - Math.LN2, 6);
    const near = equalPairTails(2, 5e9, 850, true).logAtLeast;
    expect(equalPairTails(2, 5e9, 800, true).logAtLeast).toBeCloseTo(near + 100 * Math.LN2, 6);
  });

  it('would see as many seeds as the table of the birthday problem says', () => {
    // Deals at which so many seeds show 99 times in 100: 1 − Π(1 − i/S) = 0.99.
    for (const [bits, deals] of [
      [16, 776],
      [31, 140_637],
      [32, 198_892],
      [48, 50_916_405],
    ]) {
      const { estimate, low, high, seenUpTo } = distinctDeals({ pairs: (deals * (deals - 1)) / 2, orderBits: 225.58, all: true }, 0, 1e-8);
      expect(Math.abs(Math.log2(seenUpTo) - bits)).toBeLessThan(0.01);
      expect([estimate, high]).toEqual([null, null]);
      // No equal pair: 95 % sure of at least pairs/3.69.
      expect((low * 3.6889) / ((deals * (deals - 1)) / 2)).toBeCloseTo(1, 4);
    }
  });

  it('needs more equal pairs than luck gives where luck gives many, and finds how many at once', () => {
    // Of a million deals of nine cards 1,377,865 pairs are equal, give or take 1,174; the bound takes 10^-8 for some seven standard deviations.
    const orders = 362_880;
    const { expected, seenUpTo } = distinctDeals(
      { pairs: (1e6 * (1e6 - 1)) / 2, orderBits: Math.log2(orders), all: true },
      1_377_865,
      1e-8,
    );
    expect(expected).toBeCloseTo((1e6 * (1e6 - 1)) / 2 / orders, 3);
    expect(seenUpTo / orders).toBeGreaterThan(0.985);
    expect(seenUpTo / orders).toBeLessThan(0.995);
  });

  it.each([
    [7, 100, 7, 1.36e-4],
    [7, 100, 10, 8.8e-7],
    [7, 100, 11, 1.94e-7],
    [7, 100, 12, 4.5e-8],
    [8, 100, 4, 1.76e-5],
    [8, 100, 6, 8.7e-8],
    [8, 284, 11, 4.3e-8],
  ])(
    'of %i cards, %i deals: the chance of %i equal pairs is held to the exact law, from its generating function, and is never less',
    (n, trials, pairs, exact) => {
      const orderBits = Math.log2(Array.from({ length: n }, (_, k) => k + 1).reduce((product, k) => product * k, 1));
      expect(Math.exp(logEqualPairs(pairs, trials, orderBits)) / exact).toBeGreaterThan(0.95);
      expect(Math.exp(logEqualPairs(pairs, trials, orderBits)) / exact).toBeLessThan(2);
      // The usual law is lighter, and so never decides.
      expect(equalPairTails(pairs, (trials * (trials - 1)) / 2, orderBits, true).atLeast).toBeLessThan(exact);
    },
  );

  it('estimates the seeds, with the interval of a Poisson count', () => {
    // Garwood's 95 % limits of a count of 10: 4.7954 and 18.3904.
    const { estimate, low, high } = distinctDeals({ pairs: 1e6, orderBits: 225.58, all: true }, 10, 1e-8);
    expect(estimate).toBe(1e5);
    expect(1e6 / low).toBeCloseTo(18.3904, 3);
    expect(1e6 / (high ?? 0)).toBeCloseTo(4.7954, 3);
  });
});

describe('previous-deal', () => {
  const previous = statistics.get('previous-deal');

  it('counts what its parts count of the relative orders, worked out the long way, within blocks only', () => {
    const decks = decksOf(deal('naive-swap', 5, 900, 'previous'));
    const blocks = [decks.slice(0, 300), decks.slice(300, 899), decks.slice(899)];
    const relative = blocks.flatMap((block) => block.slice(1).map((deck, t) => Array.from(deck, (card) => block[t].indexOf(card))));
    const counts = counted(previous, blocks, 900);
    const { rows } = fitted(previous, 5, 900);
    const ids = [...new Set(rows.map(({ test }) => test.split('/')[1]))];
    expect(ids).toContain('position-matrix');
    let at = 0;
    for (const id of ids) {
      const part = fitted(statistics.get(id), 5, 899).accumulator();
      part.add(batchOf(relative));
      expect([...counts.subarray(at, at + part.counts.length)], id).toEqual([...part.counts]);
      at += part.counts.length;
    }
    expect(at).toBe(counts.length);
  });

  it('sees a deck that is not put back in order, which the deals themselves do not show', () => {
    const shuffled = decksOf(deal('random-cut', 13, 3000, 'chained'));
    const chained: Uint16Array[] = [];
    for (const step of shuffled) {
      const before = chained.at(-1) ?? Uint16Array.from({ length: 13 }, (_, card) => card);
      chained.push(Uint16Array.from(step, (place) => before[place]));
    }
    const counts = counted(previous, [chained], 3000);
    const results = fitted(previous, 13, 3000).test(counts, 3000);
    expect(Math.min(...results.map(({ logP }) => logP))).toBeLessThan(-100);
    const even = counted(previous, [decksOf(deal('fisher-yates', 13, 3000, 'chained'))], 3000);
    expect(
      Math.min(
        ...fitted(previous, 13, 3000)
          .test(even, 3000)
          .map(({ logP }) => logP),
      ),
    ).toBeGreaterThan(Math.log(1e-5));
  });
});
