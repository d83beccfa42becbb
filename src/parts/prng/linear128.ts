import { highWord } from './high-word.js';
import { lowWord } from './low-word.js';

/**
 * Takes one step of a congruence of 128 bits: `state` becomes multiplier · state + increment mod 2^128. Each is four words, low first. PCG-XSL-RR has
 * the same sums in its own loop, where its words take a quarter less time.
 */
export function stepLinear128(state: Uint32Array, multiplier: Uint32Array, increment: Uint32Array): void {
  const [s0, s1, s2, s3] = state;
  const [m0, m1, m2, m3] = multiplier;
  // By columns of 32 bits: every sum is below 2^36, and what is above its 32 bits is carried.
  const r0 = lowWord(s0, m0) + increment[0];
  const r1 = highWord(s0, m0) + lowWord(s1, m0) + lowWord(s0, m1) + increment[1] + Math.floor(r0 / 2 ** 32);
  const r2 =
    highWord(s1, m0) + highWord(s0, m1) + lowWord(s2, m0) + lowWord(s1, m1) + lowWord(s0, m2) + increment[2] + Math.floor(r1 / 2 ** 32);
  const high = highWord(s2, m0) + highWord(s1, m1) + highWord(s0, m2) + increment[3] + Math.floor(r2 / 2 ** 32);
  state[0] = r0;
  state[1] = r1;
  state[2] = r2;
  state[3] = high + lowWord(s3, m0) + lowWord(s2, m1) + lowWord(s1, m2) + lowWord(s0, m3);
}
