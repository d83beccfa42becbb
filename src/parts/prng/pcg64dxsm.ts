import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { putDxsm } from './dxsm.js';
import { stepLinear128 } from './linear128.js';
import { lowWords } from './low-words.js';
import { numpyPcgStart } from './numpy-pcg-start.js';
import { wholeSeed } from './whole-seed.js';

const MULTIPLIER = lowWords(0xda942042e4dd58b5n, 4);

/**
 * numpy's PCG64DXSM, also PCG-CM-DXSM 128/64: output, then stepped by a multiplier of 64 bits. Each 64-bit output is two words, low first.
 * Seed: state, then increment, each low word first; the increment is made odd.
 * Own seeding: `PCG64DXSM(seed)`, a whole number from 0 on of any size; the state is started as that of PCG64, with its multiplier of 128 bits.
 */
export const pcg64dxsm: Prng = {
  id: 'pcg64dxsm',
  title: 'PCG64DXSM of numpy',
  summary:
    'A 128-bit linear congruential generator of a 64-bit multiplier whose high half is hashed by two multiplications, one by its low half.',
  reference:
    "O'Neill (2019), pcg-cpp, DXSM output, github.com/imneme/pcg-cpp commit 871d0494; numpy.random.PCG64DXSM and SeedSequence, numpy.org/doc/stable/reference/random/bit_generators/pcg64dxsm.html",
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 2,
  stateBits: 255,
  period: 2n ** 129n,
  secure: false,
  seedWords: 8,
  seedBits: 53,
  anySeedBits: 128,
  create(seed) {
    checkSeed(pcg64dxsm, seed);
    const state = seed.slice(0, 4);
    const increment = seed.slice(4);
    increment[0] |= 1;
    return blockSource(2, (out) => {
      for (let i = 0; i < out.length; i += 2) {
        putDxsm(state, out, i);
        stepLinear128(state, MULTIPLIER, increment);
      }
    });
  },
  seeded: (seed) => pcg64dxsm.create(numpyPcgStart(wholeSeed('pcg64dxsm', seed))),
};
