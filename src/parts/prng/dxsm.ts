import { highWord } from './high-word.js';

/** The low word of DXSM's multiplier 0xDA942042E4DD58B5, and its high word. */
const LOW = 0xe4dd_58b5;
const HIGH = 0xda94_2042;

/**
 * PCG's output of double xorshift and multiplication from a state of four words, low first, written to `out` at `at`, low word first:
 * h = the high half; h ^= h >> 32; h *= 0xDA942042E4DD58B5; h ^= h >> 48; h *= the low half made odd.
 */
export function putDxsm([low0, low1, high0, high1]: Uint32Array, out: Uint32Array, at: number): void {
  const open = high0 ^ high1;
  const b = highWord(open, LOW) + Math.imul(high1, LOW) + Math.imul(open, HIGH);
  const a = Math.imul(open, LOW) ^ ((b | 0) >>> 16);
  out[at] = Math.imul(a, low0 | 1);
  out[at + 1] = highWord(a, low0 | 1) + Math.imul(b, low0 | 1) + Math.imul(a, low1);
}
