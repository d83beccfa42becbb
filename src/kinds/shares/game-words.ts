import type { ChoiceSpace, GameShape } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import { count } from '../../page/numbers.js';
import { type Phrase, say } from '../../page/phrase.js';

/** Describes a game's size: `3 piles of 1 to 7 stones`. */
export function gameWords({ max, piles }: GameShape): string {
  return `${counted(count(piles), 'pile')} of 1 to ${counted(count(max), 'stone')}`;
}

/** Returns the options that make a game of the same size. */
export function gameOptions({ max, piles }: GameShape): readonly string[] {
  return [`--piles ${piles}`, `--max ${max}`];
}

/** The meaning of one move in each space, to follow "where". */
export const CHOICES: Readonly<Record<ChoiceSpace, string>> = {
  pile: 'each pile and the stones left in it is one move',
  outcome: 'all moves that leave the same piles, in any order, are one move',
  removal: 'each way to take stones from the two cells of a row is one move, with the piles as rows of the matrix game',
  addition: 'each pile and the stones it then has is one move, including the additions of poker Nim up to the largest pile',
  win: 'each move that wins is as good as another',
};

export const NIM_SUM: Phrase = say`The nim-sum is the piles added in binary without carrying; in normal play, where the last stone wins, the player to move loses where it is 0.`;

/** The styles only the pages of a game of Nim have; their own drawings are small enough on paper. */
export const GAME_STYLE: string = `
@media print{
.stones svg.wide,.sums svg.wide,.deal svg.wide,.places svg.wide,.ranks svg.wide,.position svg.wide,[class^=pile] svg.wide{max-width:520px}
}
`;
