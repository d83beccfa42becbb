import type { Solution } from '../../games/nim/nim-like.js';
import type { GameAnswer } from './game.js';
import { pileTable } from './pile-table.js';
import { moveLines, verdictLines } from './say.js';

/** How the position of a game that is Nim is told. */
export interface Telling<Move> {
  readonly game: string;
  /** The first line. */
  readonly heading: string;
  /** Lines before the table, such as how the piles come about. */
  readonly before?: readonly string[];
  label(pile: number): string;
  words(move: Move): string;
  /** The move as data, piles and rows from 1. */
  data(move: Move): Readonly<Record<string, unknown>>;
}

/** The answer for a game that is Nim under another name: table, verdict, moves. */
export function gameAnswer<Move>(solution: Solution<Move>, { before = [], data, game, heading, label, words }: Telling<Move>): GameAnswer {
  const { moves, nimSum, piles, play, winning } = solution;
  return {
    text: [heading, ...before, '', ...pileTable(solution, label), ...verdictLines(solution), ...moveLines(moves, words)],
    json: { game, play, piles, nimSum, winning, moves: moves.map(data) },
  };
}
