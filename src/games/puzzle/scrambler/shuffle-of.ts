import type { BoardShape } from '../../../core/subject/outcome.js';
import type { Shuffle } from '../../../core/subject/shuffle.js';
import { cellCount } from '../board-size.js';
import type { Scrambler } from './scrambler.js';

/**
 * The scrambler where a shuffle is asked for, so that every generator and bounded method runs it as it runs shuffles: what it leaves in the
 * deck is the board, cell by cell, the blank as 0; what was in the deck before does not matter.
 */
export function shuffleOf(scrambler: Scrambler, size: BoardShape): Shuffle {
  const { id, title, summary, reference, seenIn } = scrambler;
  const about = {
    id,
    title,
    summary,
    reference,
    // Of all orders only the solvable ones come.
    uniform: false,
    leastCards: cellCount(size),
    ...(seenIn !== undefined && { seenIn }),
  };
  if (scrambler.kind === 'adaptive') return { ...about, kind: 'adaptive', run: (choices, cells) => scrambler.run(choices, cells, size) };
  return {
    ...about,
    kind: 'planned',
    bounds: () => scrambler.bounds(size),
    apply: (draws, cells) => scrambler.apply(draws, cells, size),
  };
}
