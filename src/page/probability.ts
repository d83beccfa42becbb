import { pow } from '../math/primitives/pow.js';
import { count, NBSP, twoDigits } from './numbers.js';
import { type Phrase, power, say } from './phrase.js';

/**
 * Writes a p-value from its natural logarithm: two digits from 0.001 on, down to 10⁻²⁰ one digit rounded up, below that a bare power of ten rounded
 * towards 1. It is never 0 and never smaller than the truth.
 */
export function probability(logP: number): Phrase {
  if (logP >= Math.log(0.001)) {
    return [twoDigits(Math.min(1, Math.exp(logP)))];
  }
  const decimal = logP / Math.LN10;
  if (decimal < -20) return [power(Math.ceil(decimal - 1e-9))];
  const exponent = Math.floor(decimal + 1e-12);
  const mantissa = Math.ceil(pow(10, decimal - exponent) - 1e-9);
  if (mantissa >= 10) return [power(exponent + 1)];
  return mantissa <= 1 ? [power(exponent)] : say`${String(mantissa)}${NBSP}×${NBSP}${power(exponent)}`;
}

/** Writes the "10^2263" of "less than once in 10^2263 audits", never more than the truth. */
export function onceIn(logP: number): Phrase {
  const decimal = Math.floor(-logP / Math.LN10 + 1e-9);
  return decimal < 6 ? [count(pow(10, Math.max(decimal, 0)))] : [power(decimal)];
}
