import { keepLatest } from '../keep-latest.js';
import type { Language } from '../record/profile.js';

/** The locale by which a language writes numbers, in its own digits. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en', hi: 'hi-IN-u-nu-deva', bn: 'bn-BD-u-nu-beng' };

/** Numbers in so many decimals, of a share in per cent or as they are; made when the first is asked for, which takes the engine some milliseconds. */
const formatOf = keepLatest(
  8,
  (...given: readonly [Language, 'decimal' | 'percent', number, number]) => given.join(' '),
  (language, style, least, most) =>
    new Intl.NumberFormat(LOCALES[language], { style, minimumFractionDigits: least, maximumFractionDigits: most }),
);

/** A number as a language writes it, in its own digits and with thousands apart, rounded to so many decimals. */
export function numberIn(language: Language, value: number | bigint, decimals = 0): string {
  return formatOf(language, 'decimal', decimals, decimals).format(value).replace('-', '−');
}

/** A share of 1 as a language writes it in per cent, with one decimal. */
export function percentIn(language: Language, share: number): string {
  return formatOf(language, 'percent', 1, 1).format(share);
}

/** A whole number, with thousands apart and the true minus: 20,000. */
export function count(value: number | bigint): string {
  if (value > 0 && (typeof value === 'bigint' || Number.isSafeInteger(value))) return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return numberIn('en', value);
}

/** A number with all the decimals that it has, and thousands apart: 1,234.5. */
export function unrounded(value: number): string {
  return formatOf('en', 'decimal', 0, 20).format(value).replace('-', '−');
}

/** A number in so many decimals, zeros at the end included: 0.50. Its minus is a hyphen. */
export function fixed(value: number, decimals: number): string {
  return value.toFixed(decimals);
}

/** A number in so many significant digits, zeros at the end included: 0.50. */
export function precise(value: number, digits: number): string {
  return value.toPrecision(digits);
}

/** The nearest number that so many significant digits write. */
export function roundTo(value: number, digits: number): number {
  return Number(precise(value, digits));
}

/** A proportion in per cent with three significant digits, for plain text: 0.11357 gives '11.4 %'. The report formats its own. */
export function percent(share: number): string {
  return `${roundTo(100 * share, 3)} %`;
}

/** The same rounded up: for a size that would have been seen. */
export function percentUp(share: number): string {
  const [digits, exponent] = (100 * share).toExponential(2).split('e');
  const nearest = Number(`${digits}e${exponent}`);
  return percent((nearest >= 100 * share * (1 - 1e-12) ? nearest : Number(`${fixed(Number(digits) + 0.01, 2)}e${exponent}`)) / 100);
}

/** A proportion in per cent as it is typed, to its last digit: 0.0223 gives '2.23%', which is read back as the very number. */
export function exactPercent(share: number): string {
  const [digits, exponent = '0'] = String(share).split('e');
  return `${Number(`${digits}e${Number(exponent) + 2}`)}%`;
}
