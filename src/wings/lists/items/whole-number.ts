/** The value for every number that is greater than any item can be. */
export const TOO_GREAT: number = 2 ** 32 - 1;

const ZERO = 48;

/** Matches a decimal number as programs write it: -5, 17.0, 1.700000000000000000e+01. */
const DECIMAL = /^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i;

/** Returns the whole number that [from, to) writes, apart from spaces around it; TOO_GREAT for what no item can be, and -1 for anything else. */
export function wholeNumber(bytes: Uint8Array, from: number, to: number): number {
  const exact = exactNumber(bytes, from, to);
  if (Number.isNaN(exact)) return isDigits(bytes, from, to) ? TOO_GREAT : -1;
  return exact < 0 || exact > TOO_GREAT ? TOO_GREAT : exact;
}

/** Returns the whole number that [from, to) writes, with a sign, a point or an exponent too; NaN for any other text, and beyond 2^53. */
export function exactNumber(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  let at = from;
  for (; at < to && bytes[at] >= ZERO && bytes[at] <= ZERO + 9; at++) value = value * 10 + bytes[at] - ZERO;
  if (at === to && at > from && value <= Number.MAX_SAFE_INTEGER) return value;
  const text = textIn(bytes, from, to);
  const written = DECIMAL.test(text) ? Number(text) : Number.NaN;
  // A nought has no sign among items.
  return Number.isSafeInteger(written) ? written + 0 : Number.NaN;
}

function isDigits(bytes: Uint8Array, from: number, to: number): boolean {
  return /^[+-]?\d+$/.test(textIn(bytes, from, to));
}

function textIn(bytes: Uint8Array, from: number, to: number): string {
  return new TextDecoder().decode(bytes.subarray(from, to)).trim();
}

/** True of a text that is a number, whole or not, which no column is named. */
export function isDecimal(text: string): boolean {
  return DECIMAL.test(text.trim());
}
