import type { Outcome } from '../core/outcome.js';

/** What was dealt, in a line: the deck from its top, a board row by row, piles of Nim, or the piles and the move made in them. */
export function dealtLine({ kind }: Outcome, cells: readonly number[]): string {
  if (kind === 'piles') return `piles  ${cells.join(' ')}`;
  if (kind === 'moves') {
    const [pile, left] = cells.slice(-2);
    return `piles  ${cells.slice(0, -2).join(' ')}\nmove   pile ${pile + 1} from ${cells[pile]} to ${left}`;
  }
  return `${kind === 'board' ? 'board ' : 'deck  '} ${cells.join(' ')}`;
}
