import { DEFAULT_PARTS } from '../../core/default-parts.js';
import type { BuiltInSource } from '../../core/origin.js';
import type { ChoiceSpace, GameShape, MovesOutcome, PilesOutcome } from '../../core/outcome.js';
import { count } from '../numbers.js';
import { code, type Phrase, say, strong } from '../phrase.js';

/** `3 piles of 1 to 7 stones`. */
export function gameWords({ max, piles }: GameShape): string {
  return `${count(piles)} piles of 1 to ${count(max)} stones`;
}

const CHOICES: Readonly<Record<ChoiceSpace, string>> = {
  pile: 'each pile and the stones left in it is one move',
  outcome: 'all moves that leave the same piles, in any order, are one move',
  removal: 'each way to take stones from the two cells of a row is one move, the piles being rows of the matrix game',
  addition: 'each pile and the stones it then has is one move, additions of poker Nim up to the largest pile included',
};

/** What a built-in dealer or player of Nim is asked for and fed by, in sentences. */
export function nimSentence({ maker, bounded, prng, seeding }: BuiltInSource, game: PilesOutcome | MovesOutcome): Phrase {
  const seeded: Phrase = seeding === DEFAULT_PARTS.seeding ? [] : say`, seeding ${code(seeding)}`;
  const fed = say`fed by the generator ${code(prng)}${seeded}. Its words become choices by the method ${code(bounded)}.`;
  if (game.kind === 'piles')
    return say`The built-in dealer of Nim ${strong(maker)}, ${gameWords(game)} being asked for, ${fed} Even means that every list of such piles is equally likely.`;
  return say`The built-in player of Nim ${strong(maker)}, who moves in even deals of ${gameWords(game)}, ${fed} Even means that every winning move of a position is equally likely, where ${CHOICES[game.choice]}.`;
}

/** The options that make a game of the same size. */
export function nimWords(game: PilesOutcome | MovesOutcome): readonly string[] {
  return [`--piles ${game.piles}`, `--max ${game.max}`, ...(game.kind === 'moves' ? [`--space ${game.choice}`] : [])];
}

/** What the words of the page mean. */
export function nimTerms({ kind }: PilesOutcome | MovesOutcome): Phrase {
  const sum = say`The nim-sum is the piles added in binary without carrying; in normal play, where the last stone wins, the player to move loses where it is 0.`;
  if (kind === 'piles') return sum;
  return say`${sum} A winning move leaves a nim-sum of 0. A player is even where all winning moves of a position come equally often.`;
}
