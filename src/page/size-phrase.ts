import { NBSP, powerOfTen, size } from './numbers.js';
import { type Phrase, power, say } from './phrase.js';

/** A relative size in a sentence: "0.48 %", and "2.9 × 10⁻⁸ %" with a raised exponent where it is very small. */
export function sizePhrase(value: number, write: (value: number) => string = size): Phrase {
  return value * 100 >= 1e-4 || value === 0 ? [write(value)] : say`${scientific(value * 100)}${NBSP}%`;
}

/** A number as a digit, a decimal and a power of ten. */
export function scientific(value: number): Phrase {
  const { exponent, mantissa } = powerOfTen(value);
  return say`${mantissa}${NBSP}×${NBSP}${power(exponent)}`;
}
