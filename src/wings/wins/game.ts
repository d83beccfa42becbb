import { AuditError } from '../../core/errors.js';
import { grundyValues } from '../../games/nim/grundy-values.js';
import { isWinning } from '../../games/nim/is-winning.js';
import type { Play } from '../../games/nim/play.js';
import type { NimMove } from '../../games/nim/player/player.js';
import { subtraction } from '../../games/nim/subtraction.js';

/** A game that a player may be asked to win. */
export interface WinGame {
  /** The id: `nim`, `misere`, `subtraction:1,2,3`, `misere-subtraction:1,2,3`. */
  readonly id: string;
  readonly play: Play;
  /** The numbers of stones that a move may take, in rising order; null where it may take any. */
  readonly takes: readonly number[] | null;
}

export const NIM: WinGame = { id: 'nim', play: 'normal', takes: null };
const MISERE: WinGame = { id: 'misere', play: 'misere', takes: null };

export function subtractionGame(takes: readonly number[], play: Play): WinGame {
  return { id: `${play === 'misere' ? 'misere-' : ''}subtraction:${takes.join(',')}`, play, takes };
}

/** Writes the numbers of stones that a move may take: `1, 2 or 3`. */
export function takesText(takes: readonly number[]): string {
  return takes.length < 2 ? takes.join('') : `${takes.slice(0, -1).join(', ')} or ${takes.at(-1)}`;
}

/** Reads the id of a game. Throws E_USAGE, also for a subtraction game in which a pile of one stone leaves no move. */
export function readGame(text: string): WinGame {
  const plain = [NIM, MISERE].find(({ id }) => id === text);
  if (plain) return plain;
  const [, misere, list] = /^(misere-)?subtraction:([0-9]+(?:,[0-9]+)*)$/.exec(text) ?? [];
  if (list === undefined)
    throw new AuditError('E_USAGE', `--game must be nim, misere, subtraction:1,2,3 or misere-subtraction:1,2,3, got "${text}"`, {
      hint: 'nim: who takes the last stone wins; misere: who takes it loses; subtraction: a move takes one of these numbers of stones',
    });
  const takes = list.split(',').map(Number);
  subtraction(takes);
  if (!takes.includes(1))
    throw new AuditError('E_USAGE', `--game ${text} must let a move take 1 stone, so that every position has a move, got no 1`);
  return subtractionGame(
    takes.toSorted((a, b) => a - b),
    misere === undefined ? 'normal' : 'misere',
  );
}

/** The rules and the theory of a game with piles of at most `max` stones. */
export class WinRules {
  readonly game: WinGame;
  /** Grundy values of piles. */
  readonly #values: ArrayLike<number>;

  constructor(game: WinGame, max: number) {
    this.game = game;
    const { takes } = game;
    this.#values = takes ? grundyValues(subtraction(takes), max) : Array.from({ length: max + 1 }, (_, stones) => stones);
  }

  /**
   * True if whoever is to move wins. Misère subtraction games follow misère Nim by their Grundy values: T. S. Ferguson (1974), On sums of graph games
   * with last player losing, Int. J. of Game Theory 3; Winning Ways, chapter 13.
   */
  isWon(piles: readonly number[]): boolean {
    return isWinning(
      piles.map((stones) => this.#values[stones]),
      this.game.play,
    );
  }

  isLegal(from: number, left: number): boolean {
    return this.game.takes === null ? left < from : this.game.takes.includes(from - left);
  }

  /** True if the move leaves a position in which the other player loses. */
  wins(piles: readonly number[], { left, pile }: NimMove): boolean {
    return this.isLegal(piles[pile], left) && !this.isWon(piles.map((stones, i) => (i === pile ? left : stones)));
  }

  /** Returns every move that wins, by pile and then by what is left. */
  right(piles: readonly number[]): readonly NimMove[] {
    return piles.flatMap((stones, pile) =>
      Array.from({ length: stones }, (_, left) => ({ pile, left })).filter((move) => this.wins(piles, move)),
    );
  }
}
