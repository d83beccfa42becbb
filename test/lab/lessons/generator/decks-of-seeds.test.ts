import { describe, expect, it } from 'vitest';
import { decksOfSeeds, sameAsBefore } from '../../../../src/lab/lessons/generator/decks-of-seeds.js';
import { msvc } from '../../../../src/parts/prng/msvc.js';
import { mt19937 } from '../../../../src/parts/prng/mt19937.js';

/** The first `rand()` of Microsoft's C after `srand(seed)`, written out: bits 16 to 30 of 214013 seed + 2531011. */
const firstRand = (seed: number): number => Number(((214_013n * BigInt(seed) + 2_531_011n) >> 16n) & 0x7fffn);

describe('the decks of neighbouring seeds', () => {
  it('have the bottom card that the first word of each seed draws', () => {
    for (const first of [1, 1000, 123_456]) {
      const decks = decksOfSeeds(msvc, first, 300, 52);
      // Lemire's method takes the high part of word × 52 over 2^15, but for a few words that it draws again.
      const drawn = decks.map((_, k) =>
        (firstRand(first + k) * 52) % 2 ** 15 < 2 ** 15 % 52 ? null : Math.floor((firstRand(first + k) * 52) / 2 ** 15),
      );
      expect(decks.map((deck, k) => (drawn[k] === null ? null : deck[51]))).toEqual(drawn);
    }
  });

  it('are whole decks', () => {
    for (const deck of decksOfSeeds(mt19937, 5, 20, 52))
      expect([...deck].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card));
  });

  it('resemble each other as often as their cards say, with the binomial chance of it', () => {
    const { atLeast, same } = sameAsBefore([3, 3, 4, 4, 4], 4);
    // Three of four pairs, each with a chance of 1 in 4: 4 · 3/256 + 1/256.
    expect([same, atLeast]).toEqual([3, expect.closeTo(13 / 256, 12)]);
    expect(sameAsBefore([1, 2, 3], 52).same).toBe(0);
  });
});
