import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryAt } from '../../../src/exact/explore/boundary.js';

const WHOLE = 2n ** 53n;
const textAt = (units: bigint | number): string => {
  const { num, den, simple } = boundaryAt(Number(units));
  return `${num}/${den}${simple ? '' : ' measured'}`;
};

describe('boundaryAt', () => {
  it('is the fraction of least denominator within 4 units, by trying all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), fc.integer({ min: -4, max: 4 }), (q, seed, off) => {
        const p = seed % (q + 1);
        const units = (BigInt(p) * WHOLE) / BigInt(q) + BigInt(off);
        if (units < 0n || units > WHOLE) return;
        let least = '';
        for (let den = 1n; least === '' && den <= 300n; den++) {
          for (const num of [(units * den) / WHOLE, (units * den) / WHOLE + 1n]) {
            const gap = num * WHOLE - units * den;
            if (least === '' && num <= den && gap <= 4n * den && gap >= -4n * den) least = `${num}/${den}`;
          }
        }
        expect(textAt(units)).toBe(least === '' ? textAt(units) : least);
      }),
      { seed: 53, numRuns: 500 },
    );
  });

  it('reads powers of two and of ten beyond, and the ends', () => {
    expect(textAt(Math.round(0.1234567 * 2 ** 53))).toBe('1234567/10000000');
    expect(textAt((WHOLE * 12_345_679n) / 2n ** 32n)).toBe(`12345679/${2n ** 32n}`);
    expect([0, 1, 4].map(textAt)).toEqual(['0/1', '0/1', '0/1']);
    expect([WHOLE, WHOLE - 4n].map(textAt)).toEqual(['1/1', '1/1']);
    expect(textAt(4096n * 17n)).toBe(`17/${2n ** 41n} measured`);
  });

  it('leaves what is no simple fraction as it was measured', () => {
    for (const x of [Math.SQRT1_2, Math.PI / 4, Math.E / 3, Math.LN2]) {
      const { num, den, simple } = boundaryAt(Math.ceil(x * 2 ** 53));
      expect([(num * WHOLE) / den, simple]).toEqual([BigInt(Math.ceil(x * 2 ** 53)), false]);
    }
  });

  it('never lets boundaries change places', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.nat(),
        fc.integer({ min: -12, max: 12 }),
        fc.nat({ max: 8 }),
        (q, seed, off, gap) => {
          const units = Number((BigInt(seed % q) * WHOLE) / BigInt(q)) + off;
          if (units < 0) return;
          const [a, b] = [boundaryAt(units), boundaryAt(units + gap)];
          expect(a.num * b.den).toBeLessThanOrEqual(b.num * a.den);
        },
      ),
      { seed: 54, numRuns: 5000 },
    );
  });
});
