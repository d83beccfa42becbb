import type { NimExtent } from '../../../core/record/claims-plan.js';
import { gridPositions } from '../../../core/record/record-limits.js';
import { count } from '../../../core/words/numbers.js';
import { extentText } from './grids.js';
import type { NimRefusal } from './scope.js';

/** The most positions for which chances against a random player are computed: they are exact fractions, whose numbers grow with the piles. */
const MOST_CHANCES = 4096;

/** Never refuses: for claims that can be asked on every grid. */
export const always: NimRefusal = () => null;

/** Returns the refusal of claims that need at least these piles and stones; `why` says what is missing below that. */
export function needs({ most, piles }: NimExtent, why: string): NimRefusal {
  return (grid) => (grid.most >= most && grid.piles >= piles ? null : `${why}; it can be asked from ${extentText({ most, piles })} on`);
}

/** Returns the refusal of claims about a game that is not played with piles of a largest size. */
export function refuseOtherGame(game: string): NimRefusal {
  return () => `it is about ${game}, not about piles on a grid; nim verify without a grid checks it on positions of its own`;
}

/** Refuses grids without three odd columns, so that two are not enough: these take a 7 in one pile, or 4 and 3 in two. */
export const threeColumns: NimRefusal = ({ most, piles }) =>
  most >= 7 || (most >= 4 && piles >= 2) ? null : 'no position has three odd columns, so changing two is always enough';

/** Refuses grids whose largest size is not one less than a power of two stones. */
export const fullColumns: NimRefusal = ({ most }) =>
  (most & (most + 1)) === 0 ? null : `it is about piles of up to one less than a power of two, and ${most} is none`;

/** Refuses grids without a large pile, or with more positions than chances can be computed for. */
export const chances: NimRefusal = (grid) => {
  const positions = gridPositions(grid);
  if (grid.most < 2) return 'it is about starts with a pile of 2 or more, and there is none';
  return positions <= MOST_CHANCES
    ? null
    : `it takes the exact chance of every start, at most ${count(MOST_CHANCES)}, and ${extentText(grid)} have ${count(positions)}`;
};
