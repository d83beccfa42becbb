import seedrandom from 'seedrandom';
import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { librarySeed } from './library-seed.js';
import { linearBits } from './linear-bits.js';
import { signedSource } from './signed-source.js';

/**
 * seedrandom's xorshift7, `int32()`. Seed: its eight words, the oldest first. Own seeding: a number of 32 bits is the first word; texts and all other
 * numbers run through a bug in the library that leaves only a handful of different streams. 256 outputs are discarded.
 */
export const xorshift7: Prng = {
  id: 'xorshift7',
  title: 'xorshift7 (seedrandom)',
  summary: 'A 256-bit linear generator of seven shifts; the library starts thousands of texts with one of a few streams.',
  reference:
    "Panneton, L'Ecuyer (2005), On the xorshift random number generators, ACM Trans. Model. Comput. Simul. 15(4):346-361, doi:10.1145/1113316.1113319; through seedrandom 3.0.5",
  ...linearBits(256),
  readFrom: 2,
  // Its 2^31 numbers of 32 signed bits, and of longer ones, taken as text, all digits but the first seven: together fewer than 2^32 starts.
  seedBits: 32,
  create(seed) {
    checkSeed(xorshift7, seed);
    return signedSource(seedrandom.xorshift7('', { state: { i: 0, x: [...seed] } }).int32);
  },
  seeded: (seed) => signedSource(seedrandom.xorshift7(librarySeed(seed)).int32),
};
