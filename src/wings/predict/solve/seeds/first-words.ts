import type { Prng } from '../../../../core/subject/source.js';

/** Makes the first words of many seeds at once, the same as the generator's own seeding starts. */
export interface FirstWords {
  readonly prng: Prng;
  /** Words of each seed that it can make. */
  readonly most: number;
  /**
   * Overwrites `out` with the words `at` to `at + each − 1` of the seeds from `from` on, a seed's words side by side. Seeds are whole numbers in [0,
   * 2^53 − seeds).
   */
  make(from: number, seeds: number, at: number, each: number, out: Uint32Array): void;
}

/** The words of any generator that has a seeding of its own, one seed after another: microseconds each. */
export function slowWords(prng: Prng): FirstWords {
  return {
    prng,
    most: Number.POSITIVE_INFINITY,
    make(from, seeds, at, each, out) {
      const row = new Uint32Array(at + each);
      for (let k = 0; k < seeds; k++) {
        prng.seeded?.(BigInt(from + k)).fill(row);
        out.set(row.subarray(at), k * each);
      }
    },
  };
}

/** A × b mod m for whole numbers below 2^31: products of halves are exact in a double. */
export function timesMod(a: number, b: number, m: number): number {
  return (((a * (b >>> 16)) % m) * 0x1_0000 + a * (b & 0xffff)) % m;
}

/** The tempered word of a Mersenne Twister, from three words of its state before it is twisted. */
export function twisted(first: number, second: number, middle: number): number {
  const y = (first & 0x8000_0000) | (second & 0x7fff_ffff);
  let word = middle ^ (y >>> 1) ^ (-(y & 1) & 0x9908_b0df);
  word ^= word >>> 11;
  word ^= (word << 7) & 0x9d2c_5680;
  word ^= (word << 15) & 0xefc6_0000;
  return word ^ (word >>> 18);
}
