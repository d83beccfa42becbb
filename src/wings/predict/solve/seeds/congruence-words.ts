import type { Congruence, Prng } from '../../../../core/subject/source.js';
import { java48, rMt19937 } from '../../../../parts/prng/index.js';
import { type FirstWords, timesMod, twisted } from './first-words.js';

/** Congruences of at most 32 bits, whose seed is their state: x ← multiplier · x + increment mod 2^32. */
export function shiftedWords(prng: Prng, increment: number): FirstWords {
  const { multiplier, lowestBit } = prng.congruence as Congruence;
  const factor = Number(multiplier);
  const mask = Number(prng.range - 1n) | 0;
  return {
    prng,
    make(from, seeds, each, out) {
      let to = 0;
      for (let k = 0; k < seeds; k++) {
        let x = (from + k) | 0;
        for (let i = 0; i < each; i++) {
          x = (Math.imul(x, factor) + increment) | 0;
          out[to++] = (x >>> lowestBit) & mask;
        }
      }
    },
  };
}

/** Lehmer generators, x ← multiplier · x mod 2^31 − 1: a seed's word is that of the seed before plus a constant. */
export function lehmerWords(prng: Prng): FirstWords {
  const { multiplier, modulus } = prng.congruence as Congruence;
  const [factor, mod] = [Number(multiplier), Number(modulus)];
  return {
    prng,
    make(from, seeds, each, out) {
      let step = 1;
      for (let i = 0; i < each; i++) {
        step = timesMod(step, factor);
        let x = timesMod(from % mod, step);
        for (let k = 0, to = i; k < seeds; k++, to += each) {
          // A seed that is 0 becomes 1.
          out[to] = (x || step) - 1;
          x += step;
          if (x >= mod) x -= mod;
        }
      }
    },
  };
}

/** The congruence of 48 bits of java.util.Random and of Unix. */
export function words48(prng: Prng): FirstWords {
  const isJava = prng === java48;
  const [top, bottom] = [0x5_deec, 0xe66d];
  return {
    prng,
    make(from, seeds, each, out) {
      let to = 0;
      for (let k = 0; k < seeds; k++) {
        const seed = from + k;
        let high = isJava ? ((seed / 0x1_0000) | 0) ^ 0x5_deec : seed | 0;
        let low = isJava ? (seed & 0xffff) ^ 0xe66d : 0x330e;
        for (let i = 0; i < each; i++) {
          const product = (Math.imul(low, bottom) >>> 0) + 11;
          high = ((Math.imul(high, top) << 16) + Math.imul(high, bottom) + Math.imul(low, top) + (product >>> 16)) | 0;
          low = product & 0xffff;
          out[to++] = high;
        }
      }
    },
  };
}

const R_FACTOR = 69_069;

/** Jumps over the numbers that R passes over before the state, and those before its word 397. */
const [R_FIRST, R_MIDDLE] = [52, 52 + 397].map((steps) => jumpOf(R_FACTOR, 1, steps));

/** R fills the Mersenne Twister by a congruence, of which all but the few words that are needed are jumped over. */
export const rWords: FirstWords = {
  prng: rMt19937,
  make(from, seeds, each, out) {
    for (let k = 0; k < seeds; k++) rRow(from + k, each, out, k * each);
  },
  pick(seeds, each, out) {
    for (const [k, seed] of seeds.entries()) rRow(seed, each, out, k * each);
  },
};

function rRow(seed: number, each: number, out: Uint32Array, start: number): void {
  let x = (Math.imul(seed, R_FIRST.factor) + R_FIRST.add) | 0;
  let y = (Math.imul(seed, R_MIDDLE.factor) + R_MIDDLE.add) | 0;
  for (let to = start; to < start + each; to++) {
    const next = (Math.imul(x, R_FACTOR) + 1) | 0;
    out[to] = twisted(x, next, y);
    x = next;
    y = (Math.imul(y, R_FACTOR) + 1) | 0;
  }
}

/** `steps` steps of a congruence mod 2^32 in one. */
function jumpOf(factor: number, increment: number, steps: number): { readonly factor: number; readonly add: number } {
  let [product, add] = [1, 0];
  for (let k = 0; k < steps; k++) {
    product = Math.imul(product, factor);
    add = (Math.imul(add, factor) + increment) | 0;
  }
  return { factor: product, add };
}
