import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { highWord } from './high-word.js';
import { lowWords } from './low-words.js';
import { wholeSeed } from './whole-seed.js';

const ROUNDS = 10;

/**
 * Philox4x32-10: four words a block. Seed: key[0], key[1], then the counter of the first block, lowest word first.
 * Own seeding, as `std::philox4x32`: the low 32 bits are key[0], the rest is 0 (Apache Commons RNG starts at counter 1 instead).
 */
export const philox4x32: Prng = {
  id: 'philox4x32',
  title: 'Philox4x32-10',
  summary: 'A 128-bit counter scrambled under a key by ten rounds of multiplications; any place of the stream can be reached at once.',
  reference:
    'Salmon, Moraes, Dror, Shaw (2011), Parallel random numbers: as easy as 1, 2, 3, SC 2011, doi:10.1145/2063384.2063405; Random123, philox.h',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 192,
  period: 4n * 2n ** 128n,
  secure: false,
  others: [smokeRand('passesBig', 45, 'no-further')],
  seedWords: 6,
  seedBits: 32,
  kernel: 'philox4x32Words',
  create(seed) {
    checkSeed(philox4x32, seed);
    const kept = Uint32Array.from(seed);
    const [key0, key1] = kept;
    const counter = kept.subarray(2);
    return blockSource(4, (out, kernels) => {
      if (kernels) return kernels.fill('philox4x32Words', kept, out);
      for (let i = 0; i < out.length; i += 4) {
        let [a, b, c, d] = counter;
        let k0 = key0;
        let k1 = key1;
        for (let round = 0; round < ROUNDS; round++) {
          // (a, b, c, d) ← (high(c M1) ^ b ^ k0, low(c M1), high(a M0) ^ d ^ k1, low(a M0)); each key adds its constant.
          const high0 = highWord(a, 0xd251_1f53);
          const low0 = Math.imul(a, 0xd251_1f53);
          const high1 = highWord(c, 0xcd9e_8d57);
          const low1 = Math.imul(c, 0xcd9e_8d57);
          a = high1 ^ b ^ k0;
          b = low1;
          c = high0 ^ d ^ k1;
          d = low0;
          k0 = (k0 + 0x9e37_79b9) | 0;
          k1 = (k1 + 0xbb67_ae85) | 0;
        }
        out[i] = a;
        out[i + 1] = b;
        out[i + 2] = c;
        out[i + 3] = d;
        // A word that overflows to 0 carries into the next.
        let word = 0;
        do counter[word]++;
        while (counter[word++] === 0 && word < 4);
      }
    });
  },
  seeded: (seed) => philox4x32.create(Uint32Array.of(...lowWords(wholeSeed('philox4x32', seed), 1), 0, 0, 0, 0, 0)),
};
