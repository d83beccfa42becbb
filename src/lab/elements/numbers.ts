import type { Language } from '../../core/profile.js';
import { LOCALES } from '../../page/locales.js';

/** A number as the language writes it, in its own digits; `digits` after the point. */
export function numberIn(lang: Language, value: number, digits = 0): string {
  return new Intl.NumberFormat(LOCALES[lang], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** A share of 1, in per cent, with one digit after the point. */
export function percentIn(lang: Language, share: number): string {
  return new Intl.NumberFormat(LOCALES[lang], { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);
}
