import { describe, expect, it } from 'vitest';
import { FDLIBM } from '../../../../src/math/primitives/fdlibm/fdlibm.js';
import { chacha20 } from '../../../../src/parts/prng/chacha20.js';

const NAMES = ['exp', 'expm1', 'log', 'log10', 'log1p', 'log2'] as const;

/** Numbers of every size, and those at which something begins or ends. */
function* numbers(): Generator<number> {
  const words = new Uint32Array(200_000);
  chacha20.create(new Uint32Array(chacha20.seedWords).fill(7)).fill(words);
  const bits = new Float64Array(words.buffer);
  yield* bits;
  for (const [i, word] of words.entries()) {
    const unit = word / 2 ** 32;
    yield [unit, -unit, unit * 60 - 30, unit * 1500 - 750, 1 + (unit - 0.5) * 1e-3, unit * 1e6][i % 6] ?? 0;
  }
  yield* [
    0,
    -0,
    1,
    -1,
    2,
    0.5,
    10,
    1000,
    1e-300,
    5e-324,
    2 ** -1022,
    Number.MAX_VALUE,
    709.78,
    709.79,
    -745.13,
    -745.14,
    -0.29289,
    0.41422,
    56 * Math.LN2,
    -38,
  ];
  yield* [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN];
}

describe.each(NAMES)('%s', (name) => {
  it('has every digit that the engine of Node has', () => {
    const other: number[] = [];
    for (const x of numbers()) if (!Object.is(FDLIBM[name](x), Math[name](x))) other.push(x);
    expect(other.slice(0, 5)).toEqual([]);
  });
});
