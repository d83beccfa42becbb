import { describe, expect, it } from 'vitest';
import type { Prng } from '../../../src/core/subject/source.js';
import { highWord } from '../../../src/parts/prng/high-word.js';
import * as entries from '../../../src/parts/prng/index.js';
import { fixtureOf, mismatch } from './reference.js';

const U64 = (value: bigint): bigint => BigInt.asUintN(64, value);
const ONES = 0xffff_ffff;

function take(prng: Prng, seed: readonly number[], count: number): number[] {
  const words = new Uint32Array(count);
  prng.create(Uint32Array.from(seed)).fill(words);
  return [...words];
}

/** The words of a generator of 64-bit outputs written in big integers. */
const halves = (next: () => bigint, outputs: number): number[] =>
  Array.from({ length: outputs }, next).flatMap((output) => [Number(BigInt.asUintN(32, output)), Number(output >> 32n)]);

const rotate64 = (x: bigint, by: bigint): bigint => U64((x << by) | (x >> (64n - by)));

// The words of other programs stand in the fixtures; here every carry is met, from states that no program was asked for.
describe('the definition in big integers, from states full of carries, gives the words of', () => {
  it('java48 and drand48, which ignore what is above 48 bits', () => {
    for (const prng of [entries.java48, entries.drand48]) {
      let x = 2n ** 48n - 1n;
      const expected = Array.from({ length: 3000 }, () => {
        x = BigInt.asUintN(48, x * 0x5deece66dn + 11n);
        return Number(x >> 16n);
      });
      expect(take(prng, [ONES, 0xffff], 3000)).toEqual(expected);
      expect(take(prng, [ONES, ONES], 3000)).toEqual(expected);
    }
  });

  it('splitmix64', () => {
    let x = 2n ** 64n - 1n;
    const next = (): bigint => {
      x = U64(x + 0x9e3779b97f4a7c15n);
      const y = U64((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n);
      const z = U64((y ^ (y >> 27n)) * 0x94d049bb133111ebn);
      return z ^ (z >> 31n);
    };
    expect(take(entries.splitmix64, [ONES, ONES], 6000)).toEqual(halves(next, 3000));
  });

  it('xorshift64s', () => {
    let x = 2n ** 64n - 1n;
    const next = (): bigint => {
      x ^= x >> 12n;
      x = U64(x ^ (x << 25n));
      x ^= x >> 27n;
      return U64(x * 2_685_821_657_736_338_717n);
    };
    expect(take(entries.xorshift64s, [ONES, ONES], 6000)).toEqual(halves(next, 3000));
  });

  it('xoshiro256ss', () => {
    const s = [2n ** 64n - 1n, 2n ** 64n - 1n, 1n, 2n ** 63n];
    const next = (): bigint => {
      const output = U64(rotate64(U64(s[1] * 5n), 7n) * 9n);
      const shifted = U64(s[1] << 17n);
      s[2] ^= s[0];
      s[3] ^= s[1];
      s[1] ^= s[2];
      s[0] ^= s[3];
      s[2] ^= shifted;
      s[3] = rotate64(s[3], 45n);
      return output;
    };
    expect(take(entries.xoshiro256ss, [ONES, ONES, ONES, ONES, 1, 0, 0, 2 ** 31], 6000)).toEqual(halves(next, 3000));
  });

  it('xoshiro256pp', () => {
    const s = [2n ** 64n - 1n, 2n ** 64n - 1n, 1n, 2n ** 63n];
    const next = (): bigint => {
      const output = U64(rotate64(U64(s[0] + s[3]), 23n) + s[0]);
      const shifted = U64(s[1] << 17n);
      s[2] ^= s[0];
      s[3] ^= s[1];
      s[1] ^= s[2];
      s[0] ^= s[3];
      s[2] ^= shifted;
      s[3] = rotate64(s[3], 45n);
      return output;
    };
    expect(take(entries.xoshiro256pp, [ONES, ONES, ONES, ONES, 1, 0, 0, 2 ** 31], 6000)).toEqual(halves(next, 3000));
  });

  it('xoroshiro128pp', () => {
    const s = [2n ** 64n - 1n, 2n ** 64n - 1n];
    const next = (): bigint => {
      const output = U64(rotate64(U64(s[0] + s[1]), 17n) + s[0]);
      s[1] ^= s[0];
      s[0] = rotate64(s[0], 49n) ^ s[1] ^ U64(s[1] << 21n);
      s[1] = rotate64(s[1], 28n);
      return output;
    };
    expect(take(entries.xoroshiro128pp, [ONES, ONES, ONES, ONES], 6000)).toEqual(halves(next, 3000));
  });

  it('mt19937-64', () => {
    const mt = Array.from({ length: 312 }, (_, i) => (i % 3 === 0 ? 2n ** 64n - 1n : i % 3 === 1 ? 1n : 2n ** 63n + 2n ** 31n));
    const seed = mt.flatMap((x) => [Number(BigInt.asUintN(32, x)), Number(x >> 32n)]);
    let at = 0;
    const next = (): bigint => {
      // The word 312 places back is overwritten, one at a time.
      const upper = mt[at] & 0xffff_ffff_8000_0000n;
      const twisted = upper | (mt[(at + 1) % 312] & 0x7fff_ffffn);
      let x = mt[(at + 156) % 312] ^ (twisted >> 1n) ^ (twisted & 1n ? 0xb502_6f5a_a966_19e9n : 0n);
      mt[at] = x;
      at = (at + 1) % 312;
      x ^= (x >> 29n) & 0x5555_5555_5555_5555n;
      x ^= (x << 17n) & 0x71d6_7fff_eda6_0000n;
      x ^= (x << 37n) & 0xfff7_eee0_0000_0000n;
      return x ^ (x >> 43n);
    };
    expect(take(entries.mt1993764, seed, 6000)).toEqual(halves(next, 3000));
  });

  it('java-splittable', () => {
    let x = 2n ** 64n - 1n;
    const expected = Array.from({ length: 3000 }, () => {
      x = U64(x + 0x9e3779b97f4a7c15n);
      const y = U64((x ^ (x >> 33n)) * 0x62a9d9ed799705f5n);
      return Number(U64((y ^ (y >> 28n)) * 0xcb24d0a5c88c35b3n) >> 32n);
    });
    expect(take(entries.javaSplittable, [ONES, ONES], 3000)).toEqual(expected);
  });

  it('l64x128mix, whose a is made odd', () => {
    let [s, x0, x1] = [2n ** 64n - 1n, 2n ** 64n - 1n, 2n ** 64n - 1n];
    const hashed = (z: bigint): bigint => U64((z ^ (z >> 32n)) * 0xdaba0b6eb09322e3n);
    const next = (): bigint => {
      const z = hashed(hashed(U64(s + x0)));
      s = U64(s * 0xd1342543de82ef95n + (2n ** 64n - 1n));
      x1 ^= x0;
      x0 = rotate64(x0, 24n) ^ x1 ^ U64(x1 << 16n);
      x1 = rotate64(x1, 37n);
      return z ^ (z >> 32n);
    };
    expect(take(entries.l64x128mix, [ONES - 1, ONES, ONES, ONES, ONES, ONES, ONES, ONES], 6000)).toEqual(halves(next, 3000));
  });

  it('pcg64', () => {
    let x = 2n ** 128n - 1n;
    const next = (): bigint => {
      x = BigInt.asUintN(128, x * 47_026_247_687_942_121_848_144_207_491_837_523_525n + (2n ** 128n - 1n));
      return rotate64((x >> 64n) ^ U64(x), 64n - (x >> 122n));
    };
    expect(take(entries.pcg64, [ONES, ONES, ONES, ONES, ONES - 1, ONES, ONES, ONES], 6000)).toEqual(halves(next, 3000));
  });

  it('numpy-pcg64, whose words are those of pcg64', () => {
    const seed = [ONES, ONES, ONES, ONES, ONES - 1, ONES, ONES, ONES];
    expect(take(entries.numpyPcg64, seed, 3000)).toEqual(take(entries.pcg64, seed, 3000));
  });

  it('pcg64dxsm, whose increment is made odd', () => {
    let x = 2n ** 128n - 1n;
    const next = (): bigint => {
      let high = x >> 64n;
      high = U64((high ^ (high >> 32n)) * 0xda942042e4dd58b5n);
      const output = U64((high ^ (high >> 48n)) * (U64(x) | 1n));
      x = BigInt.asUintN(128, x * 0xda942042e4dd58b5n + (2n ** 128n - 1n));
      return output;
    };
    expect(take(entries.pcg64dxsm, [ONES, ONES, ONES, ONES, ONES - 1, ONES, ONES, ONES], 6000)).toEqual(halves(next, 3000));
  });

  it('go-pcg', () => {
    let x = 2n ** 128n - 1n;
    const next = (): bigint => {
      x = BigInt.asUintN(
        128,
        x * 47_026_247_687_942_121_848_144_207_491_837_523_525n + 117_397_592_171_526_113_268_558_934_119_004_209_487n,
      );
      let high = x >> 64n;
      high = U64((high ^ (high >> 32n)) * 0xda942042e4dd58b5n);
      return U64((high ^ (high >> 48n)) * (U64(x) | 1n));
    };
    expect(take(entries.goPcg, [ONES, ONES, ONES, ONES], 6000)).toEqual(halves(next, 3000));
  });

  it('sfc64', () => {
    for (const counter of [0n, 2n ** 32n - 5n, 2n ** 64n - 5n]) {
      let [a, b, c, d] = [2n ** 64n - 1n, 2n ** 64n - 1n, 2n ** 64n - 1n, counter];
      const next = (): bigint => {
        const output = U64(a + b + d);
        d = U64(d + 1n);
        a = b ^ (b >> 11n);
        b = U64(c + (c << 3n));
        c = U64(rotate64(c, 24n) + output);
        return output;
      };
      const seed = [ONES, ONES, ONES, ONES, ONES, ONES, Number(BigInt.asUintN(32, counter)), Number(counter >> 32n)];
      expect(take(entries.sfc64, seed, 6000)).toEqual(halves(next, 3000));
    }
  });

  it('philox4x64, whose counter is one number of 256 bits and goes up before each block', () => {
    const keys = [2n ** 64n - 1n, 2n ** 64n - 2n] as const;
    for (const start of [2n ** 256n - 3n, 2n ** 224n - 2n, 2n ** 64n - 2n, 2n ** 32n - 2n]) {
      let counter = start;
      const outputs: bigint[] = [];
      for (let block = 0; block < 500; block++) {
        counter = BigInt.asUintN(256, counter + 1n);
        let [a, b, c, d] = [0n, 64n, 128n, 192n].map((by) => U64(counter >> by)) as [bigint, bigint, bigint, bigint];
        let [first, second] = keys;
        for (let round = 0; round < 10; round++) {
          const one = a * 0xd2e7470ee14c6c93n;
          const other = c * 0xca5a826395121157n;
          [a, b, c, d] = [(other >> 64n) ^ b ^ first, U64(other), (one >> 64n) ^ d ^ second, U64(one)];
          first = U64(first + 0x9e3779b97f4a7c15n);
          second = U64(second + 0xbb67ae8584caa73bn);
        }
        outputs.push(a, b, c, d);
      }
      const counters = Array.from({ length: 8 }, (_, i) => Number(BigInt.asUintN(32, start >> BigInt(32 * i))));
      expect(take(entries.philox4x64, [ONES, ONES, ONES - 1, ONES, ...counters], 4000)).toEqual(halves(() => outputs.shift() ?? 0n, 2000));
    }
  });

  it('middle-square-weyl, which knows x by its square alone', () => {
    let x = 2n ** 64n - 1n;
    let w = 2n ** 64n - 1n;
    const expected = Array.from({ length: 3000 }, () => {
      w = U64(w + (2n ** 64n - 1n));
      x = rotate64(U64(x * x + w), 32n);
      return Number(BigInt.asUintN(32, x));
    });
    const rest = [ONES, ONES, ONES - 1, ONES];
    expect(take(entries.middleSquareWeyl, [ONES, ONES, ...rest], 3000)).toEqual(expected);
    expect(take(entries.middleSquareWeyl, [1, 0, ...rest], 3000)).toEqual(expected);
  });

  it('aes-ctr, whose counter is one number of 128 bits, its last byte lowest', () => {
    const key = [1, 2, 3, 4];
    const next = take(entries.aesCtr, [...key, 5, 0x0600_0000, 0, 0], 8);
    // The bytes before the last eight are counted up when those overflow.
    for (const blocks of [1, 2, 200]) {
      const low = ((0x100 - (blocks & 0xff)) << 24) | 0xff_ffff;
      const seen = take(entries.aesCtr, [...key, 5, 0x0500_0000, ONES, low >>> 0], 4 * blocks + 8);
      expect(seen.slice(4 * blocks), `${blocks} blocks`).toEqual(next);
    }
  });

  it('philox4x32, whose counter is one number of 128 bits', () => {
    const next = take(entries.philox4x32, [5, 6, 0, 0, 7, 0], 8);
    for (const [low, high] of [
      [ONES, 6],
      [ONES - 1, 6],
    ]) {
      const seen = take(entries.philox4x32, [5, 6, low, ONES, high, 0], 16);
      const carried = (ONES - low + 1) * 4;
      expect(seen.slice(carried, carried + 8)).toEqual(next);
    }
  });
});

describe('V8', () => {
  /** The numbers in the order they are made, as floor(2^32 u). */
  function made(seed: readonly bigint[], count: number): number[] {
    let [a, b] = seed;
    return Array.from({ length: count }, () => {
      let t = a;
      a = b;
      t = U64(t ^ (t << 23n));
      t ^= t >> 17n;
      t ^= b ^ (b >> 26n);
      b = t;
      return Number(a >> 32n);
    });
  }

  it('hands out every 64 numbers made from the last to the first', () => {
    const order = made([3n, 5n], 6400);
    const expected = order.map((_, i) => order[i - (i % 64) + 63 - (i % 64)]);
    expect(take(entries.v8Xorshift128plus, [3, 0, 5, 0], 6400)).toEqual(expected);
  });

  it('is not taken for a generator that hands them out in the order they are made', () => {
    const [vector] = fixtureOf('v8-xorshift128plus').vectors;
    const lie: Prng = {
      ...entries.v8Xorshift128plus,
      create: ([a, b, c, d]) => ({
        fill: (out) => out.set(made([(BigInt(b) << 32n) | BigInt(a), (BigInt(d) << 32n) | BigInt(c)], out.length)),
      }),
    };
    const start = vector.alsoStart?.[0];
    expect(mismatch(entries.v8Xorshift128plus, vector, start)).toBeNull();
    expect(mismatch(lie, vector, start)).toMatch(/^output 1 is/);
  });
});

describe('highWord', () => {
  it('is the high half of every product, signed words taken as unsigned', () => {
    const words = [0, 1, 2, 0xffff, 0x1_0000, 0x1_0001, 0x7fff_ffff, 0x8000_0000, 0xfffe_ffff, 0xffff_0000, ONES];
    for (let i = 0; i < 40; i++) words.push((Math.imul(i, 0x9e37_79b9) ^ (i << 27)) >>> 0);
    for (const a of words) {
      for (const b of words) {
        const expected = Number((BigInt(a) * BigInt(b)) >> 32n);
        expect([highWord(a, b), highWord(a | 0, b | 0)], `${a} * ${b}`).toEqual([expected, expected]);
      }
    }
  });
});
