import { keepLatest } from '../../../core/keep-latest.js';
import { type ChoiceSpace, type OutcomeSpace, outcomeIn } from '../../../core/outcome.js';
import { type ChoicePosition, choicePositions, rankOfPiles } from '../../../games/nim/player/choice-positions.js';

/** Games whose positions are kept: one is run at a time. */
const MOST_GAMES = 2;

/** The positions of a game that can be won, and how to find that of a move. */
export interface Positions {
  readonly piles: number;
  readonly winnable: readonly ChoicePosition[];
  /** By rank; none where the player to move has lost. */
  readonly byRank: readonly (ChoicePosition | undefined)[];
  /** The rank of the piles before the move that starts at `at`. */
  rankAt(cells: ArrayLike<number>, at: number): number;
}

/** The positions of a space of moves: listed once for every kind of evidence. */
export function positionsIn(space: OutcomeSpace): Positions {
  const { choice, max, piles } = outcomeIn(space, 'moves');
  return listed(choice, piles, max);
}

const listed = keepLatest(
  MOST_GAMES,
  (choice: ChoiceSpace, piles: number, max: number) => `${choice} ${piles} ${max}`,
  (choice, piles, max): Positions => {
    const winnable = choicePositions(choice, piles, max);
    const byRank: (ChoicePosition | undefined)[] = [];
    for (const position of winnable) byRank[position.rank] = position;
    return {
      piles,
      winnable,
      byRank,
      rankAt: (cells, at) => rankOfPiles(cells, at, piles, max),
    };
  },
);
