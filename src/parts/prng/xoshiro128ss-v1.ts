import type { Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';

/** xoshiro128** as first published, 1.0, and as Apache Commons RNG still has it: it scrambles s[0], where 1.1 takes s[1]. Seed: s[0] to s[3]. */
export const xoshiro128ssV1: Prng = {
  id: 'xoshiro128ss-v1',
  title: 'xoshiro128** 1.0',
  summary: 'The first version of xoshiro128**, which scrambles another word of the state than the present one and gives other words.',
  reference:
    'Blackman, Vigna (2018), xoshiro128starstar.c 1.0; as kept by Apache Commons RNG, XoShiRo128StarStar, commons.apache.org/proper/commons-rng',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 128,
  period: 2n ** 128n - 1n,
  secure: false,
  seedWords: 4,
  forbids: (seed) => seed.every((word) => word === 0),
  create(seed) {
    checkSeed(xoshiro128ssV1, seed);
    const kept = Int32Array.from(seed);
    return {
      fill(out) {
        let a = kept[0];
        let b = kept[1];
        let c = kept[2];
        let d = kept[3];
        for (let i = 0; i < out.length; i++) {
          // The word is 9 · (5 s0 <<< 7); t = s1 << 9; s2 ^= s0; s3 ^= s1; s1 ^= s2; s0 ^= s3; s2 ^= t; s3 = s3 <<< 11; <<< turns left.
          const scaled = Math.imul(a, 5);
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
  },
};
