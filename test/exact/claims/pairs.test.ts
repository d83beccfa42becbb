import { describe, expect, it } from 'vitest';
import type { PlannedShuffle } from '../../../src/core/subject/shuffle.js';
import { anyRearrangement } from '../../../src/exact/claims/any-rearrangement.js';
import { composition } from '../../../src/exact/claims/composition.js';
import { relative } from '../../../src/exact/claims/relative.js';
import { smallLaws } from '../../../src/exact/claims/small-laws.js';
import { fisherYates } from '../../../src/parts/shuffle/fisher-yates.js';
import { insideOut } from '../../../src/parts/shuffle/inside-out.js';
import { naiveSwap } from '../../../src/parts/shuffle/naive-swap.js';
import { overhand } from '../../../src/parts/shuffle/overhand.js';
import { randomCut } from '../../../src/parts/shuffle/random-cut.js';
import { riffle } from '../../../src/parts/shuffle/riffle.js';

const liar: PlannedShuffle = { ...naiveSwap, id: 'liar', uniform: true };

/** Every deal of three cards by three naive swaps, by loops of its own: the order and its inverse. */
function naiveDeals(): readonly number[][] {
  const deals: number[][] = [];
  for (let list = 0; list < 27; list++) {
    const deck = [0, 1, 2];
    for (const [i, j] of [Math.floor(list / 9), Math.floor(list / 3) % 3, list % 3].entries()) [deck[i], deck[j]] = [deck[j], deck[i]];
    deals.push(deck);
  }
  return deals;
}

/** How often each order comes out of all pairs of naive deals. */
function pairCounts(combine: (first: readonly number[], second: readonly number[]) => readonly number[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const first of naiveDeals()) {
    for (const second of naiveDeals()) {
      const order = combine(first, second)
        .map((card) => card + 1)
        .join(' ');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
  }
  return counts;
}

describe('composition', () => {
  it('looks at every pair in both orders, and at shuffles with a number by their least', () => {
    const { check } = composition({ shuffles: [fisherYates, randomCut, riffle], mostCards: 4 });
    // fisher-yates after itself, and before and after each of the two others, at three sizes
    expect(check()).toEqual({ holds: true, cases: 15, counterexample: null });
  });

  it('catches a shuffle that only says that it is uniform', () => {
    const claim = composition({ shuffles: [fisherYates, liar], mostCards: 5 });
    const { cases, counterexample, holds } = claim.check();
    expect([holds, cases, counterexample && claim.refuted(counterexample)]).toEqual([
      false,
      8,
      'liar after liar: of 3 cards the order 1 2 3 has probability 122/729 and the order 1 3 2 has probability 121/729, where each should have 1/6',
    ]);
  });

  it('gives the numbers of two naive swaps by brute force', () => {
    const counts = pairCounts((first, second) => second.map((p) => first[p]));
    expect([counts.get('1 2 3'), counts.get('1 3 2')]).toEqual([122, 121]);
    expect(composition({ shuffles: [], mostCards: 4 }).twin.check().counterexample).toMatchObject({ often: [0, 1, 2], most: '122/729' });
  });

  it('does not hold of a catalogue without a uniform shuffle', () => {
    expect(composition({ shuffles: [naiveSwap], mostCards: 4 }).check()).toEqual({ holds: false, cases: 0, counterexample: null });
  });
});

describe('relative', () => {
  it('catches a shuffle that only says that it is uniform', () => {
    expect(relative({ shuffles: [insideOut, fisherYates], mostCards: 4 }).check()).toEqual({
      holds: true,
      cases: 12,
      counterexample: null,
    });
    expect(relative({ shuffles: [insideOut, liar], mostCards: 4 }).check()).toMatchObject({ holds: false });
  });

  it('gives the numbers of two naive swaps by brute force', () => {
    const counts = pairCounts((first, second) => second.map((card) => first.indexOf(card)));
    expect([counts.get('1 2 3'), counts.get('2 1 3')]).toEqual([41 * 3, 40 * 3]);
    const claim = relative({ shuffles: [], mostCards: 4 });
    const { counterexample } = claim.twin.check();
    expect(counterexample && claim.refuted(counterexample)).toBe(
      'naive-swap as seen from naive-swap: of 3 cards the order 1 2 3 has probability 41/243 and the order 2 1 3 has probability 40/243, where each should have 1/6',
    );
  });
});

describe('any-rearrangement', () => {
  it('puts each of the n! rearrangements before and after', () => {
    expect(anyRearrangement({ shuffles: [fisherYates, naiveSwap], mostCards: 4 }).check()).toEqual({
      holds: true,
      cases: 2 * (2 + 6 + 24),
      counterexample: null,
    });
  });

  it('catches a shuffle that only says that it is uniform', () => {
    expect(anyRearrangement({ shuffles: [liar], mostCards: 4 }).check()).toMatchObject({ holds: false, cases: 6 });
  });
});

describe('smallLaws', () => {
  it('leaves out what has too many ways or too few cards, and nothing else', () => {
    const large: PlannedShuffle = { ...naiveSwap, id: 'large', bounds: () => new Uint32Array(6).fill(10) };
    const late: PlannedShuffle = { ...naiveSwap, id: 'late', leastCards: 3 };
    expect(smallLaws([large, late, overhand], 3).map((laws) => laws.map(({ id }) => id))).toEqual([['overhand:1'], ['late', 'overhand:1']]);
    const broken: PlannedShuffle = {
      ...naiveSwap,
      apply() {
        throw new Error('broken');
      },
    };
    expect(() => smallLaws([broken], 3)).toThrow('broken');
  });
});
