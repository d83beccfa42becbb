import { AuditError } from '../core/errors.js';
import type { Isolation } from '../core/function-source.js';
import type { Origin } from '../core/origin.js';

/**
 * Holds what a record asks for against what its reader allows: a record that could lift the limits of the code it names by saying so
 * would make them worth nothing. Throws E_SANDBOX.
 */
export function permit(file: string, { source }: Origin, allowed: Isolation): void {
  if (!('call' in source) || source.call.isolation === 'process' || allowed === 'none') return;
  throw new AuditError(
    'E_SANDBOX',
    `${file} was made by a function without limits: you must allow it to run so again, got --isolation process`,
    {
      hint: '--isolation none, where you trust the function',
    },
  );
}
