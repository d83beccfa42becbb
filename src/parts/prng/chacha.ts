import type { BitSource } from '../../core/subject/source.js';
import type { WordKernel } from '../../core/subject/word-kernels.js';
import { blockSource } from './block-source.js';

const WORDS = 16;
/** 'expand 32-byte k' */
const CONSTANTS = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
const COUNTER = 12;

/**
 * The keystream of ChaCha with `rounds` rounds, as little-endian words, sixteen a block. `seed`: the key's eight words, the block counter, the
 * nonce's three words. A counter that overflows carries into the first word of the nonce, as in OpenSSL and Bernstein's paper; RFC 8439 ends the
 * stream there.
 */
export function chachaSource(seed: Uint32Array, rounds: number, kernel?: WordKernel): BitSource {
  const state = Int32Array.of(...CONSTANTS, ...seed);
  const mixed = new Int32Array(WORDS);
  return blockSource(WORDS, (out, kernels) => {
    if (kernels && kernel) return kernels.fill(kernel, state, out);
    for (let at = 0; at < out.length; at += WORDS) {
      mixed.set(state);
      for (let round = 0; round < rounds; round += 2) {
        for (let column = 0; column < 4; column++) quarterRound(mixed, column, column + 4, column + 8, column + 12);
        for (let column = 0; column < 4; column++)
          quarterRound(mixed, column, 4 + ((column + 1) & 3), 8 + ((column + 2) & 3), 12 + ((column + 3) & 3));
      }
      for (let i = 0; i < WORDS; i++) out[at + i] = mixed[i] + state[i];
      if (++state[COUNTER] === 0) state[COUNTER + 1]++;
    }
  });
}

/** a += b, d = (d ^ a) <<< 16, c += d, b = (b ^ c) <<< 12, a += b, d = (d ^ a) <<< 8, c += d, b = (b ^ c) <<< 7; <<< rotates a word left. */
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
