/** Half of 32 bits. */
const HALF = 2 ** 16;

/** a · b modulo m, exactly; a and b whole numbers from 0 to m − 1, m from 1 to 2^32. */
export function multiplyModulo(a: number, b: number, m: number): number {
  const high = Math.floor(b / HALF);
  // Each product is below 2^48 and each sum below 2^49.
  return (((a * high) % m) * HALF + a * (b % HALF)) % m;
}

/** Returns the x of 0 … m − 1 with a · x = 1 modulo m, by Euclid; null where a and m have a common divisor. a from 0 to m − 1, m from 2 to 2^32. */
export function inverseModulo(a: number, m: number): number | null {
  let [one, other] = [m, a];
  let [before, inverse] = [0, 1];
  while (other > 0) {
    const times = Math.floor(one / other);
    [one, other] = [other, one - times * other];
    [before, inverse] = [inverse, before - times * inverse];
  }
  if (one !== 1) return null;
  return before < 0 ? before + m : before;
}
