import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';

const ROUNDS = 10;
/** The S-box of AES: the substitute of each byte. */
const SUBSTITUTE = substitutes();
/** The contribution of a first byte to its mixed column: 2, 1, 1 and 3 times its substitute. Other bytes contribute the same, rotated to their place. */
const MIXED = Int32Array.from(SUBSTITUTE, (byte) => doubled(byte) | (byte << 8) | (byte << 16) | ((doubled(byte) ^ byte) << 24));

/**
 * AES-128 in counter mode: the little-endian words of its key stream, four a block. Seed: the key's four words, then the four of the first counter block, both
 * little-endian words of their bytes. The block counts up as one big-endian number of 128 bits, as in OpenSSL and the examples of SP 800-38A.
 */
export const aesCtr: Prng = {
  id: 'aes-ctr',
  title: 'AES-128 in counter mode',
  summary: 'The block cipher AES that encrypts a counter under a key of 128 bits, as many secure random generators do.',
  reference:
    'NIST (2001), Advanced Encryption Standard, FIPS 197, doi:10.6028/NIST.FIPS.197; Dworkin (2001), Recommendation for block cipher modes of operation, NIST SP 800-38A, doi:10.6028/NIST.SP.800-38A',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 256,
  period: 4n * 2n ** 128n,
  secure: true,
  seedWords: 8,
  create(seed) {
    checkSeed(aesCtr, seed);
    const keys = roundKeys(seed.subarray(0, 4));
    const counter = seed.slice(4).map(reversed);
    return blockSource(4, (out) => {
      for (let at = 0; at < out.length; at += 4) {
        encrypt(counter.map(reversed), keys, out, at);
        // A word that overflows to 0 carries into the one before.
        let word = 4;
        do counter[--word]++;
        while (counter[word] === 0 && word > 0);
      }
    });
  },
};

/** Encrypts a block of four columns, the first byte of each lowest, and writes it to `out` at `at`. */
function encrypt(block: Uint32Array, keys: Uint32Array, out: Uint32Array, at: number): void {
  let a = block[0] ^ keys[0];
  let b = block[1] ^ keys[1];
  let c = block[2] ^ keys[2];
  let d = block[3] ^ keys[3];
  for (let key = 4; key < 4 * ROUNDS; key += 4) {
    // Row i of the block is shifted by i columns: a column takes its bytes from four.
    const first = mixed(a, b, c, d) ^ keys[key];
    const second = mixed(b, c, d, a) ^ keys[key + 1];
    const third = mixed(c, d, a, b) ^ keys[key + 2];
    d = mixed(d, a, b, c) ^ keys[key + 3];
    a = first;
    b = second;
    c = third;
  }
  // The last round does not mix.
  out[at] = shifted(a, b, c, d) ^ keys[4 * ROUNDS];
  out[at + 1] = shifted(b, c, d, a) ^ keys[4 * ROUNDS + 1];
  out[at + 2] = shifted(c, d, a, b) ^ keys[4 * ROUNDS + 2];
  out[at + 3] = shifted(d, a, b, c) ^ keys[4 * ROUNDS + 3];
}

/** Mixes the column made of the first byte of column a up to the last byte of column d. */
function mixed(a: number, b: number, c: number, d: number): number {
  const second = MIXED[(b >>> 8) & 0xff];
  const third = MIXED[(c >>> 16) & 0xff];
  const fourth = MIXED[d >>> 24];
  return MIXED[a & 0xff] ^ ((second << 8) | (second >>> 24)) ^ ((third << 16) | (third >>> 16)) ^ ((fourth << 24) | (fourth >>> 8));
}

/** The column of the substitutes of the first byte of column a to the last byte of column d. */
function shifted(a: number, b: number, c: number, d: number): number {
  return SUBSTITUTE[a & 0xff] | (SUBSTITUTE[(b >>> 8) & 0xff] << 8) | (SUBSTITUTE[(c >>> 16) & 0xff] << 16) | (SUBSTITUTE[d >>> 24] << 24);
}

/** The eleven keys of the rounds, four words each. */
function roundKeys(key: Uint32Array): Uint32Array {
  const keys = new Uint32Array(4 * (ROUNDS + 1));
  keys.set(key);
  let constant = 1;
  for (let i = 4; i < keys.length; i++) {
    let word = keys[i - 1];
    if (i % 4 === 0) {
      // The word's bytes, each one place on, are substituted.
      word = (word >>> 8) | (word << 24);
      word = shifted(word, word, word, word) ^ constant;
      constant = doubled(constant);
    }
    keys[i] = keys[i - 4] ^ word;
  }
  return keys;
}

/** The inverse of each byte in the field of 256 elements (0 for 0), its bits spread by four rotations and XORed with 0x63. */
function substitutes(): Uint8Array {
  const inverses = new Uint8Array(256);
  const powers: number[] = [];
  // 3 generates the field: its powers are all elements but 0, and the inverse of 3^i is 3^(255 − i).
  for (let x = 1; powers.length < 255; x ^= doubled(x)) powers.push(x);
  for (const [i, power] of powers.entries()) inverses[power] = powers[(255 - i) % 255];
  return inverses.map((byte) => {
    const twice = byte | (byte << 8);
    return byte ^ (twice >>> 7) ^ (twice >>> 6) ^ (twice >>> 5) ^ (twice >>> 4) ^ 0x63;
  });
}

/** Twice an element of the field, whose polynomial is x^8 + x^4 + x^3 + x + 1. */
function doubled(element: number): number {
  return (element << 1) ^ (element > 0x7f ? 0x11b : 0);
}

/** A word with its bytes in reverse order. */
function reversed(word: number): number {
  return (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
}
