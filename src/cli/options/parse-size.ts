import { AuditError } from '../../core/errors.js';

/** A size of bias from this on must be written in per cent: `--detect 1` is typed for 1 %, and 100 % would see next to nothing. */
const LARGEST_BARE_SIZE = 0.1;

/** A size of bias, as `parseShare` reads it; from 0.1 on only in per cent. Throws E_USAGE. */
export function parseSize(option: string, text: string): number {
  const bare = Number(text);
  if (bare >= LARGEST_BARE_SIZE) {
    throw new AuditError('E_USAGE', `--${option} must be below ${LARGEST_BARE_SIZE} or be written in per cent, got "${text}"`, {
      hint: `did you mean ${text}%? ${text} alone is ${bare * 100}%`,
    });
  }
  return parseShare(option, text);
}

/** A proportion in [1e-9, most], written as a decimal, with an exponent, or in per cent (`0.01`, `1e-2`, `1%`). Throws E_USAGE naming the option. */
export function parseShare(option: string, text: string, most = 1): number {
  const [, digits, percent] = /^([0-9]*\.?[0-9]+(?:e[+-]?[0-9]{1,2})?)\s*(%?)$/i.exec(text) ?? [];
  const value = digits === undefined ? Number.NaN : percent === '%' ? hundredth(digits) : Number(digits);
  if (!(value >= 1e-9 && value <= most))
    throw new AuditError('E_USAGE', `--${option} must lie from 1e-9 to ${most}, such as 0.01 or 1%, got "${text}"`);
  return value;
}

/** A hundredth of a decimal, rounded once: 2.23 % is the very number 0.0223. */
function hundredth(digits: string): number {
  const [mantissa, exponent = '0'] = digits.toLowerCase().split('e');
  return Number(`${mantissa}e${Number(exponent) - 2}`);
}
