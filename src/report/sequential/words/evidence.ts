import { pow } from '../../../math/primitives/pow.js';
import { count, roundTo } from '../../../page/numbers.js';
import { type Phrase, power } from '../../../page/phrase.js';

/** The evidence from which, as below a millionth, it is written as a bare power of ten. */
const MOST_WRITTEN = 1e9;
const LEAST_WRITTEN = 1e-6;

/** Writes the value that a stake of 1 has reached, from its natural logarithm: "1,340,000", "3.2", "0.0021", 10⁴⁰; truncated and never rounded up. */
export function evidencePhrase(logE: number): Phrase {
  const value = Math.exp(logE);
  if (!(value >= LEAST_WRITTEN && value < MOST_WRITTEN)) return [power(Math.floor(logE / Math.LN10 + 1e-12))];
  // The slack of some units in the last place keeps exp(ln x) from being cut below x.
  const unit = pow(10, Math.floor(Math.log10(value) + 1e-12) - (value >= 100 ? 2 : 1));
  const cut = Math.floor(value / unit + 1e-9) * unit;
  return [cut >= 100 ? count(cut) : String(roundTo(cut, 2))];
}
