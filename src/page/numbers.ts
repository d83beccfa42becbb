import { count, fixed, numberIn, roundTo, unrounded } from '../core/words/numbers.js';
import { pow } from '../math/primitives/pow.js';

export { count, fixed, roundTo, unrounded };

/** No-break space: before %, between a number and its noun. */
export const NBSP = '\u00a0';

/** A rule for rounding: up or down for a bound, to the nearest for an estimate. */
type Rounding = (value: number) => number;

const UP: Rounding = (value) => Math.ceil(value - SLACK);
const DOWN: Rounding = (value) => Math.floor(value + SLACK);

/** The relative error of doubles: a value that is exact in the digits shown is rounded neither up nor down for it. */
const SLACK = 1e-9;

/** Writes the number of deals needed, in prose, rounded up to three digits: 236,000. */
export function rounded(value: number): string {
  return threeDigits(value, UP);
}

/** Writes a whole number to three digits. */
export function threeDigits(value: number, rounding: Rounding = Math.round): string {
  const unit = pow(10, Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 2));
  return count(rounding(value / unit) * unit);
}

/**
 * Writes a relative size (0.01 = 1 %) without its per cent sign: two digits under 10 %, one decimal above (0.55, 2.4, 11.3). Below 0.0001 % it is
 * written with a power of ten in superscript characters.
 */
function sizeDigits(size: number): string {
  const percent = Math.abs(size) * 100;
  if (percent === 0) return '0';
  if (percent < 1e-4) {
    const { exponent, mantissa } = powerOfTen(percent);
    return `${mantissa}${NBSP}×${NBSP}10${superscript(exponent)}`;
  }
  if (percent >= 9.95) return numberIn('en', percent, 1);
  const decimals = 1 - Math.floor(Math.log10(roundTo(percent, 2)));
  return fixed(percent, Math.max(1, decimals));
}

/** Writes a relative size with its per cent sign: "0.55 %". */
export function size(value: number): string {
  return `${sizeDigits(value)}${NBSP}%`;
}

/** Writes a size rounded up: for a size that would have been seen, which must never be flattered, and for an upper bound. */
export function sizeUp(value: number): string {
  return size(bounded(value, UP));
}

/** Writes a size rounded down: for a lower bound. */
export function sizeDown(value: number): string {
  return size(bounded(value, DOWN));
}

/** Rounds to the digits that `size` writes, to one side of the value. */
function bounded(value: number, rounding: Rounding): number {
  const percent = value * 100;
  if (!(percent > 0)) return value;
  const unit = percent >= 10 ? 0.1 : pow(10, Math.floor(Math.log10(percent) + 1e-12) - 1);
  return (rounding(percent / unit) * unit) / 100;
}

/** Splits a small number into digits and a power of ten: 2.9 and −8. */
export function powerOfTen(value: number): { readonly mantissa: string; readonly exponent: number } {
  const [mantissa = '', exponent = ''] = value.toExponential(1).split('e');
  return { mantissa, exponent: Number(exponent) };
}

/** Writes a size that a user asked for in their own digits: "1 %", "0.25 %". */
export function askedSize(value: number): string {
  return `${roundTo(value * 100, 6)}${NBSP}%`;
}

/**
 * Writes an interval of sizes, no narrower than it is: "0 to 0.38 %", "10.0 % to 10.4 %". Where even its upper end is nothing above luck it says so
 * instead of claiming 0.
 */
export function interval(low: number, high: number): string {
  if (high <= 0) return 'nothing above luck';
  return low > 0 ? `${sizeDown(low)} to ${sizeUp(high)}` : `0 to ${sizeUp(high)}`;
}

/** Writes a share in per cent with one decimal: "12.3 %". */
export function percentText(share: number): string {
  return `${fixed(100 * share, 1)}${NBSP}%`;
}

/** Writes a probability to two digits, with at least two decimals: "0.42", "0.0043". */
export function twoDigits(probability: number): string {
  return fixed(probability, Math.max(2, 1 - Math.floor(Math.log10(roundTo(probability, 2)))));
}

/** Writes a deviation with its sign, in per cent: "+5.5", "−0.2", "0.0"; whole numbers where `decimals` is 0. */
export function signed(deviation: number, decimals = 1): string {
  const digits = fixed(Math.abs(deviation * 100), decimals);
  if (Number(digits) === 0) return digits;
  return `${deviation < 0 ? '−' : '+'}${digits}`;
}

/** Writes a ratio of shares: "1.40". Never rounds a ratio that differs from one to one: "1.0043". */
export function ratio(value: number, rounding: Rounding = Math.round): string {
  for (let decimals = 2; decimals < 7; decimals++) {
    const digits = inDecimals(value, decimals, rounding);
    if (Number(digits) !== 1 || value === 1) return digits;
  }
  return inDecimals(value, 7, rounding);
}

/** Writes the bound of a ratio nearest to one, with luck allowed for: "at least 1.40 times", "at most 0.72 times". */
export function ratioBound({ ratio: times, low, high }: { readonly ratio: number; readonly low: number; readonly high: number }): string {
  return times > 1 ? `at least ${ratio(low, DOWN)} times` : `at most ${ratio(high, UP)} times`;
}

function inDecimals(value: number, decimals: number, rounding: Rounding): string {
  const unit = pow(10, decimals);
  return fixed(rounding(value * unit) / unit, decimals);
}

/** Writes a test statistic: whole from 1,000, one decimal below. */
export function statistic(value: number): string {
  return value >= 999.95 ? count(value) : fixed(value, 1);
}

/** Writes a power: "88.7 %", "> 99.9 %", "< 0.1 %"; it never claims certainty. */
export function powerOf(power: number): string {
  if (power > 0.999) return `>${NBSP}99.9${NBSP}%`;
  if (power < 0.001) return `<${NBSP}0.1${NBSP}%`;
  return `${fixed(Math.floor(power * 1000 + 1e-9) / 10, 1)}${NBSP}%`;
}

/** "7th", "1st", "22nd", "13th". */
export function ordinal(value: number): string {
  const last = value % 10;
  const teen = Math.floor(value / 10) % 10 === 1;
  const ending = teen ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th';
  return `${count(value)}${ending}`;
}

/** The end of a scale: the least of 1, 1.5, 2, 3, 4, 5, 6, 8 times a power of ten that is not below `value`. */
export function nice(value: number): number {
  const unit = pow(10, Math.floor(Math.log10(value) + 1e-12));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((s) => s * unit >= value * (1 - 1e-12)) ?? 10;
  return step * unit;
}

/** Writes a whole number in superscript characters, with the true minus: for text inside drawings, where no element can raise it. */
export function superscript(value: number): string {
  const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
  const digits = [...String(Math.abs(value))].map((digit) => raised[Number(digit)] ?? '').join('');
  return `${value < 0 ? '⁻' : ''}${digits}`;
}
