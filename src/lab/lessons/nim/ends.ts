import { isWinning } from '../../../games/nim/is-winning.js';
import { nimGrid, positionsOf } from '../../../games/nim/nim-grid.js';

/** A rule for the end of misère play: that of some texts, or the right one. */
export type EndRule = 'text' | 'right';

/** One position of misère play, with whether the player to move wins it: by the rule of some texts, by the right one, and by playing every game. */
export interface End {
  readonly piles: readonly number[];
  readonly text: boolean;
  readonly right: boolean;
  readonly played: boolean;
}

/** Returns every position of `piles` piles of up to `most` stones, except the one without a stone. */
export function misereEnds(piles: number, most: number): readonly End[] {
  const grid = nimGrid(piles, most, 'misere');
  return Array.from(positionsOf(grid), (position, rank) => ({
    piles: [...position],
    // The texts turn the end round the wrong way: an odd number of piles of 1 wins, as where the last stone wins.
    text: isWinning(position, 'normal'),
    right: isWinning(position, 'misere'),
    played: grid.wins[rank] === 1,
  })).slice(1);
}
