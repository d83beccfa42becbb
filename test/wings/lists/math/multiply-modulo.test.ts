import { describe, expect, it } from 'vitest';
import { commonDivisor } from '../../../../src/wings/lists/math/common-divisor.js';
import { inverseModulo, multiplyModulo } from '../../../../src/wings/lists/math/multiply-modulo.js';

const LARGE = [1, 2, 3, 65_535, 65_536, 65_537, 999_999_937, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 5, 2 ** 32 - 1];

describe('arithmetic modulo m', () => {
  it.each([2 ** 32, 2 ** 32 - 5, 10 ** 9, 1_000_003])('multiplies as whole numbers of any size do, modulo %i', (m) => {
    const faults: string[] = [];
    for (const a of LARGE.map((one) => one % m)) {
      for (const b of LARGE.map((one) => one % m)) {
        const wanted = Number((BigInt(a) * BigInt(b)) % BigInt(m));
        if (multiplyModulo(a, b, m) !== wanted) faults.push(`${a} · ${b}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each([2, 7, 12, 1000, 2 ** 32, 2 ** 32 - 5])(
    'finds what a number is to be multiplied with to give 1, or that there is none, modulo %i',
    (m) => {
      const faults: string[] = [];
      for (const a of [0, ...LARGE].map((one) => one % m)) {
        const inverse = inverseModulo(a, m);
        const none = commonDivisor(a, m) !== 1;
        if (none ? inverse !== null : inverse === null || multiplyModulo(a, inverse, m) !== 1) faults.push(`${a}: ${inverse}`);
      }
      expect(faults).toEqual([]);
    },
  );

  it.each([
    [0, 12, 12],
    [12, 0, 12],
    [18, 12, 6],
    [35, 64, 1],
    [2 ** 40, 2 ** 31 * 3, 2 ** 31],
  ])('of %i and %i the greatest common divisor is %i', (a, b, divisor) => {
    expect(commonDivisor(a, b)).toBe(divisor);
  });
});
