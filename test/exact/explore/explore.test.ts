import { describe, expect, it } from 'vitest';
import { explore } from '../../../src/exact/explore/explore.js';
import type { PlainShuffle } from './dealer.js';
import { dealerOf } from './dealer.js';
import { correct, downward, exchange, lodashLike, naive } from './shuffles.js';

const found = (shuffle: PlainShuffle, n: number) => explore(dealerOf(shuffle, n));
const sum = (weights: readonly bigint[]): bigint => weights.reduce((all, weight) => all + weight, 0n);

/** The order of rank 0 … 5 of three cards. */
const swapped = 2;

describe('explore', () => {
  it('reads thresholds as the fractions they are meant to be', async () => {
    const { weights, denominator, leaves, even, probe, choicesOf } = await found((deck, random) => {
      const u = random();
      if (u < 0.1) exchange(deck, 0, 1);
      else if (u < 1 / 3) exchange(deck, 1, 2);
    }, 3);
    expect({ weights, denominator, leaves, even }).toEqual({
      weights: [20n, 7n, 3n, 0n, 0n, 0n],
      denominator: 30n,
      leaves: 3,
      even: false,
    });
    expect(probe).toMatchObject({ rational: true, error: 0, uses: [{ draw: 1, boundaries: ['1/10', '1/3'], paths: 1 }] });
    expect(choicesOf(1)).toEqual([{ from: '1/10', to: '1/3' }]);
    expect(choicesOf(3)).toBeNull();
  });

  it('follows a comparator with an uneven coin', async () => {
    const { weights, denominator } = await found((deck, random) => deck.sort(() => (random() < 0.3 ? 1 : -1)), 2);
    // V8 asks whether the second card comes before the first: −1 exchanges them.
    expect([weights, denominator]).toEqual([[3n, 7n], 10n]);
  });

  it('keeps a boundary that is no simple fraction as it was measured, and says so', async () => {
    const { weights, denominator, probe } = await found((deck, random) => {
      if (random() < Math.SQRT1_2) exchange(deck, 0, 1);
    }, 3);
    // SQRT1_2 is itself a multiple of 2^-53.
    expect(weights[swapped] * 2n ** 53n).toBe(BigInt(Math.SQRT1_2 * 2 ** 53) * denominator);
    expect(probe).toMatchObject({ rational: false, error: 2 ** -50, uses: [{ boundaries: [`${Math.SQRT1_2 * 2 ** 53}/${2n ** 53n}`] }] });
  });

  it('is off by no more than it says where a boundary is no fraction at all', async () => {
    const { weights, denominator, probe } = await found((deck, random) => {
      const u = random();
      if (u * u < 0.5) exchange(deck, 0, 1);
    }, 2);
    // |p − √½| ≤ error, in whole numbers: both sides times the denominator and 2^50.
    const [p, error] = [weights[1] * 2n ** 50n, denominator * BigInt(probe.error * 2 ** 50)];
    const half = (denominator * 2n ** 50n) ** 2n;
    expect([probe.rational, 2n * (p - error) ** 2n <= half, half <= 2n * (p + error) ** 2n]).toEqual([false, true, true]);
    // A bound of a thousandth of a unit would be a lie.
    const small = error / 2n ** 13n;
    expect([2n * (p - small) ** 2n <= half, half <= 2n * (p + small) ** 2n]).toContain(false);
  });

  it('counts one leaf where the numbers drawn make no difference, or none are drawn', async () => {
    expect(await found((deck) => deck.reverse(), 4)).toMatchObject({ leaves: 1, denominator: 1n, probe: { uses: [], rational: true } });
    const still = await found((deck) => deck.reverse(), 4);
    expect([still.weights.lastIndexOf(1n), sum(still.weights), still.choicesOf(23)]).toEqual([23, 1n, []]);
    const ignored = await found((deck, random) => {
      random();
      return correct(deck, random);
    }, 4);
    expect(ignored).toMatchObject({ leaves: 24, even: true, denominator: 24n });
    expect(ignored.probe.uses[0]).toEqual({ draw: 1, boundaries: [], paths: 1 });
    expect(ignored.choicesOf(0)?.[0]).toEqual({ from: '0/1', to: '1/1' });
  });

  it('finds a mistake that shows in one leaf only', async () => {
    const { weights, denominator } = await found((deck, random) => {
      correct(deck, random);
      if (deck.join('') === '43210') exchange(deck, 0, 1);
    }, 5);
    const reversed = 119;
    // 3 4 2 1 0
    const exchanged = 95;
    expect(denominator).toBe(120n);
    expect([...weights.entries()].filter(([, weight]) => weight !== 1n)).toEqual([
      [exchanged, 2n],
      [reversed, 0n],
    ]);
  });

  it('finds draws that matter in one leaf each, by checking every leaf', async () => {
    const { weights, denominator, probe } = await found((deck, random) => {
      const [u, v] = [random(), random()];
      correct(deck, random);
      const order = deck.join('');
      if ((u > 0.7 && order === '3210') || (v > 0.4 && order === '1032')) exchange(deck, 0, 1);
    }, 4);
    const share = (rank: number): number => Number((weights[rank] * 240n) / denominator);
    // Ranks of 3210, 2310, 1032 and 0132.
    expect([23, 17, 7, 1].map(share)).toEqual([7, 13, 4, 16]);
    expect(probe.uses.slice(0, 2).map(({ boundaries }) => boundaries)).toEqual([['7/10'], ['2/5']]);
  });

  it('finds a piece as wide as a cell of its grid; a narrower one in the dark may be overlooked', async () => {
    const within =
      (from: number, width: number): PlainShuffle =>
      (deck, random) => {
        const u = random();
        if (u >= from && u < from + width) exchange(deck, 0, 1);
      };
    const wide = await found(within(0.5, 1e-3), 3);
    expect([wide.weights[swapped], wide.denominator, wide.probe.grid.points]).toEqual([1n, 1000n, 842]);
    // Narrower than a cell: here no point of the grid falls into it, nor any that checks a leaf, and the law is that of a function without it.
    const narrow = await found(within(0.3, 1e-5), 3);
    expect([narrow.weights[swapped], narrow.leaves]).toEqual([0n, 1]);
    // The same beside a boundary is not missed, since both sides of every boundary are looked at.
    const beside = await found((deck, random) => {
      const u = random();
      exchange(deck, 0, u < 0.3 ? 0 : u < 0.3 + 1e-5 ? 1 : 2);
    }, 3);
    expect(beside.probe.uses[0].boundaries).toEqual(['3/10', '30001/100000']);
  });

  it('looks on a finer grid where a leaf shows pieces narrower than its cells', async () => {
    const { weights, denominator } = await found((deck, random) => {
      exchange(deck, 0, Math.floor(random() * 1000) % 3);
    }, 3);
    // 0, 1 and 2 leave three cards in the orders of rank 0, 2 and 5.
    expect([0, 2, 5].map((rank) => (weights[rank] * 1000n) / denominator)).toEqual([334n, 333n, 333n]);
  });

  it('gives a value met at one number only no probability', async () => {
    const { weights, leaves } = await found((deck, random) => {
      if (random() === 0) exchange(deck, 0, 1);
    }, 3);
    expect([weights[swapped], leaves]).toEqual([0n, 1]);
  });

  it('with a margin, explores what rounds up to a card that is not there just below 1', async () => {
    const forward: PlainShuffle = (deck, random) => {
      const cards = deck.length;
      for (let i = 0; i < cards - 1; i++) exchange(deck, i, Math.floor(random() * (cards - i) + i));
      deck.length = cards;
    };
    await expect(found(forward, 5)).rejects.toThrow('must be a permutation');
    const { weights, even, probe, choicesOf } = await explore(dealerOf(forward, 5), { margin: 16 });
    expect([new Set(weights), even, probe.rational]).toEqual([new Set([1n]), true, true]);
    expect(choicesOf(0)).toEqual(['1/5', '1/4', '1/3', '1/2'].map((to) => ({ from: '0/1', to })));
  });

  it('takes few deals and round trips, and tells how many so far', async () => {
    const dealer = dealerOf(lodashLike, 5);
    let trips = 0;
    let most = 0;
    const told: number[] = [];
    const counting: typeof dealer = {
      ...dealer,
      deal(numbers, width) {
        trips++;
        most = Math.max(most, numbers.length / width);
        return dealer.deal(numbers, width);
      },
    };
    const { probe } = await explore(counting, { onProgress: (runs) => told.push(runs) });
    expect([told.length, told.at(-1), told.every((runs, i) => i === 0 || runs > told[i - 1])]).toEqual([trips, probe.runs, true]);
    expect(probe.runs).toBeLessThan(600_000);
    expect(trips).toBeLessThan(2_500);
    expect(most).toBeLessThanOrEqual(50_000);
    expect(probe.grid).toEqual({ points: 842, everywhere: true });
  });

  it('says where only the first node of a draw got the whole grid', async () => {
    expect((await found(naive, 5)).probe.grid).toMatchObject({ everywhere: true });
    const many = await found(
      downward((random, i) => Math.floor(random() * 6) % (i + 1)),
      6,
    );
    expect([many.probe.grid.everywhere, many.leaves, many.even]).toEqual([false, 6 ** 5, true]);
  });
});
