import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { linearBits } from './linear-bits.js';
import { splitmixWords } from './splitmix-words.js';
import { wholeSeed } from './whole-seed.js';

/**
 * xoshiro256**; each 64-bit output is two words, low first. Seed: s[0] to s[3], each low word first.
 * Own seeding: SplitMix64 fills the state, as its authors suggest.
 */
export const xoshiro256ss: Prng = {
  id: 'xoshiro256ss',
  title: 'xoshiro256**',
  summary: 'A 256-bit linear generator over shifts and rotations whose 64-bit output is scrambled by two multiplications.',
  reference:
    'Blackman, Vigna (2021), Scrambled linear pseudorandom number generators, ACM Trans. Math. Softw. 47(4):36, doi:10.1145/3460772; prng.di.unimi.it/xoshiro256starstar.c',
  ...linearBits(256, 2),
  seedBits: 53,
  anySeedBits: 64,
  create(seed) {
    checkSeed(xoshiro256ss, seed);
    const kept = Int32Array.from(seed);
    return blockSource(2, (out) => {
      let [low0, high0, low1, high1, low2, high2, low3, high3] = kept;
      for (let i = 0; i < out.length; i += 2) {
        // The output is 9 · (5 s1 <<< 7); t = s1 << 17; s2 ^= s0; s3 ^= s1; s1 ^= s2; s0 ^= s3; s2 ^= t; s3 = s3 <<< 45; <<< turns left. Both products of a low word are exact in a double, and what is above its 32 bits is the carry.
        const five = (low1 >>> 0) * 5;
        const fiveHigh = (Math.imul(high1, 5) + Math.floor(five / 2 ** 32)) | 0;
        const turned = ((five << 7) | (fiveHigh >>> 25)) >>> 0;
        const turnedHigh = (fiveHigh << 7) | ((five | 0) >>> 25);
        const nine = turned * 9;
        out[i] = nine;
        out[i + 1] = Math.imul(turnedHigh, 9) + Math.floor(nine / 2 ** 32);
        const shifted = low1 << 17;
        const shiftedHigh = (high1 << 17) | (low1 >>> 15);
        low2 ^= low0;
        high2 ^= high0;
        low3 ^= low1;
        high3 ^= high1;
        low1 ^= low2;
        high1 ^= high2;
        low0 ^= low3;
        high0 ^= high3;
        low2 ^= shifted;
        high2 ^= shiftedHigh;
        const low = low3;
        low3 = (high3 << 13) | (low >>> 19);
        high3 = (low << 13) | (high3 >>> 19);
      }
      kept.set([low0, high0, low1, high1, low2, high2, low3, high3]);
    });
  },
  seeded: (seed) => xoshiro256ss.create(splitmixWords(wholeSeed('xoshiro256ss', seed), 8)),
};
