import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { highWord } from './high-word.js';
import { lowWord } from './low-word.js';
import { lowWords } from './low-words.js';
import { seedSequence } from './seed-sequence.js';
import { wholeSeed } from './whole-seed.js';

const ROUNDS = 10;
/** The multipliers of the first and third number, and the constants added to each key from round to round; all of 64 bits, low word first. */
const [FIRST, THIRD] = [lowWords(0xd2e7470ee14c6c93n, 2), lowWords(0xca5a826395121157n, 2)];
const KEY_STEPS = lowWords(0xbb67ae8584caa73b_9e3779b97f4a7c15n, 4);

/**
 * numpy's Philox, Philox4x64-10: four 64-bit outputs a block, each two words, low first. Seed: key[0], key[1], then the counter, lowest part first,
 * each low word first. In numpy the counter goes up before each block: the first is Random123's block of the counter after the seed's. Own seeding:
 * `Philox(seed)`, a whole number from 0 on of any size: SeedSequence makes the key, the counter is 0.
 */
export const philox4x64: Prng = {
  id: 'philox4x64',
  title: 'Philox4x64-10 of numpy',
  summary:
    'A 256-bit counter scrambled under a 128-bit key by ten rounds of 64-bit multiplications; any place of the stream can be reached at once.',
  reference:
    'Salmon, Moraes, Dror, Shaw (2011), Parallel random numbers: as easy as 1, 2, 3, SC 2011, doi:10.1145/2063384.2063405; numpy.random.Philox and SeedSequence, numpy.org/doc/stable/reference/random/bit_generators/philox.html',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 2,
  stateBits: 384,
  period: 8n * 2n ** 256n,
  secure: false,
  others: [smokeRand('passesBig', 45, 'no-further')],
  seedWords: 12,
  seedBits: 53,
  anySeedBits: 128,
  create(seed) {
    checkSeed(philox4x64, seed);
    const key = seed.slice(0, 4);
    const counter = seed.slice(4);
    const block = new Uint32Array(8);
    return blockSource(8, (out) => {
      for (let at = 0; at < out.length; at += 8) {
        // A word that overflows to 0 carries into the next.
        let word = 0;
        do counter[word]++;
        while (counter[word++] === 0 && word < 8);
        block.set(counter);
        scramble(block, key.slice());
        out.set(block, at);
      }
    });
  },
  seeded: (seed) => philox4x64.create(Uint32Array.of(...seedSequence(wholeSeed('philox4x64', seed), 4), ...new Uint32Array(8))),
};

/** Ten rounds; overwrites `keys`. */
function scramble(block: Uint32Array, keys: Uint32Array): void {
  const first = new Uint32Array(4);
  const third = new Uint32Array(4);
  for (let round = 0; round < ROUNDS; round++) {
    // (a, b, c, d) ← (high(c M1) ^ b ^ k0, low(c M1), high(a M0) ^ d ^ k1, low(a M0)), each of 64 bits; each key adds its constant.
    multiply(block[0], block[1], FIRST, first);
    multiply(block[4], block[5], THIRD, third);
    block[0] = third[2] ^ block[2] ^ keys[0];
    block[1] = third[3] ^ block[3] ^ keys[1];
    block[2] = third[0];
    block[3] = third[1];
    block[4] = first[2] ^ block[6] ^ keys[2];
    block[5] = first[3] ^ block[7] ^ keys[3];
    block[6] = first[0];
    block[7] = first[1];
    addTo(keys, 0);
    addTo(keys, 2);
  }
}

/** Writes the product of two 64-bit numbers, lowest word first, by columns of 32 bits with carries. */
function multiply(low: number, high: number, by: Uint32Array, product: Uint32Array): void {
  const second = highWord(low, by[0]) + lowWord(low, by[1]) + lowWord(high, by[0]);
  const third = highWord(low, by[1]) + highWord(high, by[0]) + lowWord(high, by[1]) + Math.floor(second / 2 ** 32);
  product[0] = Math.imul(low, by[0]);
  product[1] = second;
  product[2] = third;
  product[3] = highWord(high, by[1]) + Math.floor(third / 2 ** 32);
}

/** Adds its constant to the key whose low word is at `at`. */
function addTo(keys: Uint32Array, at: number): void {
  const sum = keys[at] + KEY_STEPS[at];
  keys[at] = sum;
  keys[at + 1] += KEY_STEPS[at + 1] + (sum > 0xffff_ffff ? 1 : 0);
}
