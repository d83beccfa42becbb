import { describe, expect, it } from 'vitest';
import { explore } from '../../../src/exact/explore/explore.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import type { PlainShuffle } from './dealer.js';
import { dealerOf } from './dealer.js';
import { exchange } from './shuffles.js';

const N = 4;
const COINS = 12;

/** The coin of this index, after coins that fell as the bits of `path` say: whether it falls on heads for the number u. */
type Coin = (u: number, index: number, path: number) => boolean;

const fair: Coin = (u) => u < 0.5;
/** Fair but at one node of the 1,024 before the eleventh number. */
const odd =
  (there: (u: number) => boolean, path: number = 0b1011001110): Coin =>
  (u, index, before) =>
    index === 10 && before === path ? there(u) : u < 0.5;

/** Exchanges two cards that differ from coin to coin wherever one falls on heads. */
const flips =
  (coin: Coin): PlainShuffle =>
  (deck, random) => {
    let path = 0;
    for (let i = 0; i < COINS; i++) {
      const heads = coin(random(), i, path);
      path = 2 * path + (heads ? 1 : 0);
      if (heads) exchange(deck, i % N, (i + 1 + (Math.floor(i / N) % (N - 1))) % N);
    }
  };

/** The law in 2^-COINS / `parts`, where heads has `share` of the parts at the odd node. */
function lawOf(parts: number, share: number, path: number = 0b1011001110): bigint[] {
  const weights = new Array<bigint>(24).fill(0n);
  const { rank } = permutations(N);
  for (let leaf = 0; leaf < 2 ** COINS; leaf++) {
    const deck = [0, 1, 2, 3];
    let at = 0;
    flips((_, i) => ((leaf >> i) & 1) === 1)(deck, () => 0);
    for (let i = 0; i < 10; i++) at = 2 * at + ((leaf >> i) & 1);
    const heads = ((leaf >> 10) & 1) === 1;
    weights[rank?.(Uint16Array.from(deck), 0) ?? -1] += BigInt(at === path ? (heads ? 2 * share : 2 * (parts - share)) : parts);
  }
  return weights;
}

const outcome = async (coin: Coin) => {
  const { weights, denominator, leaves, probe } = await explore(dealerOf(flips(coin), N), { margin: 16 });
  return { weights, denominator, leaves, runs: probe.runs };
};
/** The same law over another denominator. */
const over = (weights: readonly bigint[], denominator: bigint, wanted: bigint): bigint[] =>
  weights.map((weight) => (weight * wanted) / denominator);

describe('a function that flips coins', () => {
  it('takes few deals a leaf, and has its exact law', async () => {
    const { weights, denominator, leaves, runs } = await outcome(fair);
    expect([leaves, over(weights, denominator, 4096n)]).toEqual([4096, lawOf(1, 0.5)]);
    // The whole grid at the 1,023 nodes of ten levels is 861,366 of them, and the check of every leaf 81,920.
    expect(runs).toBeLessThan(1_200_000);
  });

  const elsewhere: readonly (readonly [string, number, number, (u: number) => boolean])[] = [
    ['at three fifths', 5, 3, (u) => u < 0.6],
    ['at a hundredth more', 100, 51, (u) => u < 0.51],
    ['at a millionth more', 1_000_000, 500_001, (u) => u < 0.500001],
    ['never', 1, 0, () => false],
    ['the other way round at a third', 3, 2, (u) => u >= 1 / 3],
    ['in two places', 10, 3, (u) => u >= 0.3 && u < 0.6],
    ['and not in a tenth of what lies below', 10, 4, (u) => u < 0.5 && !(u >= 0.2 && u < 0.3)],
  ];
  it.each(elsewhere)('one node in a thousand cuts %s: found', async (_, parts, share, there) => {
    const { weights, denominator } = await outcome(odd(there));
    expect(over(weights, denominator, BigInt(4096 * parts))).toEqual(lawOf(parts, share));
  });

  it('and a law that takes that node for its siblings is another', () => {
    expect(lawOf(5, 3)).not.toEqual(lawOf(5, 2.5));
  });

  it('one node of two thousand that hangs on the very value of the number before: refused', async () => {
    let last = 0;
    const moving: Coin = (u, index, path) => {
      const before = last;
      last = u;
      return index === 11 && path === 0b10110011101 ? 3 * u < 1 + before : u < 0.5;
    };
    await expect(outcome(moving)).rejects.toMatchObject({ code: 'E_UNPROVABLE' });
  });
});
