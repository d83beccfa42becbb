import { mersenne } from 'pure-rand/generator/mersenne';
import { xorshift128plusFromState } from 'pure-rand/generator/xorshift128plus';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import type { BitSource, Prng } from '../../../src/core/subject/source.js';
import * as entries from '../../../src/parts/prng/index.js';

function take(source: BitSource, count: number): number[] {
  const words = new Uint32Array(count);
  source.fill(words);
  return [...words];
}

describe('what the catalogue says of its states', () => {
  it('linear generators go through every state but that of zeros, each with one published output', () => {
    const { xor128, xoroshiro128plus, xoroshiro128pp, xorshift128, xorshift128plus, xorshift7, xoshiro128pp, xoshiro256pp } = entries;
    const { xorshift64s, xoshiro128ss, xoshiro128ssV1, xoshiro256ss } = entries;
    const by128 = [xor128, xoroshiro128plus, xoroshiro128pp, xorshift128, xorshift128plus, xoshiro128pp, xoshiro128ss, xoshiro128ssV1];
    for (const [prng, states] of [
      [xorshift64s, 2n ** 64n] as const,
      ...by128.map((prng) => [prng, 2n ** 128n] as const),
      ...[xorshift7, xoshiro256pp, xoshiro256ss].map((prng) => [prng, 2n ** 256n] as const),
    ]) {
      expect([prng.id, prng.period]).toEqual([prng.id, (states - 1n) * BigInt(prng.wordsPerOutput)]);
      expect(2 ** prng.stateBits).toBe(Number(states));
      const zeros = new Uint32Array(prng.seedWords);
      expect([zeros, zeros.with(-1, 1)].map((seed) => prng.forbids?.(seed))).toEqual([true, false]);
    }
    expect([xorshift64s, xoshiro256pp, xoshiro128pp].map(({ wordsPerOutput }) => wordsPerOutput)).toEqual([2, 2, 1]);
  });

  it('ansi-c, ansi-c-type0, msvc and congruential32 never see the top bit of their seed: 31 bits of state', () => {
    for (const prng of [entries.ansiC, entries.ansiCType0, entries.msvc, entries.congruential32]) {
      expect(take(prng.create(Uint32Array.of(12_345)), 2000)).toEqual(take(prng.create(Uint32Array.of(12_345 + 2 ** 31)), 2000));
      expect(take(prng.create(Uint32Array.of(12_345)), 2000)).not.toEqual(take(prng.create(Uint32Array.of(12_345 + 2 ** 30)), 2000));
    }
  });

  it('mt19937 never uses 31 bits of mt[0], forbids the rest all zero, and starts with mt[0] alone', () => {
    const seed = Uint32Array.from({ length: 624 }, (_, i) => Math.imul(i + 1, 0x9e37_79b9));
    const other = seed.slice();
    other[0] ^= 0x7fff_ffff;
    expect(take(entries.mt19937.create(other), 2000)).toEqual(take(entries.mt19937.create(seed), 2000));
    const low = new Uint32Array(624);
    low[0] = 0x7fff_ffff;
    expect(() => entries.mt19937.create(low)).toThrow('mt19937: a stream must not start in a state it cannot leave, got 7fffffff 00000000');
    low[0] = 0x8000_0000;
    expect(new Set(take(entries.mt19937.create(low), 5000)).size).toBeGreaterThan(2);
  });

  it('mt19937 started from the state of init_genrand is its own seeding', () => {
    const state = new Uint32Array(624);
    state[0] = 4357;
    for (let i = 1; i < 624; i++) state[i] = Math.imul(1_812_433_253, state[i - 1] ^ (state[i - 1] >>> 30)) + i;
    const library = mersenne(4357);
    const expected = Array.from({ length: 3000 }, () => library.next() >>> 0);
    expect(take(entries.mt19937.create(state), 3000)).toEqual(expected);
    expect(take(entries.mt19937.seeded?.(4357n) ?? { fill: () => undefined }, 3000)).toEqual(expected);
  });

  it('xorshift128plus gives the low words of the same generator in another library', () => {
    const library = xorshift128plusFromState([0x1234_5678, 0x9abc_def0 | 0, 0x0f1e_2d3c, 0x4b5a_6978]);
    const words = take(entries.xorshift128plus.create(Uint32Array.of(0x9abc_def0, 0x1234_5678, 0x4b5a_6978, 0x0f1e_2d3c)), 4000);
    expect(words.filter((_, i) => i % 2 === 0)).toEqual(Array.from({ length: 2000 }, () => library.next() >>> 0));
  });

  it('mt19937-64 never uses 31 bits of mt[0] and forbids the rest all zero', () => {
    const seed = Uint32Array.from({ length: 624 }, (_, i) => Math.imul(i + 1, 0x9e37_79b9));
    const other = seed.slice();
    other[0] ^= 0x7fff_ffff;
    expect(take(entries.mt1993764.create(other), 2000)).toEqual(take(entries.mt1993764.create(seed), 2000));
    for (const [word, bit] of [
      [0, 31],
      [1, 0],
      [1, 31],
    ]) {
      const seen = seed.slice();
      seen[word] ^= 2 ** bit;
      expect(take(entries.mt1993764.create(seen), 2000), `bit ${bit} of word ${word}`).not.toEqual(
        take(entries.mt1993764.create(seed), 2000),
      );
    }
    const low = new Uint32Array(624);
    low[0] = 0x7fff_ffff;
    expect(() => entries.mt1993764.create(low)).toThrow(
      'mt19937-64: a stream must not start in a state it cannot leave, got 7fffffff 00000000',
    );
    low[0] = 0x8000_0000;
    expect(new Set(take(entries.mt1993764.create(low), 5000)).size).toBeGreaterThan(2);
  });

  it('glibc-rand-r never sees the top five bits of its seed', () => {
    for (const bit of [27, 28, 29, 30, 31])
      expect(take(entries.glibcRandR.create(Uint32Array.of(12_345 + 2 ** bit)), 2000)).toEqual(
        take(entries.glibcRandR.create(Uint32Array.of(12_345)), 2000),
      );
    expect(take(entries.glibcRandR.create(Uint32Array.of(12_345 + 2 ** 26)), 2000)).not.toEqual(
      take(entries.glibcRandR.create(Uint32Array.of(12_345)), 2000),
    );
  });

  it('glibc-random goes on as its recurrence, and forbids tables that are all even', () => {
    const table = Uint32Array.from({ length: 31 }, (_, i) => Math.imul(i + 1, 0x9e37_79b9));
    const words = take(entries.glibcRandom.create(table), 3000);
    // A word is half of its sum: the lowest bits that are not handed out carry 1 or nothing.
    const carried = words.slice(31).map((word, i) => (word - words[i] - words[i + 28] + 2 ** 33) % 2 ** 31);
    expect(new Set(carried)).toEqual(new Set([0, 1]));
    expect(() => entries.glibcRandom.create(table.map((word) => word * 2))).toThrow('glibc-random: a stream must not start in a state');
  });

  it('minstd takes its seed modulo 2^31 - 1 and forbids what that makes 0', () => {
    for (const prng of [entries.minstd, entries.minstd0]) {
      expect(take(prng.create(Uint32Array.of(5)), 100)).toEqual(take(prng.create(Uint32Array.of(5 + (2 ** 31 - 1))), 100));
      expect([0, 2 ** 31 - 1, 2 ** 32 - 2].filter((word) => !prng.forbids?.(Uint32Array.of(word)))).toEqual([]);
      expect(take(prng.seeded?.(0n) ?? prng.create(Uint32Array.of(2)), 100)).toEqual(take(prng.create(Uint32Array.of(1)), 100));
    }
  });

  it('minstd equals the same congruence in big integers', () => {
    for (const [prng, multiplier] of [
      [entries.minstd, 48_271n],
      [entries.minstd0, 16_807n],
    ] as const) {
      let x = 2_147_483_646n;
      const expected = Array.from({ length: 5000 }, () => {
        x = (x * multiplier) % (2n ** 31n - 1n);
        return Number(x) - 1;
      });
      expect(take(prng.create(Uint32Array.of(2_147_483_646)), 5000)).toEqual(expected);
    }
  });

  it('pcg32 equals its definition in big integers, for increments with every carry', () => {
    const seed = Uint32Array.of(0xffff_ffff, 0xffff_ffff, 0xffff_fffe, 0xffff_ffff);
    let state = 2n ** 64n - 1n;
    const expected = Array.from({ length: 5000 }, () => {
      const shifted = Number(BigInt.asUintN(32, ((state >> 18n) ^ state) >> 27n));
      const turn = Number(state >> 59n);
      state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + (2n ** 64n - 1n));
      return ((shifted >>> turn) | (shifted << (-turn & 31))) >>> 0;
    });
    expect(take(entries.pcg32.create(seed), 5000)).toEqual(expected);
  });

  it('text generators are given their seed words as hex', () => {
    for (const prng of [entries.arc4, entries.alea, entries.xor4096]) {
      const seed = Uint32Array.from({ length: prng.seedWords }, (_, i) => i * 0x0101_0101);
      const text = [...seed].map((word) => `0000000${word.toString(16)}`.slice(-8)).join('');
      expect(take(prng.create(seed), 100)).toEqual(take(prng.seeded?.(text) ?? { fill: () => undefined }, 100));
    }
  });

  it('a change of any one seed word changes the stream of every generator', () => {
    // All but the Mersenne Twisters, which never use some bits of their first word.
    for (const prng of catalogue<Prng>('prng', entries).all.filter(({ seedWords }) => seedWords > 1 && seedWords < 600)) {
      const seed = Uint32Array.from({ length: prng.seedWords }, (_, i) => Math.imul(i + 1, 0x9e37_79b9));
      const streams = new Set([take(prng.create(seed), 20).join()]);
      for (let i = 0; i < seed.length; i++) {
        const other = seed.slice();
        other[i] ^= 0x10;
        streams.add(take(prng.create(other), 20).join());
      }
      expect(streams.size, prng.id).toBe(seed.length + 1);
    }
  });

  it('a seeding that takes numbers refuses other text', () => {
    expect(() => entries.mt19937.seeded?.('seven')).toThrow('mt19937: a seed must be a whole number, got "seven"');
    expect(take(entries.mt19937.seeded?.('7') ?? { fill: () => undefined }, 10)).toEqual(
      take(entries.mt19937.seeded?.(7n) ?? { fill: () => undefined }, 10),
    );
  });
});

