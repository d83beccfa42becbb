import type { Entry } from '../../core/catalogue.js';
import type { BitSource, Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { highWord } from './high-word.js';
import { lowWords } from './low-words.js';
import { murmur64 } from './murmur64.js';
import { splitmixWords } from './splitmix-words.js';
import { wholeSeed } from './whole-seed.js';

const GOLDEN_RATIO = 0x9e3779b97f4a7c15n;
const SILVER_RATIO = 0x6a09e667f3bcc909n;

export const L64X128_REFERENCE =
  'Steele, Vigna (2021), LXM: better splittable pseudorandom number generators (and almost as fast), Proc. ACM Program. Lang. 5(OOPSLA):148, doi:10.1145/3485525; OpenJDK 17, jdk.random.L64X128MixRandom';

/**
 * Java's L64X128MixRandom, whose 64-bit outputs give both words, low first, or the high one alone. Seed: a, s, x0, x1, each low word first; a is made
 * odd, and x0 and x1 are not both 0 (Java then derives others from s). Own seeding: `RandomGeneratorFactory.of("L64X128MixRandom").create(seed)`, the
 * low 64 bits.
 */
export function l64x128(entry: Entry, given: 'both' | 'high'): Prng {
  const wordsPerOutput = given === 'both' ? 2 : 1;
  const prng: Prng = {
    ...entry,
    range: 2n ** 32n,
    lowest: 0,
    wordsPerOutput,
    stateBits: 255,
    period: BigInt(wordsPerOutput) * 2n ** 64n * (2n ** 128n - 1n),
    secure: false,
    seedWords: 8,
    seedBits: 53,
    anySeedBits: 64,
    forbids: (seed) => seed.subarray(4).every((word) => word === 0),
    create(seed) {
      checkSeed(prng, seed);
      const source = bothWords(seed);
      return given === 'both' ? source : highWords(source);
    },
    seeded: (seed) => prng.create(startOf(wholeSeed(entry.id, seed))),
  };
  return prng;
}

/** The high words of a source of 64-bit outputs, one word for each output. */
function highWords(source: BitSource): BitSource {
  return {
    fill(out) {
      const both = new Uint32Array(2 * out.length);
      source.fill(both);
      for (let i = 0; i < out.length; i++) out[i] = both[2 * i + 1];
    },
  };
}

/** The 64-bit outputs of L64X128MixRandom as two words each, low first, from a, s, x0 and x1, each low word first; a is made odd. */
function bothWords(seed: Uint32Array): BitSource {
  const kept = Int32Array.from(seed);
  const addLow = (kept[0] | 1) >>> 0;
  const addHigh = kept[1];
  return blockSource(2, (out) => {
    let [, , low, high, low0, high0, low1, high1] = kept;
    for (let i = 0; i < out.length; i += 2) {
      // z = s + x0; z = (z ^ z >> 32) K, twice, with K = 0xDABA0B6EB09322E3; the output is z ^ z >> 32.
      const sum = (low >>> 0) + (low0 >>> 0);
      let b = (high + high0 + (sum > 0xffff_ffff ? 1 : 0)) | 0;
      let a = sum ^ b;
      b = (highWord(a, 0xb093_22e3) + Math.imul(b, 0xb093_22e3) + Math.imul(a, 0xdaba_0b6e)) | 0;
      a = Math.imul(a, 0xb093_22e3) ^ b;
      b = (highWord(a, 0xb093_22e3) + Math.imul(b, 0xb093_22e3) + Math.imul(a, 0xdaba_0b6e)) | 0;
      out[i] = Math.imul(a, 0xb093_22e3) ^ b;
      out[i + 1] = b;
      // s = 0xD1342543DE82EF95 s + a
      const next = (Math.imul(low, 0xde82_ef95) >>> 0) + addLow;
      high =
        (highWord(low, 0xde82_ef95) + Math.imul(high, 0xde82_ef95) + Math.imul(low, 0xd134_2543) + addHigh + (next > 0xffff_ffff ? 1 : 0)) |
        0;
      low = next | 0;
      // x1 ^= x0; x0 = (x0 <<< 24) ^ x1 ^ x1 << 16; x1 = x1 <<< 37; <<< turns left.
      low1 ^= low0;
      high1 ^= high0;
      const other0 = low0;
      low0 = ((other0 << 24) | (high0 >>> 8)) ^ low1 ^ (low1 << 16);
      high0 = ((high0 << 24) | (other0 >>> 8)) ^ high1 ^ ((high1 << 16) | (low1 >>> 16));
      const other1 = low1;
      low1 = (high1 << 5) | (other1 >>> 27);
      high1 = (other1 << 5) | (high1 >>> 27);
    }
    kept.set([low, high, low0, high0, low1, high1], 2);
  });
}

/**
 * The state that Java makes of the low 64 bits of a seed. a is the seed hashed, s is 1; x0 and x1 are SplitMix64's hashes of the seed itself and of
 * its next counter.
 */
function startOf(seed: bigint): Uint32Array {
  const mixed = BigInt.asUintN(64, seed ^ SILVER_RATIO);
  return Uint32Array.of(...lowWords(murmur64(mixed), 2), 1, 0, ...splitmixWords(mixed - GOLDEN_RATIO, 4));
}
