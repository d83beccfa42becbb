import { reduceFraction } from '../../math/fraction.js';

/** Distance from the change that was met to a fraction that still counts as it, in units of 2^-53: a few roundings of the function's own. */
const NEAR = 4n;
const UNITS = 2n ** 53n;
const LARGEST_DENOMINATOR = 4096n;

/** Where a function changes what it does, as a fraction in lowest terms in [0, 1]. */
export interface Boundary {
  readonly num: bigint;
  readonly den: bigint;
  /** Whether it is a simple fraction near the change that was met; else it is that change itself, over 2^53. */
  readonly simple: boolean;
}

/**
 * The boundary of a change first seen at `units` of 2^-53, a whole number in [0, 2^53].
 *
 * The fraction of least denominator within 4 units of it is taken where that denominator is at most 4096; else, also within 4 units, the one
 * whose denominator is the least power of two up to 2^32 or of ten up to 10^9. A number picked blindly is taken for a simple fraction
 * with probability below 10^-5. Fractions never change places: of two changes the first has the smaller one, or both have the same.
 */
export function boundaryAt(units: number): Boundary {
  const at = BigInt(units);
  const low = at > NEAR ? at - NEAR : 0n;
  const high = at + NEAR < UNITS ? at + NEAR : UNITS;
  const [num, den] = simplest(low, UNITS, high, UNITS);
  if (den <= LARGEST_DENOMINATOR) return { num, den, simple: true };
  for (const [base, most] of [[2n, 32] as const, [10n, 9] as const]) {
    for (let exponent = 1; exponent <= most; exponent++) {
      const parts = base ** BigInt(exponent);
      const above = (low * parts + UNITS - 1n) / UNITS;
      if (above * UNITS <= high * parts) return { ...reduceFraction(above, parts), simple: true };
    }
  }
  return { ...reduceFraction(at, UNITS), simple: false };
}

/**
 * Where to cut the values between `low` and `high`, whole units of 2^-53 that are no neighbours, so that a change at the simplest fraction
 * between them is soon cornered: just above that fraction, then just below it. Null where there is no simple one, or it is cornered already.
 */
export function cutNearSimplest(low: number, high: number): number | null {
  const [num, den] = simplest(BigInt(low + 1), UNITS, BigInt(high), UNITS);
  if (den > LARGEST_DENOMINATOR) return null;
  const at = Number((num * UNITS) / den);
  const near = Number(NEAR);
  if (at + near < high) return at + near;
  return at - near > low ? at - near : null;
}

/**
 * The fraction of least denominator in [a/b, c/d], by continued fractions: a whole number where there is one, else that part and the
 * reciprocal of the simplest between the reciprocals of what is left. D. E. Knuth, TAOCP vol. 2, 4.5.3, exercise 39; R. L. Graham, D. E.
 * Knuth & O. Patashnik (1994), Concrete Mathematics, 4.5.
 */
function simplest(a: bigint, b: bigint, c: bigint, d: bigint): readonly [bigint, bigint] {
  const whole = a / b;
  if (whole * b === a) return [whole, 1n];
  if (whole < c / d) return [whole + 1n, 1n];
  const [num, den] = simplest(d, c - whole * d, b, a - whole * b);
  return [whole * num + den, num];
}
