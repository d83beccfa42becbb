import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { testingRng } from './findings.js';
import { lowWords } from './low-words.js';
import { murmur64 } from './murmur64.js';
import { wholeSeed } from './whole-seed.js';

/** The number of outputs that V8 makes at a time. */
const CACHE = 64;

/**
 * `Math.random` of V8 (Chromium, Node): a word is floor(2^32 · Math.random()). Not the published xorshift128+: the shifts are 23, 17, 26, a number is
 * made of s0 alone and not of the sum, and of every 64 numbers the last made is handed out first. Seed: s0, s1 before the first 64, each low word
 * first. Own seeding: `node --random-seed`, a whole number other than 0, to 64 bits.
 */
export const v8Xorshift128plus: Prng = {
  id: 'v8-xorshift128plus',
  title: "xorshift128+ as V8's Math.random before version 14.6 (Node 26)",
  summary: 'The top bits of one state word of a 128-bit xorshift generator, made 64 at a time and handed out backwards.',
  reference:
    "Guo (2015), There's Math.random(), and then there's Math.random(), v8.dev/blog/math-random; V8, src/numbers/math-random.cc, src/base/utils/random-number-generator.h",
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 128,
  block: CACHE,
  // The states repeat after 2^128 - 1 steps, and blocks of 64 fall into step with them only after 64 rounds, since that number is odd.
  period: BigInt(CACHE) * (2n ** 128n - 1n),
  secure: false,
  readFrom: 1,
  others: [
    testingRng(
      'PractRand 0.93 fails its low bits at the first look, 2^28 bytes, by the rank of binary matrices, and its high 32 bits after 2^34',
    ),
  ],
  seedWords: 4,
  seedBits: 53,
  kernel: 'v8Xorshift128plusWords',
  seedKernel: 'v8Xorshift128plusSeeds',
  forbids: (seed) => seed.every((word) => word === 0),
  create(seed) {
    checkSeed(v8Xorshift128plus, seed);
    const kept = Int32Array.from(seed);
    return blockSource(CACHE, (out, kernels) => {
      if (kernels) return kernels.fill('v8Xorshift128plusWords', kept, out);
      let low0 = kept[0];
      let high0 = kept[1];
      let low1 = kept[2];
      let high1 = kept[3];
      for (let top = CACHE; top <= out.length; top += CACHE) {
        for (let i = top - 1; i >= top - CACHE; i--) {
          // t = s0 ^ s0 << 23; t ^= t >> 17; (s0, s1) ← (s1, t ^ s1 ^ s1 >> 26); the word is the high half of the new s0.
          let a = low0 ^ (low0 << 23);
          let b = high0 ^ ((high0 << 23) | (low0 >>> 9));
          a ^= (a >>> 17) | (b << 15);
          b ^= b >>> 17;
          low0 = low1;
          high0 = high1;
          low1 = a ^ low0 ^ ((low0 >>> 26) | (high0 << 6));
          high1 = b ^ high0 ^ (high0 >>> 26);
          out[i] = high0;
        }
      }
      kept[0] = low0;
      kept[1] = high0;
      kept[2] = low1;
      kept[3] = high1;
    });
  },
  seeded(seed) {
    const number = wholeSeed('v8-xorshift128plus', seed);
    return v8Xorshift128plus.create(lowWords((murmur64(~number) << 64n) | murmur64(number), 4));
  },
};
