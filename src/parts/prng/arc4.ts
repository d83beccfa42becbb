import seedrandom from 'seedrandom';
import type { BitSource, Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { hexText } from './hex-text.js';
import { inTurns } from './in-turns.js';
import { signedSource } from './signed-source.js';

/**
 * seedrandom's ARC4, `int32()`. Seed: 32 words, given as their hex text, one digit for each of the 256 key bytes.
 * Own seeding: `seedrandom(text)`, or a number, which the library tells from its text.
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
  kernel: 'arc4Words',
  create(seed) {
    checkSeed(arc4, seed);
    return source(hexText(seed));
  },
  // The library ends a number's text with a NUL.
  seeded: (seed) => source(typeof seed === 'bigint' ? `${seed}\0` : seed),
};

function source(text: string): BitSource {
  return inTurns(seedrandom(text, { state: true }), {
    kernel: 'arc4Words',
    words: ({ int32 }) => signedSource(int32),
    state(generator) {
      const { S, i, j } = generator.state();
      return Uint32Array.of(i, j, ...S);
    },
    from: ([i, j, ...S]) => seedrandom('', { state: { i, j, S } }),
  });
}