describe('alea', () => {
  const multiplier = 2_091_639n;
  const modulus = multiplier * 2n ** 96n - 1n;

  function power(base: bigint, exponent: bigint, m: bigint): bigint {
    let result = 1n;
    let square = base % m;
    for (let e = exponent; e > 0n; e >>= 1n) {
      if (e & 1n) result = (result * square) % m;
      square = (square * square) % m;
    }
    return result;
  }

  /** Miller and Rabin's test to the first twelve prime bases. */
  function isProbablePrime(n: bigint): boolean {
    let odd = n - 1n;
    let twos = 0;
    for (; odd % 2n === 0n; odd /= 2n) twos++;
    return [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n].every((base) => {
      let x = power(base, odd, n);
      if (x === 1n || x === n - 1n) return true;
      for (let i = 1; i < twos; i++) {
        x = (x * x) % n;
        if (x === n - 1n) return true;
      }
      return false;
    });
  }

  it('is multiplication with carry: word + 2^32 carry = 2091639 times the word three before + the last carry', () => {
    const words = take(entries.alea.create(Uint32Array.of(1, 2, 3, 4)), 5000).map(BigInt);
    let carry = BigInt.asUintN(32, words[3] - multiplier * words[0]);
    for (let i = 3; i < words.length; i++) {
      const sum = multiplier * words[i - 3] + carry;
      expect(BigInt.asUintN(32, sum)).toBe(words[i]);
      carry = sum >> 32n;
    }
    expect(carry).toBeLessThan(multiplier);
  });

  it('has the period that two primes give it', () => {
    const half = (modulus - 1n) / 2n;
    expect([modulus, half].filter((n) => !isProbablePrime(n))).toEqual([]);
    expect([modulus + 2n, half + 1n].filter(isProbablePrime)).toEqual([]);
    expect(power(2n ** 32n, half, modulus)).toBe(1n);
    expect(entries.alea.period).toBe(half);
  });
});

