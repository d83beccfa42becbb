import { AuditError } from '../errors.js';

/** That a generator goes round a short ring of words none of which a method keeps, so that a draw of it never ends: E_FORBIDDEN_STATE. `says`: the rule and what was got. */
export function noWordKept(says: string): AuditError {
  return new AuditError('E_FORBIDDEN_STATE', says, {
    hint: 'its words go round a short ring: try another generator, another seeding or a method that refuses none, such as multiply-shift',
  });
}
