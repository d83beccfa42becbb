import type { NimExtent } from '../../core/claims-plan.js';
import { counted } from '../../core/counted.js';
import { AuditError } from '../../core/errors.js';
import { count } from '../../core/numbers.js';
import { gridPositions, MOST_PILES, MOST_POSITIONS, MOST_STONES } from '../../core/record-limits.js';

/** `4x15` as 4 piles of up to 15 stones. Throws E_USAGE for another form, and for a grid that is too large. */
export function readGrid(text: string): NimExtent {
  const [, piles = Number.NaN, most = Number.NaN] = (/^([1-9]\d?)x([1-9]\d{0,2})$/.exec(text) ?? []).map(Number);
  const example = { hint: 'for example --grid 4x15: 4 piles of up to 15 stones, 65,536 positions' };
  if (!(piles <= MOST_PILES && most <= MOST_STONES))
    throw new AuditError(
      'E_USAGE',
      `--grid must be piles x most stones, 1 to ${MOST_PILES} piles of up to 1 to ${MOST_STONES}, got "${text}"`,
      example,
    );
  const positions = gridPositions({ piles, most });
  if (positions > MOST_POSITIONS)
    throw new AuditError(
      'E_USAGE',
      `--grid must have at most ${counted(count(MOST_POSITIONS), 'position')}, got ${count(positions)} with "${text}"`,
      example,
    );
  return { piles, most };
}
