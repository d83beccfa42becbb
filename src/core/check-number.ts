import { AuditError } from './errors.js';

/** Throws E_USAGE unless `value` is a number from `least` to `most`, and an integer if `whole`. `name` is the option's. */
export function checkNumber(name: string, value: unknown, least: number, most: number, whole: boolean): void {
  if (typeof value === 'number' && value >= least && value <= most && (!whole || Number.isInteger(value))) return;
  throw new AuditError(
    'E_USAGE',
    `${name} must be a ${whole ? 'whole number' : 'number'} from ${least} to ${most}, got ${JSON.stringify(value)}`,
  );
}
