import { AuditError } from '../core/errors.js';

/** Replaces dealing where nothing is dealt again. Throws E_VERIFY. */
export async function notDealt(): Promise<never> {
  throw new AuditError('E_VERIFY', 'nothing is dealt again here');
}
