import type { Choices } from '../../core/subject/shuffle.js';
import type { MatchSide } from '../../games/nim/match-chance.js';
import type { Play } from '../../games/nim/play.js';
import { perPile } from '../../games/nim/player/per-pile.js';
import { chooseMove } from '../../games/nim/player/player-moves.js';
import { random } from '../../games/nim/player/random.js';
import { choicesOf } from './choices-of.js';
import type { MatchesAsked, MatchesTold } from './tasks.js';

/** The games played before a stop is noticed. */
const GAMES = 64;

const PLAYERS = { perfect: perPile, random } as const;

/** Plays Nim: a player who moves at random and begins against one who makes no mistake. Tells how many games the second has won at each number in `at`. */
export async function* matches({ at, piles, play, seed }: MatchesAsked, breathe: () => Promise<void>): AsyncGenerator<MatchesTold> {
  const choices = choicesOf(seed);
  let wins = 0;
  let next = 0;
  for (let games = 1; games <= (at.at(-1) ?? 0); games++) {
    if (winnerOf(choices, piles, play) === 'perfect') wins++;
    if (games === at[next]) {
      next++;
      yield { games, wins };
    }
    if (games % GAMES === 0) await breathe();
  }
}

function winnerOf(choices: Choices, start: readonly number[], play: Play): MatchSide {
  let piles = start;
  for (let toMove: MatchSide = 'random'; ; toMove = other(toMove)) {
    const { left, pile } = chooseMove(PLAYERS[toMove], choices, { piles, misere: play === 'misere' });
    piles = piles.with(pile, left);
    if (piles.every((one) => one === 0)) return play === 'normal' ? toMove : other(toMove);
  }
}

function other(side: MatchSide): MatchSide {
  return side === 'perfect' ? 'random' : 'perfect';
}
