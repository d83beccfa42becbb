import { describe, expect, it } from 'vitest';
import { mt19937 } from '../../../../../../src/parts/prng/mt19937.js';
import type { BitMatrix } from '../../../../../../src/wings/predict/solve/linear/big/bit-matrix.js';
import { bitMemory } from '../../../../../../src/wings/predict/solve/linear/big/bit-memory.js';
import { TWISTER_UNKNOWNS, twisterMatrix } from '../../../../../../src/wings/predict/solve/linear/big/twister-matrix.js';
import { randomNumbers } from '../../../../../support/random-numbers.js';

const ones = (word: number): number => {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
};

const random = randomNumbers('twister');
const word = () => Math.floor(random() * 2 ** 32);

/** Sums of a few words in a row, of words far on, and of one word twice. */
const SUMS = [0, 1, 2, 226, 227, 228, 396, 397, 622, 623, 624, 625, 1020, 1248, 1248, 3000].map((at, k) => ({
  word: at,
  bits: k < 6 ? 1 << (6 * k) : word(),
}));

/** The sums that a matrix makes of a state. */
function sumsOf(matrix: BitMatrix, state: Uint32Array): number[] {
  return Array.from({ length: matrix.rows }, (_, row) => {
    let sum = 0;
    for (let w = 0; w < TWISTER_UNKNOWNS / 32; w++)
      sum ^= matrix.memory.words[((matrix.stripe(w >>> 4) + 64 * row) >>> 2) + (w & 15)] & state[w];
    return ones(sum) & 1;
  });
}

describe('equations of the Mersenne Twister', () => {
  it.each([
    ['kernels', bitMemory],
    ['plain code', (bytes: number) => bitMemory(bytes, null)],
  ])('made by %s give the bits of the generator', (_, take) => {
    const matrix = twisterMatrix(SUMS, take);
    for (let k = 0; k < 4; k++) {
      const state = Uint32Array.from({ length: 624 }, word);
      const stream = new Uint32Array(3001);
      mt19937.create(state).fill(stream);
      const told = SUMS.map((sum) => ones(stream[sum.word] & sum.bits) & 1);
      expect(sumsOf(matrix, state)).toEqual(told);
      expect(sumsOf(matrix, state.toReversed())).not.toEqual(told);
    }
  });
});
