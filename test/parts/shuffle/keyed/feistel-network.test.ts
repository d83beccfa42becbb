import { describe, expect, it } from 'vitest';
import type { KeyedPermutation } from '../../../../src/core/subject/keyed-permutation.js';
import type { PlannedShuffle } from '../../../../src/core/subject/shuffle.js';
import { shuffles } from '../../../../src/parts/catalogues.js';
import { feistelNetwork, halvesOfRound } from '../../../../src/parts/shuffle/keyed/feistel-network.js';
import { choicesFrom } from '../checks.js';

const planned = (id: string): PlannedShuffle => {
  const shuffle = shuffles.get(id);
  if (shuffle.kind !== 'planned') throw new Error('a planned shuffle expected');
  return shuffle;
};

const orderOf = (id: string, n: number, key: readonly number[]): KeyedPermutation => {
  const order = planned(id).keyed?.(n, Uint32Array.from(key));
  if (!order) throw new Error('a keyed order expected');
  return order;
};

/** A random key, round by round: the keys of rounds take turns in their lengths. */
function roundsOf(name: string, n: number, rounds: number): readonly (readonly number[])[] {
  const choices = choicesFrom(n);
  const key = Array.from(planned(`${name}:${rounds}`).bounds(n), (bound) => choices.below(bound));
  const ends = Array.from({ length: rounds }, (_, r) => planned(`${name}:${r + 1}`).bounds(n).length);
  return ends.map((end, r) => key.slice(r === 0 ? 0 : ends[r - 1], end));
}

describe('a Feistel network', () => {
  // An odd number of rounds begins and ends with the same half, so the reversed key is that of the inverse, walk and all.
  it.each([
    ['feistel', 1],
    ['feistel', 3],
    ['feistel', 5],
    ['feistel-hash', 3],
    ['feistel-hash', 7],
  ])('%s of %i rounds is undone by its keys from last to first', (name, rounds) => {
    for (const n of [1, 2, 3, 8, 9, 52, 64, 300, 1000]) {
      const keys = roundsOf(name, n, rounds);
      const there = orderOf(`${name}:${rounds}`, n, keys.flat());
      const back = orderOf(`${name}:${rounds}`, n, [...keys].reverse().flat());
      for (let x = 0; x < n; x++) expect(back.at(there.at(x))).toBe(x);
    }
  });

  it('changes the right half first, which is the longer one, and the halves take turns', () => {
    expect([0, 1, 2].map((round) => halvesOfRound(5, round))).toEqual([
      { read: 2, changed: 3 },
      { read: 3, changed: 2 },
      { read: 2, changed: 3 },
    ]);
    const once = feistelNetwork(5, [(left) => left + 1]);
    const twice = feistelNetwork(5, [(left) => left + 1, (right) => right & 3]);
    // 10|110: the right half becomes 110 ^ 011 = 101, then the left one 10 ^ 01 = 11.
    expect([once(0b10110), twice(0b10110)]).toEqual([0b10101, 0b11101]);
  });
});
