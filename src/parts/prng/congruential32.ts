import { congruential32 as fromLibrary } from 'pure-rand/generator/congruential32';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { BitSource, Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

/**
 * pure-rand's congruential32: three outputs of Microsoft's `rand` packed into a word.
 * Seed: one word, whose top bit is never seen, so half as many streams as seeds. Own seeding: the same.
 */
export const congruential32: Prng = {
  id: 'congruential32',
  title: 'congruential32 (pure-rand)',
  summary: 'Three 15-bit outputs of the linear congruential generator 214013 x + 2531011 packed into one 32-bit word.',
  reference: 'Dubien, pure-rand 8.4.2, generator/congruential32, github.com/dubzzz/pure-rand',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 31,
  period: 2n ** 31n,
  secure: false,
  seedWords: 1,
  seedBits: 31,
  create(seed) {
    checkSeed(congruential32, seed);
    return source(fromLibrary(seed[0] | 0));
  },
  seeded: (seed) => source(fromLibrary(Number(BigInt.asIntN(32, wholeSeed('congruential32', seed))))),
};

// A loop of its own, since one shared by several libraries' generators takes twice as long.
function source(generator: RandomGenerator): BitSource {
  return {
    fill(out) {
      for (let i = 0; i < out.length; i++) out[i] = generator.next();
    },
  };
}
