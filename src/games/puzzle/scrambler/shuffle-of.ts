import type { BoardShape } from '../../../core/subject/outcome.js';
import type { Shuffle } from '../../../core/subject/shuffle.js';
import { cellCount } from '../board-size.js';
import type { Scrambler } from './scrambler.js';

/**
 * Wraps a scrambler as a shuffle, so every generator and bounded method can run it. The deck it leaves is the board, cell by cell, the blank as 0;
 * the deck's earlier content does not matter.
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
