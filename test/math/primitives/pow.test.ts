import { describe, expect, it } from 'vitest';
import { pow } from '../../../src/math/primitives/pow.js';
import { relativeError, rowsOf } from '../accuracy.js';

interface Row {
  readonly x: number;
  readonly y: number;
  /** x^y to 41 digits. */
  readonly exact: string;
  /** Math.pow of Node 20. */
  readonly node20: number;
}

const rows = rowsOf<Row>('pow');
const LEAST_NORMAL = 2 ** -1022;

/** |got − exact| relative to it, in whole numbers of 60 decimal places: doubles alone would not tell half a unit in the last place. */
function error(got: number, exact: string): number {
  const [mantissa, exponent] = exact.split('e');
  const shift = 60 - Number(exponent);
  const want = BigInt(mantissa.replace('.', '')) * 10n ** 20n;
  return Math.abs(Number(scaled(got, shift) - want) / Number(want));
}

/** floor(`value` · 10^`shift`). */
function scaled(value: number, shift: number): bigint {
  let [whole, halvings] = [value, 0n];
  while (!Number.isInteger(whole)) [whole, halvings] = [whole * 2, halvings + 1n];
  return shift >= 0 ? (BigInt(whole) * 10n ** BigInt(shift)) >> halvings : (BigInt(whole) / 10n ** BigInt(-shift)) >> halvings;
}

describe('pow', () => {
  const normal = rows.filter(({ node20 }) => node20 >= LEAST_NORMAL);
  // The product of so large an exponent is rounded in fdlibm too, whatever it says of its bits.
  const within = ({ y }: Row): number => (Math.abs(y) > 2 ** 31 ? 1e-13 : 2.3e-16);

  it('is x to the power of y within 2.3e-16, or 1e-13 of exponents beyond 2^31, as exact arithmetic has it', () => {
    expect(normal.length).toBeGreaterThan(150);
    expect(normal.filter((row) => !(error(pow(row.x, row.y), row.exact) < within(row)))).toEqual([]);
  });

  it('would be caught two units in the last place off', () => {
    expect(normal.filter(({ exact, x, y }) => error(pow(x, y) * (1 + 2 ** -51), exact) < 2.3e-16)).toEqual([]);
  });

  it('has the digits of Node 20 whatever engine runs it, below the normal numbers too', () => {
    const other = rows.filter(({ node20, x, y }) => !Object.is(pow(x, y), node20));
    expect(other).toEqual([]);
  });

  it('is no product of itself: digits of a record hang on which is meant', () => {
    expect(rows.filter(({ node20, x, y }) => y === 3 && x * x * x !== node20).length).toBeGreaterThan(0);
  });

  const special = [
    0,
    -0,
    1,
    -1,
    2,
    -2,
    0.5,
    -0.5,
    3,
    -3,
    Infinity,
    -Infinity,
    Number.NaN,
    1e308,
    -1e308,
    5e-324,
    -5e-324,
    2 ** 53,
    2 ** 53 + 2,
  ];
  const exponents = [...special, 1e10, -1e10, 1024, -1074, -1075, -1076, 2 ** 31, 2 ** 32];

  it.each(special)('takes special numbers as Math.pow does: %s', (x) => {
    const other = exponents.flatMap((y) => (relativeError(pow(x, y), x ** y) < 3e-16 || Object.is(pow(x, y), x ** y) ? [] : [{ x, y }]));
    expect(other).toEqual([]);
  });

  it('keeps the sign of nothing', () => {
    expect([pow(-0, 3), pow(-0, 2), pow(-2, -1075), pow(-Infinity, -3), pow(-0, -3)]).toEqual([-0, 0, -0, -0, -Infinity]);
  });
});
