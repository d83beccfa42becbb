import { LEAST_SIDE, MOST_CLAIM_CELLS } from '../../core/claims-plan.js';
import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/outcome.js';

/** `2x4` as 2 rows and 4 columns. Throws E_USAGE for another form, and for a board of more cells than every arrangement is looked at of. */
export function readClaimsBoard(text: string): BoardShape {
  const [, rows = Number.NaN, columns = Number.NaN] = (/^([1-9])x([1-9])$/.exec(text) ?? []).map(Number);
  if (rows >= LEAST_SIDE && columns >= LEAST_SIDE && rows * columns <= MOST_CLAIM_CELLS) return { rows, columns };
  throw new AuditError('E_USAGE', `--board must be rows x columns of up to ${MOST_CLAIM_CELLS} cells, got "${text}"`, {
    hint: 'one of 2x2, 2x3, 3x2, 2x4, 4x2, 3x3: every arrangement of these can be looked at',
  });
}
