import type { BitSource, Prng } from '../core/source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

/** xoshiro128** 1.1. Seed: s[0], s[1], s[2], s[3]. Own seeding: SplitMix64 fills the state, as its authors suggest. */
export const xoshiro128ss: Prng = {
  id: 'xoshiro128ss',
  title: 'xoshiro128** 1.1',
  summary: 'A 128-bit linear generator over shifts and rotations whose output is scrambled by two multiplications.',
  reference:
    'Blackman, Vigna (2021), Scrambled linear pseudorandom number generators, ACM Trans. Math. Softw. 47(4):36, doi:10.1145/3460772; prng.di.unimi.it/xoshiro128starstar.c',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 128,
  period: 2n ** 128n - 1n,
  seedWords: 4,
  forbids: (seed) => seed.every((word) => word === 0),
  create(seed) {
    checkSeed(xoshiro128ss, seed);
    return source(seed);
  },
  seeded: (seed) => source(splitmix(wholeSeed('xoshiro128ss', seed))),
};

function source(state: Uint32Array): BitSource {
  const kept = Int32Array.from(state);
  return {
    fill(out) {
      let a = kept[0];
      let b = kept[1];
      let c = kept[2];
      let d = kept[3];
      for (let i = 0; i < out.length; i++) {
        const scaled = Math.imul(b, 5);
        out[i] = Math.imul((scaled << 7) | (scaled >>> 25), 9);
        const shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = (d << 11) | (d >>> 21);
      }
      kept[0] = a;
      kept[1] = b;
      kept[2] = c;
      kept[3] = d;
    },
  };
}

/** Two 64-bit outputs of SplitMix64, low word first; it never gives two zeros running, so the state is never all zero. */
function splitmix(seed: bigint): Uint32Array {
  const words = new Uint32Array(4);
  let x = BigInt.asUintN(64, seed);
  for (let i = 0; i < 4; i += 2) {
    x = BigInt.asUintN(64, x + 0x9e3779b97f4a7c15n);
    let z = BigInt.asUintN(64, (x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    z ^= z >> 31n;
    words[i] = Number(BigInt.asUintN(32, z));
    words[i + 1] = Number(z >> 32n);
  }
  return words;
}
