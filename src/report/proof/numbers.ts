import type { FractionText, WholeText } from '../../core/record/proved-law.js';
import { fractionOf, fractionValue } from '../../math/fraction.js';
import { pow } from '../../math/primitives/pow.js';
import { ratio } from '../../math/ratio.js';
import { count, NBSP, roundTo, unrounded } from '../../page/numbers.js';
import { type Phrase, power, say } from '../../page/phrase.js';

/** The most digits of a whole number; longer ones are written with a power of ten. */
const MOST_DIGITS = 15;
/** The most characters of a fraction; a longer one gives way to its decimal, and the record holds it. */
const MOST_FRACTION = 26;
const DIGITS = 4;
const SCALED_DIGITS = 3;
/** The ends of the range in which decimals are written without a power of ten. */
const LEAST_PLAIN = 1e-4;
const MOST_PLAIN = 1e15;
/** The most characters of a fraction that is read at a glance. */
const SHORT = 12;
/** The relative difference below which four digits do not show it. */
export const SLIGHT = 0.001;

/** Writes a whole number of any length: "823,543", and beyond `most` digits "8.065 × 10^67", truncated and not rounded up. */
export function whole(text: WholeText, most: number = MOST_DIGITS): Phrase {
  if (text.length <= most) return [count(BigInt(text))];
  return say`${text[0]}.${text.slice(1, DIGITS)}${NBSP}×${NBSP}${power(text.length - 1)}`;
}

/** Writes a fraction with grouped digits, a whole one without its denominator: "5/27", "1/5,040", "0". */
export function fraction(text: FractionText): string {
  const [num, den] = fractionOf(text);
  const above = count(num);
  return den === 1n ? above : `${above}/${count(den)}`;
}

/** A rule that brings a number to `digits` significant digits. */
type Rounding = (value: number, digits: number) => number;

/** The least number of `digits` digits that is not below a positive one. */
const UP: Rounding = (value, digits) => {
  const near = roundTo(value, digits);
  if (near >= value) return near;
  const [, exponent = ''] = near.toExponential().split('e');
  return roundTo(near + pow(10, Number(exponent) + 1 - digits), digits);
};

/** Writes a number with four significant digits, below 0.0001 and from 10^15 on with a power of ten; rounding never turns it into a whole number. */
export function decimal(value: number): Phrase {
  return inDigits(value, roundTo);
}

/** Writes a number rounded up: for an upper bound. */
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

/** Writes an upper bound given as a fraction: itself and its decimal, or its decimal alone where it is longer than that; both rounded up. */
export function boundAbove(text: FractionText, longest: number): Phrase {
  const short = fraction(text);
  if (!short.includes('/')) return [short];
  const near = decimalUp(fractionValue(text));
  return short.length <= longest ? say`${short} (${near})` : near;
}

/** Writes a fraction and its decimal where both are useful: "5/27 (0.1852)"; a long fraction only as its decimal, or as "1 − 5.58 × 10⁻⁵³". */
export function exact(text: FractionText, longest: number = MOST_FRACTION): Phrase {
  const short = fraction(text);
  const near = approximately(text);
  if (!short.includes('/')) return [short];
  return short.length <= longest ? say`${short} (${near})` : near;
}

/** The deviation of a probability from its even share 1/`outcomes`, relative to that share, rounded once: −1 for 0, and no difference is lost. */
export function deviationOf(probability: FractionText, outcomes: bigint): number {
  const [num, den] = fractionOf(probability);
  return ratio(num * outcomes - den, den);
}

/** Writes a probability beside its even share 1/`outcomes`: as `exact`, or "1/6 − 2.1 × 10⁻¹¹" where only its difference would show in digits. */
export function exactBesideEven(probability: FractionText, outcomes: bigint, longest: number = MOST_FRACTION): Phrase {
  const off = deviationOf(probability, outcomes);
  if (off === 0 || Math.abs(off) >= SLIGHT || fraction(probability).length <= Math.min(longest, SHORT)) return exact(probability, longest);
  const [num, den] = fractionOf(probability);
  const apart = ratio(num * outcomes - den, den * outcomes);
  return say`1/${count(outcomes)}${NBSP}${apart < 0 ? '−' : '+'}${NBSP}${decimal(Math.abs(apart))}`;
}

/** Writes a decimal that never shows 1 for a smaller value: a total variation of 1 would mean something else. */
function approximately(text: FractionText): Phrase {
  const [num, den] = fractionOf(text);
  const missing = ratio(den - num, den);
  return missing > 0 && missing < LEAST_PLAIN ? say`1${NBSP}−${NBSP}${decimal(missing)}` : decimal(fractionValue(text));
}

function scaled(value: number): Phrase {
  const [mantissa = '', exponent = ''] = value.toExponential(SCALED_DIGITS - 1).split('e');
  return say`${mantissa.replace('-', '−')}${NBSP}×${NBSP}${power(Number(exponent))}`;
}
