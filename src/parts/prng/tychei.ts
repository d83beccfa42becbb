import seedrandom from 'seedrandom';
import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { librarySeed } from './library-seed.js';
import { signedSource } from './signed-source.js';

/**
 * seedrandom's tychei, `int32()`. Seed: a, b, c, d. Own seeding: b is a number's low 32 bits, a the bits above them; a text is mixed into b; 20
 * outputs are discarded.
 */
export const tychei: Prng = {
  id: 'tychei',
  title: 'Tyche-i (seedrandom)',
  summary: "The inverse of ChaCha's quarter round, repeated on a state of four words.",
  reference:
    'Neves, Araujo (2012), Fast and small nonlinear pseudorandom number generators for computer simulation, PPAM 2011, LNCS 7203:92-101, doi:10.1007/978-3-642-31464-3_10; through seedrandom 3.0.5',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 128,
  period: null,
  secure: false,
  seedWords: 4,
  seedBits: 53,
  forbids: (seed) => seed.every((word) => word === 0),
  create(seed) {
    checkSeed(tychei, seed);
    const [a, b, c, d] = seed;
    return signedSource(seedrandom.tychei('', { state: { a, b, c, d } }).int32);
  },
  seeded: (seed) => signedSource(seedrandom.tychei(librarySeed(seed)).int32),
};
