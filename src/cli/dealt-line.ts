import type { Origin } from '../core/subject.js';

/** What was dealt, in a line: the deck from its top, a board row by row, piles of Nim, or the piles and the move made in them. */
export function dealtLine({ kind }: Pick<Origin, 'kind'>, cells: readonly number[]): string {
  if (kind === 'nim-dealer') return `piles  ${cells.join(' ')}`;
  if (kind === 'nim-player') {
    const [pile, left] = cells.slice(-2);
    return `piles  ${cells.slice(0, -2).join(' ')}\nmove   pile ${pile + 1} from ${cells[pile]} to ${left}`;
  }
  return `${kind === 'scrambler' ? 'board ' : 'deck  '} ${cells.join(' ')}`;
}
