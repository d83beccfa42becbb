import type { Prng } from '../../../core/subject/source.js';
import { checkSeed } from '../../../parts/prng/check-seed.js';
import { wholeSeed } from '../../../parts/prng/whole-seed.js';

const PLACES = 55;
const TAP = 21;
const MODULUS = 2 ** 31 - 1;
const START = 161_803_398;

/**
 * System.Random of .NET by a number: x_n = x_(n−55) − x_(n−34) mod 2^31 − 1, Knuth's subtractive generator with one lag changed. A word is `Next()`;
 * `Next(bound)` is the method `float-scale`. Seed: the 55 numbers before the first one. Own seeding: `new Random(seed)` of the low 32 bits, as a
 * signed number whose sign is dropped.
 */
export const dotnetRandom: Prng = {
  id: 'dotnet-random',
  title: 'System.Random of .NET, started by a number',
  summary: 'Differences mod 2^31 − 1 of the numbers 55 and 34 places back; .NET Framework starts it from a count of milliseconds.',
  reference:
    'Microsoft, .NET Framework 4.8 reference source, mscorlib/system/random.cs; Knuth (1981), The Art of Computer Programming, vol. 2, 3.2.2',
  range: BigInt(MODULUS),
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: PLACES * Math.log2(MODULUS),
  period: null,
  secure: false,
  seedWords: PLACES,
  seedBits: 31,
  create(seed) {
    checkSeed(dotnetRandom, seed);
    const state = Int32Array.from(seed);
    let [at, tap] = [0, TAP];
    return {
      fill(out) {
        for (let i = 0; i < out.length; i++) {
          let x = (state[at] - state[tap]) | 0;
          if (x === MODULUS) x--;
          if (x < 0) x += MODULUS;
          state[at] = x;
          out[i] = x;
          at = at === PLACES - 1 ? 0 : at + 1;
          tap = tap === PLACES - 1 ? 0 : tap + 1;
        }
      },
    };
  },
  seeded: (seed) => dotnetRandom.create(startOf(Number(BigInt.asIntN(32, wholeSeed('dotnet-random', seed))))),
};

/** The numbers that the library makes of a seed, in 32-bit arithmetic that wraps around as its own does. */
function startOf(seed: number): Uint32Array {
  const state = new Int32Array(PLACES);
  let last = START - Math.min(Math.abs(seed), MODULUS);
  let next = 1;
  state[PLACES - 1] = last;
  for (let i = 1; i < PLACES; i++) {
    const place = ((TAP * i) % PLACES) - 1;
    state[place] = next;
    next = (last - next) | 0;
    if (next < 0) next += MODULUS;
    last = state[place];
  }
  for (let round = 0; round < 4; round++)
    for (let i = 0; i < PLACES; i++) {
      state[i] -= state[(i + 31) % PLACES];
      if (state[i] < 0) state[i] += MODULUS;
    }
  return Uint32Array.from(state);
}
