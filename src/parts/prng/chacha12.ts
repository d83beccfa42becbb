import type { Prng } from '../../core/subject/source.js';
import { chachaSource } from './chacha.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { wholeSeed } from './whole-seed.js';

const MULTIPLIER = 6_364_136_223_846_793_005n;
const INCREMENT = 11_634_580_027_462_260_723n;
const KEY_WORDS = 8;

/**
 * ChaCha with twelve rounds, StdRng of Rust's rand 0.8. Seed: the key's eight words; block counter and stream are 0, as rand starts it.
 * Own seeding: `seed_from_u64`, where a PCG32 of the seed makes the key.
 */
export const chacha12: Prng = {
  id: 'chacha12',
  title: 'ChaCha12',
  summary: "The stream cipher ChaCha with twelve rounds instead of twenty, the standard generator of Rust's rand.",
  reference:
    'Bernstein (2008), ChaCha, a variant of Salsa20; The Rust Rand Developers, rand_chacha 0.3.1 and rand_core 0.6.3, SeedableRng::seed_from_u64',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 256,
  period: 2n ** 68n,
  secure: true,
  others: [smokeRand('passesBig', 45, 'no-further')],
  seedWords: KEY_WORDS,
  seedBits: 53,
  anySeedBits: 64,
  create(seed) {
    checkSeed(chacha12, seed);
    return chachaSource(Uint32Array.of(...seed, 0, 0, 0, 0), 12);
  },
  seeded(seed) {
    let x = BigInt.asUintN(64, wholeSeed('chacha12', seed));
    const key = new Uint32Array(KEY_WORDS);
    for (let i = 0; i < KEY_WORDS; i++) {
      x = BigInt.asUintN(64, x * MULTIPLIER + INCREMENT);
      const shifted = Number(BigInt.asUintN(32, ((x >> 18n) ^ x) >> 27n));
      const turn = Number(x >> 59n);
      key[i] = (shifted >>> turn) | (shifted << (-turn & 31));
    }
    return chacha12.create(key);
  },
};
