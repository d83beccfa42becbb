/** Returns the greatest common divisor of two whole numbers from 0 to 2^53; the other number where one is 0. */
export function commonDivisor(a: number, b: number): number {
  let [one, other] = [a, b];
  while (other > 0) [one, other] = [other, one % other];
  return one;
}
