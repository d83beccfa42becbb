import type { FractionText, WholeText } from '../../core/record/proved-law.js';
import { fractionOf, fractionValue } from '../../math/fraction.js';
import { pow } from '../../math/primitives/pow.js';
import { ratio } from '../../math/ratio.js';
import { count, NBSP, roundTo, unrounded } from '../../page/numbers.js';
import { type Phrase, power, say } from '../../page/phrase.js';

/** Longer whole numbers are written with a power of ten. */
const MOST_DIGITS = 15;
/** A longer fraction gives way to its decimal; the record holds it. */
const MOST_FRACTION = 26;
const DIGITS = 4;
/** Digits beside a power of ten. */
const SCALED_DIGITS = 3;
/** Decimals from here up to there are written without a power of ten. */
const LEAST_PLAIN = 1e-4;
const MOST_PLAIN = 1e15;
/** A fraction that is read at a glance. */
const SHORT = 12;
/** Smaller relative differences do not show in four digits. */
export const SLIGHT = 0.001;

/** A whole number of any length: "823,543", and beyond `most` digits "8.065 × 10^67", cut off and not rounded up. */
export function whole(text: WholeText, most: number = MOST_DIGITS): Phrase {
  if (text.length <= most) return [count(BigInt(text))];
  return say`${text[0]}.${text.slice(1, DIGITS)}${NBSP}×${NBSP}${power(text.length - 1)}`;
}

/** A fraction with grouped digits, a whole one without its denominator: "5/27", "1/5,040", "0". */
export function fraction(text: FractionText): string {
  const [num, den] = fractionOf(text);
  const above = count(num);
  return den === 1n ? above : `${above}/${count(den)}`;
}

/** How a number is brought to so many significant digits. */
type Rounding = (value: number, digits: number) => number;

/** The least number of so many digits that is not below a positive one. */
const UP: Rounding = (value, digits) => {
  const near = roundTo(value, digits);
  if (near >= value) return near;
  const [, exponent = ''] = near.toExponential().split('e');
  return roundTo(near + pow(10, Number(exponent) + 1 - digits), digits);
};

/** A number with four significant digits, below 0.0001 and from 10^15 on with a power of ten; it never turns into a whole number by rounding. */
export function decimal(value: number): Phrase {
  return inDigits(value, roundTo);
}

/** The same rounded up: for a number that is a bound from above. */
export function decimalUp(value: number): Phrase {
  return inDigits(value, UP);
}

function inDigits(value: number, rounding: Rounding): Phrase {
  const size = Math.abs(value);
  if (size === 0) return ['0'];
  if (size < LEAST_PLAIN || size >= MOST_PLAIN) return scaled(rounding(value, SCALED_DIGITS));
  for (let digits = DIGITS; digits < 16; digits++) {
    const rounded = rounding(value, digits);
    if (!Number.isInteger(rounded) || Number.isInteger(value)) return [unrounded(rounded)];
  }
  return [unrounded(value)];
}

/** A fraction that is a bound from above: itself and its decimal, or its decimal alone where it is longer than that; both rounded up. */
export function boundAbove(text: FractionText, longest: number): Phrase {
  const short = fraction(text);
  if (!short.includes('/')) return [short];
  const near = decimalUp(fractionValue(text));
  return short.length <= longest ? say`${short} (${near})` : near;
}

/** A fraction and its decimal where both say something: "5/27 (0.1852)"; a long fraction only as its decimal, or as "1 − 5.58 × 10⁻⁵³". */
export function exact(text: FractionText, longest: number = MOST_FRACTION): Phrase {
  const short = fraction(text);
  const near = approximately(text);
  if (!short.includes('/')) return [short];
  return short.length <= longest ? say`${short} (${near})` : near;
}

/** How far a probability is from its even share 1/`outcomes`, relative to that share, rounded once: −1 for 0, and no difference is lost. */
export function deviationOf(probability: FractionText, outcomes: bigint): number {
  const [num, den] = fractionOf(probability);
  return ratio(num * outcomes - den, den);
}

/** A probability beside its even share 1/`outcomes`: as `exact`, or "1/6 − 2.1 × 10⁻¹¹" where only its difference would show in digits. */
export function exactBesideEven(probability: FractionText, outcomes: bigint, longest: number = MOST_FRACTION): Phrase {
  const off = deviationOf(probability, outcomes);
  if (off === 0 || Math.abs(off) >= SLIGHT || fraction(probability).length <= Math.min(longest, SHORT)) return exact(probability, longest);
  const [num, den] = fractionOf(probability);
  const apart = ratio(num * outcomes - den, den * outcomes);
  return say`1/${count(outcomes)}${NBSP}${apart < 0 ? '−' : '+'}${NBSP}${decimal(Math.abs(apart))}`;
}

/** A decimal that never says 1 of what is less: a total variation of 1 would mean something else. */
function approximately(text: FractionText): Phrase {
  const [num, den] = fractionOf(text);
  const missing = ratio(den - num, den);
  return missing > 0 && missing < LEAST_PLAIN ? say`1${NBSP}−${NBSP}${decimal(missing)}` : decimal(fractionValue(text));
}

function scaled(value: number): Phrase {
  const [mantissa = '', exponent = ''] = value.toExponential(SCALED_DIGITS - 1).split('e');
  return say`${mantissa.replace('-', '−')}${NBSP}×${NBSP}${power(Number(exponent))}`;
}
