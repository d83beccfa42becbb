import { keepLatest } from '../keep-latest.js';
import type { Language } from '../record/profile.js';

/** The locale by which numbers are written in a language, in its own digits. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en', hi: 'hi-IN-u-nu-deva', bn: 'bn-BD-u-nu-beng' };

/** Number formats by decimals, of a share in per cent or plain. Each is made on first use, since that takes the engine some milliseconds. */
const formatOf = keepLatest(
  8,
  (...given: readonly [Language, 'decimal' | 'percent', number, number]) => given.join(' '),
  (language, style, least, most) =>
    new Intl.NumberFormat(LOCALES[language], { style, minimumFractionDigits: least, maximumFractionDigits: most }),
);

/** Writes a number in a language, in its own digits and with thousands separated, rounded to this number of decimals. */
export function numberIn(language: Language, value: number | bigint, decimals = 0): string {
  return formatOf(language, 'decimal', decimals, decimals).format(value).replace('-', '−');
}

/** Writes a share of 1 in per cent in a language, with one decimal. */
export function percentIn(language: Language, share: number): string {
  return formatOf(language, 'percent', 1, 1).format(share);
}

/** Writes an integer with thousands separated and a true minus sign: 20,000. */
export function count(value: number | bigint): string {
  if (value > 0 && (typeof value === 'bigint' || Number.isSafeInteger(value))) return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return numberIn('en', value);
}

/** Writes a number with all its decimals, and thousands separated: 1,234.5. */
export function unrounded(value: number): string {
  return formatOf('en', 'decimal', 0, 20).format(value).replace('-', '−');
}

/** Writes a number with this many decimals, trailing zeros included: 0.50. Its minus is a hyphen. */
export function fixed(value: number, decimals: number): string {
  return value.toFixed(decimals);
}

/** Writes a number with this many significant digits, trailing zeros included: 0.50. */
export function precise(value: number, digits: number): string {
  return value.toPrecision(digits);
}

/** Rounds a number to this many significant digits. */
export function roundTo(value: number, digits: number): number {
  return Number(precise(value, digits));
}

/** Writes a proportion in per cent with three significant digits, for plain text: 0.11357 gives '11.4 %'. The report formats its own. */
export function percent(share: number): string {
  return `${roundTo(100 * share, 3)} %`;
}

/** Writes a proportion in per cent like `percent`, rounded up: for a size that would have been detected. */
export function percentUp(share: number): string {
  const [digits, exponent] = (100 * share).toExponential(2).split('e');
  const nearest = Number(`${digits}e${exponent}`);
  return percent((nearest >= 100 * share * (1 - 1e-12) ? nearest : Number(`${fixed(Number(digits) + 0.01, 2)}e${exponent}`)) / 100);
}

/** Writes a proportion in per cent as it is typed, to its last digit: 0.0223 gives '2.23%', which reads back as the very number. */
export function exactPercent(share: number): string {
  const [digits, exponent = '0'] = String(share).split('e');
  return `${Number(`${digits}e${Number(exponent) + 2}`)}%`;
}
