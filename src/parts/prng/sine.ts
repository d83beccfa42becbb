import type { BitSource, Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

/**
 * `x = Math.sin(seed++) * 10000; return x - Math.floor(x)`, as much copied JavaScript has it; a word is floor(2^32 of that). The sine is the engine's
 * own: where two engines differ in its last digit, about one word in 8,000 differs with it. Seed: one word, the first number whose sine is taken. Own
 * seeding: the same, to 53 signed bits; neighbouring seeds share all words but one.
 */
export const sine: Prng = {
  id: 'sine',
  title: 'Math.sin(seed++)',
  summary: 'What stands behind the fourth decimal of the sine of 1, 2, 3, …; neighbouring seeds give the same numbers one place on.',
  reference: 'Kissaniemi (2013), answer to: Seeding the random number generator in JavaScript, stackoverflow.com/a/19303725',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 32,
  period: null,
  secure: false,
  seedWords: 1,
  // More than `create` takes: the published function adds up a number, not a word.
  seedBits: 53,
  create(seed) {
    checkSeed(sine, seed);
    return source(seed[0]);
  },
  seeded: (seed) => source(Number(BigInt.asIntN(53, wholeSeed('sine', seed)))),
};

function source(start: number): BitSource {
  let kept = start;
  return {
    fill(out) {
      let seed = kept;
      for (let i = 0; i < out.length; i++) {
        const x = Math.sin(seed++) * 10_000;
        out[i] = (x - Math.floor(x)) * 2 ** 32;
      }
      kept = seed;
    },
  };
}
