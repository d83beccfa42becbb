import seedrandom from 'seedrandom';
import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { hexText } from './hex-text.js';
import { signedSource } from './signed-source.js';

/**
 * xor4096, `int32()`. Seed: as many words as the state has (4,096 bits and the Weyl word), given as their hex text. Own seeding: a text, or a number,
 * which starts the library differently from its text.
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
  create(seed) {
    checkSeed(xor4096, seed);
    return signedSource(seedrandom.xor4096(hexText(seed)).int32);
  },
  seeded(seed) {
    if (typeof seed === 'string') return signedSource(seedrandom.xor4096(seed).int32);
    // The library seeds with a number as such where it fits 32 signed bits, else with its text; its typings know only text.
    const number = seed === BigInt.asIntN(32, seed) ? (Number(seed) as unknown as string) : `${seed}`;
    return signedSource(seedrandom.xor4096(number).int32);
  },
};
