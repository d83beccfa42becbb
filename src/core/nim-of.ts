import { AuditError } from './errors.js';
import type { DealtNim } from './nim-space.js';
import type { OutcomeSpace } from './outcome.js';

/** How Nim is dealt in a space of it; throws E_INTERNAL for any other. */
export function nimOf({ id, nim }: Pick<OutcomeSpace, 'id' | 'nim'>): DealtNim {
  if (!nim) throw new AuditError('E_INTERNAL', `${id} has no piles`);
  return nim;
}
