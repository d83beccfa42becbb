import { AuditError } from '../../core/errors.js';

/** Throws E_USAGE for a number of cards that no deck can have. */
export function checkCards(n: number): void {
  if (!(Number.isInteger(n) && n >= 1 && n <= 65_536)) throw new AuditError('E_USAGE', `a deck must have from 1 to 65536 cards, got ${n}`);
}
