import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { putDxsm } from './dxsm.js';
import { stepLinear128 } from './linear128.js';
import { lowWords } from './low-words.js';
import { PCG_MULTIPLIER } from './pcg-start.js';
import { wholeSeed } from './whole-seed.js';

const MULTIPLIER = lowWords(PCG_MULTIPLIER, 4);
const INCREMENT = lowWords(0x5851f42d4c957f2d14057b7ef767814fn, 4);

/**
 * The PCG of Go's math/rand/v2: stepped by the multiplier of 128 bits, then DXSM. Each 64-bit output is two words, low first.
 * Seed: the state, that is the low half (seed2) and then the high half (seed1), each low word first.
 * Own seeding: `NewPCG(seed, stream)`, which are the state as they are; the low 64 bits of both, and without a stream 0.
 */
export const goPcg: Prng = {
  id: 'go-pcg',
  title: 'PCG of Go',
  summary:
    'A 128-bit linear congruential generator with the output of PCG64DXSM, whose state is the two seeds as they are; Go’s math/rand/v2 has it.',
  reference: 'The Go project (2023), math/rand/v2, pcg.go, pkg.go.dev/math/rand/v2#PCG',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 2,
  stateBits: 128,
  period: 2n ** 129n,
  secure: false,
  seedWords: 4,
  seedBits: 53,
  create(seed) {
    checkSeed(goPcg, seed);
    const state = seed.slice();
    return blockSource(2, (out) => {
      for (let i = 0; i < out.length; i += 2) {
        stepLinear128(state, MULTIPLIER, INCREMENT);
        putDxsm(state, out, i);
      }
    });
  },
  seeded: (seed, stream = 0n) => goPcg.create(Uint32Array.of(...lowWords(stream, 2), ...lowWords(wholeSeed('go-pcg', seed), 2))),
};
