import { AuditError } from '../errors.js';

/** Reads an integer written as digits or with an exponent (`200000`, `1e6`, `2.5e5`), in [least, most]. Throws E_USAGE naming the option. */
export function parseCount(option: string, text: string, least: number, most: number): number {
  const value = /^[0-9]+(\.[0-9]+)?(e\+?[0-9]{1,2})?$/i.test(text) ? Number(text) : Number.NaN;
  if (!(Number.isSafeInteger(value) && value >= least && value <= most)) {
    throw new AuditError(
      'E_USAGE',
      `--${option} must be a whole number from ${least} to ${most}${most >= 1e6 ? ', such as 200000 or 1e6' : ''}, got "${text}"`,
    );
  }
  return value;
}
