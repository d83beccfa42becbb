import seedrandom from 'seedrandom';
import type { BitSource, Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import { hexText } from './hex-text.js';
import { inTurns } from './in-turns.js';
import { signedSource } from './signed-source.js';

/**
 * xor4096, `int32()`. Seed: as many words as the state has (4,096 bits and the Weyl word), given as their hex text.
 * Own seeding: a text, or a number, which the library starts otherwise than its text.
 */
export const xor4096: Prng = {
  id: 'xor4096',
  title: 'xorgens xor4096 (seedrandom)',
  summary: 'A 4,096-bit xorshift generator combined with a Weyl sequence.',
  reference:
    'Brent (2007), Some long-period random number generators using shifts and xors, ANZIAM J. 48, arXiv:1004.3115; through seedrandom 3.0.5',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 4128,
  period: (2n ** 4096n - 1n) * 2n ** 32n,
  secure: false,
  seedWords: 129,
  seedBits: 53,
  kernel: 'xor4096Words',
  create(seed) {
    checkSeed(xor4096, seed);
    return source(seedrandom.xor4096(hexText(seed), { state: true }));
  },
  seeded(seed) {
    if (typeof seed === 'string') return source(seedrandom.xor4096(seed, { state: true }));
    // The library seeds with a number as such where it fits 32 signed bits, else with its text; its typings know only text.
    const number = seed === BigInt.asIntN(32, seed) ? (Number(seed) as unknown as string) : `${seed}`;
    return source(seedrandom.xor4096(number, { state: true }));
  },
};

/** The library's typings take all of it for lists. */
interface State {
  readonly i: number;
  readonly w: number;
  readonly X: readonly number[];
}

function source(first: seedrandom.StatefulPRNG<seedrandom.State.Xor4096>): BitSource {
  return inTurns(first, {
    kernel: 'xor4096Words',
    words: ({ int32 }) => signedSource(int32),
    state(generator) {
      const { X, i, w } = generator.state() as unknown as State;
      return Uint32Array.of(i, w, ...X);
    },
    from([i, w, ...X]) {
      const state: State = { i, w: w | 0, X };
      return seedrandom.xor4096('', { state: state as unknown as seedrandom.State.Xor4096 });
    },
  });
}
