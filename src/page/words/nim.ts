import { DEFAULT_PARTS, PARTS } from '../../core/default-parts.js';
import { type NimOrigin, nimName } from '../../core/nim-origin.js';
import type { ChoiceSpace } from '../../core/nim-space.js';
import { count } from '../numbers.js';
import { code, type Phrase, say, strong } from '../phrase.js';

/** `3 piles of 1 to 7 stones`. */
export function gameWords({ max, piles }: Pick<NimOrigin, 'max' | 'piles'>): string {
  return `${count(piles)} piles of 1 to ${count(max)} stones`;
}

const CHOICES: Readonly<Record<ChoiceSpace, string>> = {
  pile: 'each pile and the stones left in it is one move',
  outcome: 'all moves that leave the same piles, in any order, are one move',
  removal: 'each way to take stones from the two cells of a row is one move, the piles being rows of the matrix game',
  addition: 'each pile and the stones it then has is one move, additions of poker Nim up to the largest pile included',
};

/** What a built-in dealer or player of Nim is asked for and fed by, in sentences. */
export function nimSentence(origin: NimOrigin): Phrase {
  const { bounded, prng, seeding } = origin;
  const seeded: Phrase = seeding === DEFAULT_PARTS.seeding ? [] : say`, seeding ${code(seeding)}`;
  const fed = say`fed by the generator ${code(prng)}${seeded}. Its words become choices by the method ${code(bounded)}.`;
  if (origin.kind === 'nim-dealer')
    return say`The built-in dealer of Nim ${strong(origin.dealer)}, ${gameWords(origin)} being asked for, ${fed} Even means that every list of such piles is equally likely.`;
  return say`The built-in player of Nim ${strong(origin.player)}, who moves in even deals of ${gameWords(origin)}, ${fed} Even means that every winning move of a position is equally likely, where ${CHOICES[origin.choice]}.`;
}

/** The subject as a user would type it: parts that are the default ones at the end are left out. */
export function nimWord(origin: NimOrigin): string {
  const parts = [nimName(origin), origin.prng, origin.bounded, origin.seeding];
  const defaults = [null, ...PARTS.map((part) => DEFAULT_PARTS[part])];
  while (parts.at(-1) === defaults[parts.length - 1]) parts.pop();
  return parts.join('/');
}

/** The options that make a game of the same size. */
export function nimWords(origin: NimOrigin): readonly string[] {
  return [`--piles ${origin.piles}`, `--max ${origin.max}`, ...(origin.kind === 'nim-player' ? [`--space ${origin.choice}`] : [])];
}

/** What the words of the page mean. */
export function nimTerms(origin: NimOrigin): Phrase {
  const sum = say`The nim-sum is the piles added in binary without carrying; in normal play, where the last stone wins, the player to move loses where it is 0.`;
  if (origin.kind === 'nim-dealer') return sum;
  return say`${sum} A winning move leaves a nim-sum of 0. A player is even where all winning moves of a position come equally often.`;
}
