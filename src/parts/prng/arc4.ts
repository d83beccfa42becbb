import seedrandom from 'seedrandom';
import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { hexText } from './hex-text.js';
import { signedSource } from './signed-source.js';

/**
 * seedrandom's ARC4, `int32()`. Seed: 32 words, given as their hex text, one digit for each of the 256 key bytes. Own seeding: `seedrandom(text)`, or
 * a number, which the library distinguishes from its text.
 */
export const arc4: Prng = {
  id: 'arc4',
  title: 'ARC4 (seedrandom)',
  summary: 'The RC4 stream cipher keyed by a text, its first 256 bytes discarded; four bytes a word.',
  reference: 'Bau (2010), seedrandom 3.0.5, github.com/davidbau/seedrandom; RC4: Rivest (1987), unpublished',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 1024,
  period: null,
  secure: false,
  others: [smokeRand('passesBig', 39)],
  seedWords: 32,
  seedBits: 53,
  create(seed) {
    checkSeed(arc4, seed);
    return signedSource(seedrandom(hexText(seed)).int32);
  },
  // The library ends a number's text with a NUL.
  seeded: (seed) => signedSource(seedrandom(typeof seed === 'bigint' ? `${seed}\0` : seed).int32),
};
