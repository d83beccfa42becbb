import { AuditError } from '../errors.js';

/**
 * Makes the error E_FORBIDDEN_STATE: a generator cycles through words that a method all rejects, so that a draw never ends. `says`: the rule and the
 * value received.
 */
export function noWordKept(says: string): AuditError {
  return new AuditError('E_FORBIDDEN_STATE', says, {
    hint: 'its words go round a short ring: try another generator, another seeding or a method that refuses none, such as multiply-shift',
  });
}
