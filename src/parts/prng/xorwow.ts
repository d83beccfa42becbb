import seedrandom from 'seedrandom';
import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { librarySeed } from './library-seed.js';
import { signedSource } from './signed-source.js';

/**
 * seedrandom's xorwow, `int32()`. Seed: the Weyl word d, then x, y, z, w, v, of which one is not 0.
 * Own seeding: a number is x, a text is mixed into x; 64 outputs are discarded. From 0 and the empty text it only counts: d + 362437 k.
 */
export const xorwow: Prng = {
  id: 'xorwow',
  title: 'xorwow (seedrandom)',
  summary: 'A 160-bit linear generator of shifts added to a counter; started from 0 it gives the counter alone.',
  reference: 'Marsaglia (2003), Xorshift RNGs, Journal of Statistical Software 8(14), doi:10.18637/jss.v008.i14; through seedrandom 3.0.5',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 192,
  period: (2n ** 160n - 1n) * 2n ** 32n,
  secure: false,
  others: [smokeRand('passesSmall', 17)],
  seedWords: 6,
  seedBits: 53,
  forbids: (seed) => seed.subarray(1).every((word) => word === 0),
  create(seed) {
    checkSeed(xorwow, seed);
    const [d, x, y, z, w, v] = seed;
    return signedSource(seedrandom.xorwow('', { state: { d, x, y, z, w, v } }).int32);
  },
  seeded: (seed) => signedSource(seedrandom.xorwow(librarySeed(seed)).int32),
};
