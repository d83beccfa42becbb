import { AuditError } from '../core/errors.js';

/**
 * Refuses an argument outside a function's domain. `rule` reads "subject: what it must be".
 * Throws `E_PROBABILITY` or `E_INTERNAL` with the rule and what was got where `holds` is false, as it is for NaN.
 */
export function demand(holds: boolean, code: 'E_PROBABILITY' | 'E_INTERNAL', rule: string, got: number): void {
  if (!holds) throw new AuditError(code, `${rule}, got ${String(got)}`);
}