describe('glibc-random', () => {
  const words = 31;
  /** x^i of polynomials mod x^31 − x^28 − 1 and 2^32, lowest power first: what the recurrence does to its table in i steps. */
  const product = (a: readonly bigint[], b: readonly bigint[]): readonly bigint[] => {
    const sum = new Array<bigint>(2 * words - 1).fill(0n);
    for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sum[i + j] += x * y;
    for (let power = sum.length - 1; power >= words; power--) {
      sum[power - 3] += sum[power];
      sum[power - words] += sum[power];
    }
    return sum.slice(0, words).map((x) => BigInt.asUintN(32, x));
  };
  const one: readonly bigint[] = Array.from({ length: words }, (_, i) => (i === 0 ? 1n : 0n));
  const steps = (count: bigint): readonly bigint[] => {
    let result = one;
    let square = Array.from({ length: words }, (_, i) => (i === 1 ? 1n : 0n)) as readonly bigint[];
    for (let rest = count; rest > 0n; rest >>= 1n) {
      if (rest & 1n) result = product(result, square);
      square = product(square, square);
    }
    return result;
  };

  it('repeats after 2^31 times the prime 2^31 − 1, and after no part of that', () => {
    const period = entries.glibcRandom.period as bigint;
    expect(steps(period)).toEqual(one);
    expect(steps(period / 2n)).not.toEqual(one);
    expect(steps(period / (2n ** 31n - 1n))).not.toEqual(one);
  });
});

describe('the live sources', () => {
  const engine = Math.random;
  afterEach(() => {
    Math.random = engine;
  });

  it('math-random scales what Math.random answers at the time of the call', () => {
    const source = entries.mathRandom.create(new Uint32Array(0));
    const answers = [0, 0.5, 1 - 2 ** -53, 2 ** -32, 2 ** -33];
    Math.random = () => answers.shift() ?? 0;
    expect(take(source, 5)).toEqual([0, 2 ** 31, 2 ** 32 - 1, 1, 0]);
  });

  it('os fills more than Web Crypto gives at once, to the last word', () => {
    const words = take(entries.os.create(new Uint32Array(0)), 40_000);
    // 500 words all zero have a chance of 2^-16000.
    const parts = Array.from({ length: words.length / 500 }, (_, part) => 500 * part);
    expect(parts.filter((at) => words.slice(at, at + 500).every((word) => word === 0))).toEqual([]);
  });
});
