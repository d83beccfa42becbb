import { AuditError } from '../../../core/errors.js';
import type { DealSize } from './dealer.js';

const MOST_PILES = 100;

/** The most stones of a pile, so that a pile fits 16 bits even with one stone too many. */
export const MOST_STONES = 65_534;

/** Throws E_USAGE unless there are 1 to 100 piles of at most 1 to 65,534 stones. */
export function checkDealSize({ piles, max }: DealSize): void {
  if (!(Number.isInteger(piles) && piles >= 1 && piles <= MOST_PILES))
    throw new AuditError('E_USAGE', `a deal must have 1 to ${MOST_PILES} piles, got ${piles}`);
  if (!(Number.isInteger(max) && max >= 1 && max <= MOST_STONES))
    throw new AuditError('E_USAGE', `the largest pile must have 1 to ${MOST_STONES} stones, got ${max}`);
}
