import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { counted } from '../../core/words/counted.js';
import { bitsOf, walking } from './keyed/domain.js';
import { keyedShuffle } from './keyed/keyed-shuffle.js';

/** The number of odd numbers of `bits` bits; 1 for no bits. */
function multipliers(bits: number): number {
  return 2 ** Math.max(0, bits - 1);
}

/**
 * Rounds of a hash over numbers of k bits, for the least 2^k ≥ n: x ^= key, x ^= x >> ⌈k/2⌉, x *= odd. A round's key is the number XORed and the odd
 * number. Without the first of them 0 would always become 0.
 */
function xorMultiplyOf(rounds: number): PlannedShuffle {
  return keyedShuffle({
    id: `xor-multiply:${rounds}`,
    title: `${counted(rounds, 'round')} of exclusive-or and multiplication`,
    summary:
      'In each round a place’s bits are turned over by a key, its high half is added to its low half, and it is multiplied by a random odd number.',
    reference:
      'A. Kensler, Correlated multi-jittered sampling, Pixar Technical Memo 13-01 (2013): permute(); the rounds are those of integer hashes such as A. Appleby’s fmix32 (2011)',
    seenIn: 'renderers that mix the samples of a pixel by a hash that is one to one, after Kensler’s permute()',
    why: 'A multiplication carries bits upward only, so the low bits are mixed by the shifts alone. More rounds, or a shuffle, leave less to see.',
    bounds: (n) => Uint32Array.from(Array.from({ length: rounds }, () => [2 ** bitsOf(n), multipliers(bitsOf(n))]).flat()),
    keyed(n, key) {
      const bits = bitsOf(n);
      const mask = 2 ** bits - 1;
      const shift = Math.max(1, (bits + 1) >> 1);
      return walking(n, (x) => {
        let y = x;
        for (let k = 0; k < key.length; k += 2) {
          y ^= key[k];
          y ^= y >>> shift;
          y = Math.imul(y, 2 * key[k + 1] + 1) & mask;
        }
        return y;
      });
    },
  });
}

/** Rounds of a hash that is one to one; three by default. */
export const xorMultiply: PlannedShuffle = {
  ...xorMultiplyOf(3),
  id: 'xor-multiply',
  title: 'Rounds of exclusive-or and multiplication',
  parameter: { meaning: 'rounds', least: 1, most: 64, of: xorMultiplyOf },
};
