import { describe, expect, it } from 'vitest';
import { Words } from '../../../src/core/subject/source.js';
import { multiplyShift } from '../../../src/parts/bounded/index.js';
import { delphi } from '../../../src/parts/prng/index.js';

/** Random(255) of Delphi 2009, as printed on stackoverflow.com for RandSeed 0 to 6; their maker is that program, not this project. */
const PRINTED: readonly (readonly number[])[] = [
  [0, 8, 219, 51, 69, 171, 81, 41, 94, 108],
  [8, 219, 51, 69, 171, 81, 41, 94, 108, 20],
  [16, 176, 138, 87, 17, 246, 1, 148, 122, 188],
  [24, 132, 225, 105, 119, 156, 216, 202, 135, 100],
  [32, 89, 57, 123, 221, 66, 176, 0, 149, 13],
  [40, 45, 145, 141, 67, 231, 136, 54, 163, 180],
  [48, 2, 232, 159, 169, 141, 96, 108, 176, 92],
];

describe('delphi by multiply-shift', () => {
  it.each(PRINTED.map((numbers, seed) => [seed, numbers] as const))('gives what Delphi 2009 gave for RandSeed %i', (seed, numbers) => {
    const draws = new Uint32Array(numbers.length);
    multiplyShift.draw(
      new Words(delphi.seeded?.(BigInt(seed)) ?? delphi.create(Uint32Array.of(seed)), delphi.range),
      new Uint32Array(numbers.length).fill(255),
      draws,
    );
    expect([...draws]).toEqual(numbers);
  });
});
