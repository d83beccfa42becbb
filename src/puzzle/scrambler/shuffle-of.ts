import type { Shuffle } from '../../core/shuffle.js';
import { type BoardSize, cellCount, sizeText } from '../law/board-size.js';
import type { Scrambler } from './scrambler.js';

/**
 * The scrambler as a shuffle of rows · columns cards, so that every generator and bounded method runs it as it runs shuffles: card p is
 * the tile p + 1, and the last card is the blank.
 */
export function shuffleOf(scrambler: Scrambler, size: BoardSize): Shuffle {
  const n = cellCount(size);
  const { id, title, summary, reference, seenIn } = scrambler;
  const about = {
    id: `${id}/${sizeText(size)}`,
    title,
    summary,
    reference,
    uniform: false,
    leastCards: n,
    ...(seenIn !== undefined && { seenIn }),
  };
  const cells = new Uint16Array(n);
  const write = (deck: Uint16Array): void => {
    const before = deck.slice();
    for (let i = 0; i < n; i++) deck[i] = before[(cells[i] + n - 1) % n];
  };
  if (scrambler.kind === 'adaptive')
    return {
      ...about,
      kind: 'adaptive',
      run(choices, deck) {
        scrambler.run(choices, cells, size);
        write(deck);
      },
    };
  return {
    ...about,
    kind: 'planned',
    bounds: () => scrambler.bounds(size),
    apply(draws, deck) {
      scrambler.apply(draws, cells, size);
      write(deck);
    },
  };
}
