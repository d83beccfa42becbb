import type { Prng } from '../../core/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';

const WORDS = 16;
/** 'expand 32-byte k' */
const CONSTANTS = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
const COUNTER = 12;

/**
 * The ChaCha20 keystream as little-endian words, sixteen a block. Seed: the key's eight words, the block counter, the nonce's three words.
 * A counter that overflows carries into the first word of the nonce, as in OpenSSL and Bernstein's paper; RFC 8439 ends the stream there.
 */
export const chacha20: Prng = {
  id: 'chacha20',
  title: 'ChaCha20',
  summary: 'The stream cipher of many secure random generators: a counter scrambled under a 256-bit key by twenty rounds.',
  reference: 'Bernstein (2008), ChaCha, a variant of Salsa20; Nir, Langley (2018), RFC 8439, doi:10.17487/RFC8439',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 384,
  period: 2n ** 68n,
  others: [smokeRand('passesBig', 45, 'no-further', 'with 12 rounds')],
  seedWords: 12,
  kernel: 'chacha20Words',
  create(seed) {
    checkSeed(chacha20, seed);
    const state = Int32Array.of(...CONSTANTS, ...seed);
    const mixed = new Int32Array(WORDS);
    return blockSource(WORDS, (out, kernels) => {
      if (kernels) return kernels.fill('chacha20Words', state, out);
      for (let at = 0; at < out.length; at += WORDS) {
        mixed.set(state);
        for (let round = 0; round < 20; round += 2) {
          for (let column = 0; column < 4; column++) quarterRound(mixed, column, column + 4, column + 8, column + 12);
          for (let column = 0; column < 4; column++)
            quarterRound(mixed, column, 4 + ((column + 1) & 3), 8 + ((column + 2) & 3), 12 + ((column + 3) & 3));
        }
        for (let i = 0; i < WORDS; i++) out[at + i] = mixed[i] + state[i];
        if (++state[COUNTER] === 0) state[COUNTER + 1]++;
      }
    });
  },
};

/** a += b, d = (d ^ a) <<< 16, c += d, b = (b ^ c) <<< 12, a += b, d = (d ^ a) <<< 8, c += d, b = (b ^ c) <<< 7; <<< turns a word left. */
function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let first = (x[a] + x[b]) | 0;
  let fourth = x[d] ^ first;
  fourth = (fourth << 16) | (fourth >>> 16);
  let third = (x[c] + fourth) | 0;
  let second = x[b] ^ third;
  second = (second << 12) | (second >>> 20);
  first = (first + second) | 0;
  fourth ^= first;
  fourth = (fourth << 8) | (fourth >>> 24);
  third = (third + fourth) | 0;
  second ^= third;
  x[a] = first;
  x[b] = (second << 7) | (second >>> 25);
  x[c] = third;
  x[d] = fourth;
}
