import { reduceFraction } from '../../math/fraction.js';

/** The largest distance from the observed change to a fraction that still counts as it, in units of 2^-53: a few roundings of the function's own. */
const NEAR = 4n;
const UNITS = 2n ** 53n;
const LARGEST_DENOMINATOR = 4096n;

/** The point where a function changes what it does, as a fraction in lowest terms in [0, 1]. */
export interface Boundary {
  readonly num: bigint;
  readonly den: bigint;
  /** True for a simple fraction near the observed change; else it is that change itself, over 2^53. */
  readonly simple: boolean;
}

/**
 * Returns the boundary of a change first seen at `units` of 2^-53, an integer in [0, 2^53].
 *
 * It is the fraction of least denominator within 4 units, if that denominator is at most 4096. Else it is the one, also within 4 units, whose
 * denominator is the least power of two up to 2^32 or of ten up to 10^9. A number picked at random is taken for a simple fraction with probability
 * below 10^-5. Fractions keep their order: of two changes the first has the smaller one, or both have the same.
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
 * Returns where to cut the values between `low` and `high`, integer units of 2^-53 that are not neighbours. A change at the simplest fraction between
 * them is then soon isolated: just above that fraction, then just below it. Null if there is no simple one, or it is isolated already.
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
 * Returns the fraction of least denominator in [a/b, c/d], by continued fractions. It is an integer if there is one, else the integer part and the
 * reciprocal of the simplest between the reciprocals of the remainders. D. E. Knuth, TAOCP vol. 2, 4.5.3, exercise 39; R. L. Graham, D. E. Knuth & O.
 * Patashnik (1994), Concrete Mathematics, 4.5.
 */
function simplest(a: bigint, b: bigint, c: bigint, d: bigint): readonly [bigint, bigint] {
  const whole = a / b;
  if (whole * b === a) return [whole, 1n];
  if (whole < c / d) return [whole + 1n, 1n];
  const [num, den] = simplest(d, c - whole * d, b, a - whole * b);
  return [whole * num + den, num];
}
