/** Hexadecimal digits that a double holds exactly. */
const HELD = 13;

/**
 * Returns the natural logarithm of a whole number of any size, within a few units in the last place; −Infinity for 0. Throws nothing; a negative
 * number gives NaN.
 */
export function logOfWhole(whole: bigint): number {
  const digits = whole.toString(16);
  if (digits.length <= HELD) return Math.log(Number(whole));
  return Math.log(Number.parseInt(digits.slice(0, HELD), 16)) + (digits.length - HELD) * Math.log(16);
}
