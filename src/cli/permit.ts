import { AuditError } from '../core/errors.js';
import type { Isolation, Origin } from '../core/subject.js';

/**
 * Holds what a record asks for against what its reader allows: a record that could lift the limits of the code it names by saying so
 * would make them worth nothing. Throws E_SANDBOX.
 */
export function permit(file: string, origin: Origin, allowed: Isolation): void {
  if (!('call' in origin) || origin.call.isolation === 'process' || allowed === 'none') return;
  throw new AuditError(
    'E_SANDBOX',
    `${file} was made by a function without limits: to run it so again must be allowed, got --isolation process`,
    {
      hint: '--isolation none, where you trust the function',
    },
  );
}
