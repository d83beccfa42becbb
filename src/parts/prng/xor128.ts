import seedrandom from 'seedrandom';
import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { librarySeed } from './library-seed.js';
import { linearBits } from './linear-bits.js';
import { signedSource } from './signed-source.js';

/**
 * seedrandom's xor128, `int32()`: the generator of `xorshift128` with a seeding of its own. Seed: x, y, z, w. Own seeding: a number is x, a text is
 * mixed into x; 64 outputs are discarded. The number 0 and the empty text give zeros forever.
 */
export const xor128: Prng = {
  id: 'xor128',
  title: 'xor128 (seedrandom)',
  summary: 'A 128-bit linear generator of three shifts started from 32 bits; started from 0 it never gives anything but 0.',
  reference: 'Marsaglia (2003), Xorshift RNGs, Journal of Statistical Software 8(14), doi:10.18637/jss.v008.i14; through seedrandom 3.0.5',
  ...linearBits(128),
  readFrom: 1,
  others: [smokeRand('failsSmall', 17)],
  seedBits: 53,
  create(seed) {
    checkSeed(xor128, seed);
    const [x, y, z, w] = seed;
    return signedSource(seedrandom.xor128('', { state: { x, y, z, w } }).int32);
  },
  seeded: (seed) => signedSource(seedrandom.xor128(librarySeed(seed)).int32),
};
