/** The greatest common divisor of two whole numbers from 0 to 2^53; of 0 and a number that number. */
export function commonDivisor(a: number, b: number): number {
  let [one, other] = [a, b];
  while (other > 0) [one, other] = [other, one % other];
  return one;
}
