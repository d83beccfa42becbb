import { describe, expect, it } from 'vitest';
import type { BitSource, Prng } from '../../../src/core/subject/source.js';
import * as entries from '../../../src/parts/prng/index.js';

function take(source: BitSource, count: number): number[] {
  const words = new Uint32Array(count);
  source.fill(words);
  return [...words];
}

function seeded(prng: Prng, seed: bigint | string, count: number): number[] {
  if (!prng.seeded) throw new Error(`${prng.id} has no seeding of its own`);
  return take(prng.seeded(seed), count);
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let square = base, e = exponent; e > 0n; e >>= 1n, square = (square * square) % modulus)
    if (e & 1n) result = (result * square) % modulus;
  return result;
}

describe('what is wrong with these generators is in them', () => {
  it('randu: outputs are odd, lie in planes, and repeat after 2^29', () => {
    const words = take(entries.randu.create(Uint32Array.of(12_344)), 3000);
    expect(words).toEqual(take(entries.randu.create(Uint32Array.of(12_345 + 2 ** 31)), 3000));
    expect([...words].filter((word) => word % 2 !== 1)).toEqual([]);
    for (let i = 2; i < words.length; i++) {
      expect(BigInt.asUintN(31, 6n * BigInt(words[i - 1]) - 9n * BigInt(words[i - 2]))).toBe(BigInt(words[i]));
    }
    expect([power(65_539n, 2n ** 29n, 2n ** 31n), power(65_539n, 2n ** 28n, 2n ** 31n) === 1n]).toEqual([1n, false]);
    expect(entries.randu.period).toBe(2n ** 29n);
  });

  it('mt-short: 654 bits of its state, and no others alone, leave the words as they are', () => {
    const seed = Uint32Array.from({ length: 624 }, (_, i) => Math.imul(i + 1, 0x9e37_79b9));
    const words = Buffer.from(Uint32Array.from(take(entries.mtShort.create(seed), 624)).buffer);
    const again = new Uint32Array(624);
    /** Do the words stay the same when these bits of the seed are turned over? */
    const unseen = (...bits: readonly (readonly [word: number, bit: number])[]): boolean => {
      const other = seed.slice();
      for (const [word, bit] of bits) other[word] ^= 2 ** bit;
      entries.mtShort.create(other).fill(again);
      return words.equals(Buffer.from(again.buffer));
    };
    let alone = 0;
    for (let word = 0; word < 624; word++) for (let bit = 0; bit < 32; bit++) if (unseen([word, bit])) alone++;
    const pairs = Array.from({ length: 227 }, (_, i) => i + 1);
    expect(pairs.filter((word) => !unseen([word, 1], [word + 396, 0]))).toEqual([]);
    expect(alone).toBe(31 + 396);
    expect(32 * 624 - alone - pairs.length).toBe(entries.mtShort.stateBits);
  });

  it('mt-short forbids states whose words never change, and no others', () => {
    const states = {
      'one word is 1': new Uint32Array(624).with(5, 1),
      'all words are 1': new Uint32Array(624).fill(1),
      'one word is 4': new Uint32Array(624).fill(1).with(5, 4),
    };
    const forbidden = Object.entries(states).filter(([, state]) => entries.mtShort.forbids?.(state));
    expect(forbidden.map(([name]) => name)).toEqual(['one word is 1', 'all words are 1']);
  });

  it('xor128 started with 0 or an empty text gives zeros, and xorwow only counts', () => {
    for (const seed of [0n, '']) {
      expect(new Set(seeded(entries.xor128, seed, 5000))).toEqual(new Set([0]));
      const words = seeded(entries.xorwow, seed, 5000);
      expect([...words].filter((word, i) => i > 0 && word !== (words[i - 1] + 362_437) % 2 ** 32)).toEqual([]);
    }
  });

  it('xorshift7 starts 5,000 texts with 11 streams, and 5,000 numbers with 5,000', () => {
    const streams = (seedOf: (i: number) => bigint | string): number =>
      new Set(Array.from({ length: 5000 }, (_, i) => seeded(entries.xorshift7, seedOf(i), 4).join())).size;
    expect(streams((i) => `seed${i}`)).toBe(11);
    expect(streams((i) => BigInt(i + 1))).toBe(5000);
  });

  it('sine started one higher is one word on', () => {
    expect(seeded(entries.sine, 7n, 3000)).toEqual(seeded(entries.sine, 6n, 3001).slice(1));
    expect(take(entries.sine.create(Uint32Array.of(7)), 3000)).toEqual(seeded(entries.sine, 7n, 3000));
  });

  it('middle-square-weyl tells as many x apart as there are squares', () => {
    for (const bits of [4, 8, 12]) {
      const squares = new Set(Array.from({ length: 2 ** bits }, (_, x) => (x * x) % 2 ** bits));
      expect(squares.size).toBe((2 ** (bits - 1) + 4) / 3);
    }
    expect(entries.middleSquareWeyl.stateBits).toBeCloseTo(Math.log2((2 ** 63 + 4) / 3) + 127, 12);
  });

  it('xoshiro128ss and its first version part at the first word, though their states go the same way', () => {
    const seed = Uint32Array.of(1, 2, 3, 4);
    const now = take(entries.xoshiro128ss.create(seed), 1);
    expect(take(entries.xoshiro128ssV1.create(seed), 1)).not.toEqual(now);
    // Scrambling s[0] of this state is scrambling s[1] of that one.
    expect(take(entries.xoshiro128ssV1.create(Uint32Array.of(2, 1, 3, 4)), 1)).toEqual(now);
  });
});
