import { AuditError } from '../../../core/errors.js';
import type { Decks } from '../../../core/subject/outcome.js';

/** Returns decks as they were dealt, before a declared null turned them into even ones. Throws E_INTERNAL where nobody kept them. */
export function dealtCells({ dealt }: Decks): Uint16Array {
  if (dealt) return dealt;
  throw new AuditError('E_INTERNAL', 'deals are held against a declared null and must carry what was dealt');
}
