import type { Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import { goCooked } from './go-cooked.js';
import { wholeSeed } from './whole-seed.js';

const LAGS = 607;
const TAP = 273;
const MODULUS = 2 ** 31 - 1;

/** Where Go starts for the seed 0. */
const FOR_ZERO = 89_482_311;

/**
 * Go's math/rand: x_n = x_(n−607) + x_(n−273) mod 2^64, of which a word is `Uint32()`: bits 31 to 62. Seed: the number that Go seeds with mod 2^31 − 1, since that
 * is all that its state can be started from; MINSTD fills the state from it over a fixed table. Own seeding: `rand.NewSource(seed)`.
 */
export const goAlfg: Prng = {
  id: 'go-alfg',
  title: "Go's additive lagged Fibonacci generator",
  summary: 'Each number is the sum of those 607 and 273 places before it; Go started it from 31 bits of the seed.',
  reference: 'The Go Authors, Go 1.19, src/math/rand/rng.go: algorithm by D. P. Mitchell and J. A. Reeds',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  // The seeds 0 and 89,482,311 start one stream.
  stateBits: Math.log2(MODULUS - 1),
  period: 2n ** 62n * (2n ** 607n - 1n),
  secure: false,
  seedWords: 1,
  seedBits: Math.log2(MODULUS - 1),
  create(seed) {
    checkSeed(goAlfg, seed);
    const state = startOf(seed[0]);
    let feed = LAGS - TAP;
    let tap = 0;
    return {
      fill(out) {
        for (let i = 0; i < out.length; i++) {
          tap = tap === 0 ? LAGS - 1 : tap - 1;
          feed = feed === 0 ? LAGS - 1 : feed - 1;
          const low = state[2 * feed] + state[2 * tap];
          const high = state[2 * feed + 1] + state[2 * tap + 1] + (low > 0xffff_ffff ? 1 : 0);
          state[2 * feed] = low;
          state[2 * feed + 1] = high;
          out[i] = (state[2 * feed + 1] << 1) | (state[2 * feed] >>> 31);
        }
      },
    };
  },
  seeded(seed) {
    const modulus = BigInt(MODULUS);
    return goAlfg.create(Uint32Array.of(Number(((wholeSeed('go-alfg', seed) % modulus) + modulus) % modulus)));
  },
};

/** The state after a seed: three numbers of MINSTD a place, moved by 40, 20 and 0 bits, over the table. */
function startOf(seed: number): Uint32Array {
  let x = seed % MODULUS || FOR_ZERO;
  const next = (): number => {
    x = (x * 48_271) % MODULUS;
    return x;
  };
  const state = goCooked();
  for (let i = 0; i < 20; i++) next();
  for (let i = 0; i < LAGS; i++) {
    const [a, b, c] = [next(), next(), next()];
    state[2 * i] ^= (b << 20) ^ c;
    state[2 * i + 1] ^= (a << 8) ^ (b >>> 12);
  }
  return state;
}
