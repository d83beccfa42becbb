/** The value for every number that is greater than any item can be. */
export const TOO_GREAT: number = 2 ** 32 - 1;

const SPACE = 32;
const TAB = 9;

/** Returns the whole number whose digits [from, to) holds, apart from spaces around it; TOO_GREAT for what no item can be, and -1 for anything else. */
export function wholeNumber(bytes: Uint8Array, from: number, to: number): number {
  while (from < to && (bytes[from] === SPACE || bytes[from] === TAB)) from++;
  while (from < to && (bytes[to - 1] === SPACE || bytes[to - 1] === TAB)) to--;
  if (from === to) return -1;
  let value = 0;
  for (; from < to; from++) {
    const digit = bytes[from] - 48;
    if (digit < 0 || digit > 9) return -1;
    value = Math.min(TOO_GREAT, value * 10 + digit);
  }
  return value;
}
