import type { BitSource, Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { wholeSeed } from './whole-seed.js';

/** mulberry32: 1,893,145,848 of the 2^32 words appear in a period. Seed: the 32-bit counter. Own seeding: the low 32 bits. */
export const mulberry32: Prng = {
  id: 'mulberry32',
  title: 'mulberry32',
  summary: 'A 32-bit counter hashed by multiplications, common in JavaScript; more than half of all words never appear.',
  reference: 'Ettinger (2017), mulberry32.c, gist.github.com/tommyettinger/46a874533244883189143505d203312c',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 32,
  period: 2n ** 32n,
  secure: false,
  others: [smokeRand('passesSmall', 29)],
  seedWords: 1,
  seedBits: 32,
  create(seed) {
    checkSeed(mulberry32, seed);
    return source(seed[0] | 0);
  },
  seeded: (seed) => source(Number(BigInt.asIntN(32, wholeSeed('mulberry32', seed)))),
};

function source(start: number): BitSource {
  let kept = start;
  return {
    fill(out) {
      let counter = kept;
      for (let i = 0; i < out.length; i++) {
        // c += 0x6D2B79F5; z = (c ^ c >> 15)(c | 1); z ^= z + (z ^ z >> 7)(z | 61); the word is z ^ z >> 14.
        counter = (counter + 0x6d2b_79f5) | 0;
        let z = Math.imul(counter ^ (counter >>> 15), counter | 1);
        z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
        out[i] = z ^ (z >>> 14);
      }
      kept = counter;
    },
  };
}
