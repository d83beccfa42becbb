import type { BitSource, Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import { splitmixWords } from './splitmix-words.js';
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
  secure: false,
  seedWords: 4,
  seedBits: 53,
  anySeedBits: 64,
  kernel: 'xoshiro128ssWords',
  seedKernel: 'xoshiro128ssSeeds',
  forbids: (seed) => seed.every((word) => word === 0),
  create(seed) {
    checkSeed(xoshiro128ss, seed);
    return source(seed);
  },
  seeded: (seed) => source(splitmixWords(wholeSeed('xoshiro128ss', seed), 4)),
};

function source(state: Uint32Array): BitSource {
  const kept = Int32Array.from(state);
  return {
    fill(out, kernels) {
      if (kernels) return kernels.fill('xoshiro128ssWords', kept, out);
      let a = kept[0];
      let b = kept[1];
      let c = kept[2];
      let d = kept[3];
      for (let i = 0; i < out.length; i++) {
        // The word is 9 · (5 s1 <<< 7); t = s1 << 9; s2 ^= s0; s3 ^= s1; s1 ^= s2; s0 ^= s3; s2 ^= t; s3 = s3 <<< 11; <<< turns left.
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
