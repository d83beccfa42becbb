import { hasShortKeys } from './domain.js';

const SHORT_KEYS = 2 ** 4;
const HALF_WORD = 2 ** 16;

/**
 * The bounds of the draws of one key of a round function: 32 bits as two halves, the first the higher. They are 4 bits for so few items that all keys
 * are enumerated.
 */
export function keyBounds(n: number): readonly number[] {
  return hasShortKeys(n) ? [SHORT_KEYS] : [HALF_WORD, HALF_WORD];
}

/** The key in the draws from `from` on, as 32 unsigned bits. */
export function keyAt(n: number, draws: Uint32Array, from: number): number {
  return hasShortKeys(n) ? draws[from] : draws[from] * HALF_WORD + draws[from + 1];
}
