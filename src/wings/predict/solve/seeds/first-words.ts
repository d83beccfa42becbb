import type { Prng } from '../../../../core/subject/source.js';

/** Makes the first words of many seeds at once, the same as the generator's own seeding starts. */
export interface FirstWords {
  readonly prng: Prng;
  /**
   * Overwrites `out` with the first `each` words of the seeds from `from` on, a seed's words side by side. Seeds are whole numbers in [0,
   * 2^53 − seeds).
   */
  make(from: number, seeds: number, each: number, out: Uint32Array): void;
  /** Overwrites `out` with the first `each` words of each of these seeds, where that costs little more than of as many in a row. */
  pick?(seeds: Float64Array, each: number, out: Uint32Array): void;
}

/** The words of any generator that has a seeding of its own, one seed after another: microseconds each. */
export function slowWords(prng: Prng): FirstWords {
  return {
    prng,
    make(from, seeds, each, out) {
      const row = new Uint32Array(each);
      for (let k = 0; k < seeds; k++) {
        prng.seeded?.(BigInt(from + k)).fill(row);
        out.set(row, k * each);
      }
    },
  };
}

const MERSENNE = 2 ** 31 - 1;

/** A × b mod 2^31 − 1 for whole numbers below it: products of halves are exact in a double, and 2^31 leaves 1. */
export function timesMod(a: number, b: number): number {
  let product = a * (b >>> 16);
  product -= Math.floor(product / 2 ** 31) * MERSENNE;
  product = product * 2 ** 16 + a * (b & 0xffff);
  product -= Math.floor(product / 2 ** 31) * MERSENNE;
  return product >= MERSENNE ? product - MERSENNE : product;
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
