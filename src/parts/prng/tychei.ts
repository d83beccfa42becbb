import seedrandom from 'seedrandom';
import type { BitSource, Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import { inTurns } from './in-turns.js';
import { librarySeed } from './library-seed.js';
import { signedSource } from './signed-source.js';

/**
 * seedrandom's tychei, `int32()`. Seed: a, b, c, d.
 * Own seeding: b is a number's low 32 bits, a what is above them; a text is mixed into b; 20 outputs are discarded.
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
  kernel: 'tycheiWords',
  seedKernel: 'tycheiSeeds',
  forbids: (seed) => seed.every((word) => word === 0),
  create(seed) {
    checkSeed(tychei, seed);
    const [a, b, c, d] = seed;
    return source(seedrandom.tychei('', { state: { a, b, c, d } }));
  },
  seeded: (seed) => source(seedrandom.tychei(librarySeed(seed), { state: true })),
};

function source(first: seedrandom.StatefulPRNG<seedrandom.State.Tychei>): BitSource {
  return inTurns(first, {
    kernel: 'tycheiWords',
    words: ({ int32 }) => signedSource(int32),
    state(generator) {
      const { a, b, c, d } = generator.state();
      return Uint32Array.of(a, b, c, d);
    },
    from: ([a, b, c, d]) => seedrandom.tychei('', { state: { a, b, c, d } }),
  });
}
