import type { Choices, PlannedShuffle, Shuffle } from '../../../src/core/subject/shuffle.js';
import { reset, runWith, swapTarget } from '../../../src/core/subject/shuffle.js';
import { exactLaw } from '../../../src/exact/exact-law.js';
import { isUniform } from '../../../src/exact/law.js';

/** The deck of n cards in its starting order. */
export function newDeck(n: number): Uint16Array {
  const deck = new Uint16Array(n);
  reset(deck);
  return deck;
}

/** mulberry32, as a stand-in for any source: integers below a bound. */
export function choicesFrom(seed: number): Choices & { readonly asked: number[] } {
  let state = seed >>> 0;
  const asked: number[] = [];
  return {
    asked,
    below(bound) {
      asked.push(bound);
      state = (state + 0x6d2b79f5) >>> 0;
      let t = Math.imul(state ^ (state >>> 15), state | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound);
    },
  };
}

/** Hands out the given draws one after another. */
export function tape(draws: ArrayLike<number>): Choices {
  let next = 0;
  return { below: () => draws[next++] };
}

const same = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => a.length === b.length && Array.from(a).every((x, i) => x === b[i]);

const dealt = (shuffle: PlannedShuffle, draws: Uint32Array, n: number): Uint16Array => {
  const deck = newDeck(n);
  shuffle.apply(draws, deck);
  return deck;
};

/** What is wrong with one deal of `n` cards, or null: a permutation, the same through both doors, and as the swaps say. */
export function dealFault(shuffle: Shuffle, n: number, choices: Choices & { readonly asked: number[] }): string | null {
  const deck = newDeck(n);
  if (shuffle.kind === 'adaptive') {
    shuffle.run(choices, deck);
    return same(
      Array.from(deck).sort((a, b) => a - b),
      newDeck(n),
    )
      ? null
      : 'not a permutation';
  }
  const draws = shuffle.bounds(n).map((bound) => choices.below(bound));
  if (!same(choices.asked, shuffle.bounds(n))) return 'bounds differ between calls';
  const before = draws.slice();
  shuffle.apply(draws, deck);
  if (
    !same(
      Array.from(deck).sort((a, b) => a - b),
      newDeck(n),
    )
  )
    return 'not a permutation';
  if (!same(draws, before)) return 'the draws were changed';
  if (!same(dealt(shuffle, draws, n), deck)) return 'a second deal from the same draws differs';
  const general = newDeck(n);
  runWith(shuffle, tape(draws), general);
  if (!same(general, deck)) return 'the general door deals otherwise';
  if (!shuffle.swaps) return null;
  const steps = shuffle.swaps(n);
  if (
    !same(
      steps.map(({ bound }) => bound),
      draws.length === 0 ? [] : shuffle.bounds(n),
    )
  )
    return 'the swaps have other bounds';
  const swapped = newDeck(n);
  steps.forEach((step, k) => {
    const target = swapTarget(step, draws[k]);
    [swapped[step.at], swapped[target]] = [swapped[target], swapped[step.at]];
  });
  return same(swapped, deck) ? null : 'the swaps deal otherwise';
}

/** Where what `uniform` says is not what the exact laws of 2 to `most` cards say. */
export function uniformClaimFaults(shuffle: Shuffle, most: number): string[] {
  const uneven = Array.from({ length: most - 1 }, (_, k) => k + 2).filter((n) => !isUniform(exactLaw(shuffle, n).law));
  if (shuffle.uniform) return uneven.map((n) => `${shuffle.id} says it is uniform, and is not at ${n} cards`);
  return uneven.length > 0 ? [] : [`${shuffle.id} says it is not uniform, and is up to ${most} cards`];
}
