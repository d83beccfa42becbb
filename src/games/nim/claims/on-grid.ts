import type { NimExtent } from '../../../core/record/claims-plan.js';
import { gridPositions } from '../../../core/record/record-limits.js';
import { count } from '../../../core/words/numbers.js';
import { extentText } from './grids.js';
import type { NimRefusal } from './scope.js';

/** Chances against a random player are exact fractions, whose numbers grow with the piles. */
const MOST_CHANCES = 4096;

/** Of claims that can be asked on every grid. */
export const always: NimRefusal = () => null;

/** Of claims that need so many piles of so many stones; `why` says what is missing below that. */
export function needs({ most, piles }: NimExtent, why: string): NimRefusal {
  return (grid) => (grid.most >= most && grid.piles >= piles ? null : `${why}; it can be asked from ${extentText({ most, piles })} on`);
}

/** Of claims about a game that is not played with piles of a largest size. */
export function refuseOtherGame(game: string): NimRefusal {
  return () => `it is about ${game}, not about piles on a grid; nim verify without a grid checks it on positions of its own`;
}

/** Three odd columns, so that two are not enough: a 7 in one pile, or 4 and 3 in two. */
export const threeColumns: NimRefusal = ({ most, piles }) =>
  most >= 7 || (most >= 4 && piles >= 2) ? null : 'no position has three odd columns, so changing two is always enough';

/** One less than a power of two stones. */
export const fullColumns: NimRefusal = ({ most }) =>
  (most & (most + 1)) === 0 ? null : `it is about piles of up to one less than a power of two, and ${most} is none`;

/** Some large pile, and not more positions than their chances can be worked out for. */
export const chances: NimRefusal = (grid) => {
  const positions = gridPositions(grid);
  if (grid.most < 2) return 'it is about starts with a pile of 2 or more, and there is none';
  return positions <= MOST_CHANCES
    ? null
    : `it takes the exact chance of every start, at most ${count(MOST_CHANCES)}, and ${extentText(grid)} have ${count(positions)}`;
};
