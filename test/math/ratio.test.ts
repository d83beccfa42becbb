import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ratio } from '../../src/math/ratio.js';

/** A double as the fraction it is. */
function exactly(x: number): readonly [bigint, bigint] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const mantissa = (bits & (2n ** 52n - 1n)) + (exponent === 0 ? 0n : 2n ** 52n);
  const power = Math.max(exponent, 1) - 1075;
  return power >= 0 ? [mantissa << BigInt(power), 1n] : [mantissa, 1n << BigInt(-power)];
}

function neighbour(x: number, by: 1n | -1n): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  view.setBigUint64(0, view.getBigUint64(0) + by);
  return view.getFloat64(0);
}

const gap = (x: number, num: bigint, den: bigint): bigint => {
  const [a, b] = exactly(x);
  const difference = a * den - num * b;
  return ((difference < 0n ? -difference : difference) * 2n ** 1100n) / (b * den);
};

it('ratio gives the double nearest to any fraction', () => {
  const side = fc.oneof(fc.bigInt({ min: 1n, max: 2n ** 300n }), fc.bigInt({ min: 1n, max: 2n ** 54n }));
  fc.assert(
    fc.property(side, side, (num, den) => {
      const x = ratio(num, den);
      const off = gap(x, num, den);
      expect(([1n, -1n] as const).map((step) => neighbour(x, step)).filter((other) => gap(other, num, den) < off)).toEqual([]);
    }),
    { seed: 754, numRuns: 500 },
  );
});

it('ratio divides whole numbers below 2^53 as the engine does', () => {
  const side = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(side, side, (num, den) => {
      expect(ratio(BigInt(num), BigInt(den))).toBe(num / den);
      expect(ratio(-BigInt(num), BigInt(den))).toBe(-num / den);
    }),
    { seed: 755, numRuns: 2000 },
  );
});

it('ratio sends a tie to the even neighbour', () => {
  expect(ratio(2n ** 53n + 1n, 1n)).toBe(2 ** 53);
  expect(ratio(2n ** 53n + 3n, 1n)).toBe(2 ** 53 + 4);
  expect(ratio((2n ** 53n + 1n) * 3n ** 200n + 1n, 3n ** 200n)).toBe(2 ** 53 + 2);
  expect(ratio((2n ** 53n + 1n) * 2n ** 200n + 1n, 1n)).toBe((2 ** 53 + 2) * 2 ** 200);
});

it('ratio keeps far ends of the range of doubles', () => {
  expect(ratio(0n, 7n)).toBe(0);
  expect(ratio(1n, 2n ** 1022n)).toBe(2 ** -1022);
  expect(ratio(3n ** 640n, 1n)).toBe(Number(3n ** 640n));
  expect(ratio(1n, 10n ** 300n)).toBe(1e-300);
});
