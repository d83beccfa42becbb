import type { Prng } from '../../core/subject/source.js';
import { splitmixWords } from './splitmix-words.js';
import { wholeSeed } from './whole-seed.js';
import { xoshiro128 } from './xoshiro128.js';

/** xoshiro128** 1.1. Seed: s[0], s[1], s[2], s[3]. Own seeding: SplitMix64 fills the state, as its authors suggest. */
export const xoshiro128ss: Prng = {
  ...xoshiro128({
    id: 'xoshiro128ss',
    title: 'xoshiro128** 1.1',
    summary: 'A 128-bit linear generator over shifts and rotations whose output is scrambled by two multiplications.',
    reference:
      'Blackman, Vigna (2021), Scrambled linear pseudorandom number generators, ACM Trans. Math. Softw. 47(4):36, doi:10.1145/3460772; prng.di.unimi.it/xoshiro128starstar.c',
    scrambled: 1,
    kernel: 'xoshiro128ssWords',
  }),
  seedBits: 53,
  anySeedBits: 64,
  seedKernel: 'xoshiro128ssSeeds',
  seeded: (seed) => xoshiro128ss.create(splitmixWords(wholeSeed('xoshiro128ss', seed), 4)),
};
