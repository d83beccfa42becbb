import type { ChoiceSpace } from '../../../core/subject/outcome.js';
import { allPiles } from '../all-piles.js';
import { isWinning } from '../is-winning.js';
import { nimSumAt } from '../nim-sum.js';
import { evenPlayer, positionFor } from './null-player.js';

/** The most positions that are listed one by one. */
export const MOST_POSITIONS = 250_000;

/** A position that the player to move can win, with the law of an even choice among its winning moves. */
export interface ChoicePosition {
  /** Index of the position among all lists of piles from 1 to max, the first pile most significant. */
  readonly rank: number;
  readonly piles: readonly number[];
  /** The chance for each pile that an even choice changes it; in a space of choices a pile has at most one winning move. */
  readonly chances: readonly number[];
}

/** Returns every position of `piles` piles of 1 to `max` that can be won, by rank; all positions are equally likely. */
export function choicePositions(space: ChoiceSpace, piles: number, max: number): readonly ChoicePosition[] {
  const even = evenPlayer(space);
  const found: ChoicePosition[] = [];
  let rank = -1;
  for (const position of allPiles(piles, max)) {
    rank++;
    if (!isWinning(position)) continue;
    const own = [...position];
    const moves = even.weigh(positionFor(even, space, own, max));
    const all = moves.reduce((sum, { weight }) => sum + weight, 0);
    const chances = new Array<number>(piles).fill(0);
    for (const { pile, weight } of moves) chances[pile] += weight / all;
    found.push({ rank, piles: own, chances });
  }
  return found;
}

/** Returns the rank of the piles of 1 to `max` that begin at `at`, in the sense of `ChoicePosition.rank`. */
export function rankOfPiles(cells: ArrayLike<number>, at: number, piles: number, max: number): number {
  let rank = 0;
  for (let i = at; i < at + piles; i++) rank = rank * max + cells[i] - 1;
  return rank;
}

/** Returns the stones that a winning move leaves in pile `pile`: the nim-sum of the others. */
export function winningSize(piles: ArrayLike<number>, at: number, count: number, pile: number): number {
  return nimSumAt(piles, at, count) ^ piles[at + pile];
}
