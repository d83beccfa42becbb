import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand, testingRng } from './findings.js';
import { wholeSeed } from './whole-seed.js';

/** xorshift32 with shifts 13, 17, 5; its words are its state, so 0 never appears. Seed: the state. Own seeding: the low 32 bits. */
export const xorshift32: Prng = {
  id: 'xorshift32',
  title: 'xorshift32 (13, 17, 5)',
  summary: 'A 32-bit linear generator of three shifts whose output is its state.',
  reference: 'Marsaglia (2003), Xorshift RNGs, Journal of Statistical Software 8(14), doi:10.18637/jss.v008.i14',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 32,
  period: 2n ** 32n - 1n,
  secure: false,
  readFrom: 1,
  others: [testingRng('PractRand 0.93 fails it at the first look, 2^28 bytes'), smokeRand('failsSmall', 15)],
  seedWords: 1,
  seedBits: 32,
  forbids: ([state]) => state === 0,
  create(seed) {
    checkSeed(xorshift32, seed);
    let kept = seed[0] | 0;
    return {
      fill(out) {
        let state = kept;
        for (let i = 0; i < out.length; i++) {
          state ^= state << 13;
          state ^= state >>> 17;
          state ^= state << 5;
          out[i] = state;
        }
        kept = state;
      },
    };
  },
  seeded: (seed) => xorshift32.create(Uint32Array.of(Number(BigInt.asUintN(32, wholeSeed('xorshift32', seed))))),
};
