import { counted } from '../../core/counted.js';
import type { Shows } from '../../core/shows.js';

const WORDS: { readonly [Of in Shows['of']]: (size: number) => string } = {
  'card-blocks': (size) => `blocks of ${size} cards and positions`,
  choices: (size) => `groups of ${size} neighbouring choices`,
  boards: (size) => `every ${counted(size, 'board')} that follow one another in a list of all`,
  positions: (size) => `stretches of ${size} neighbouring positions`,
  cards: (size) => `stretches of ${size} neighbouring cards`,
  distances: (size) => `stretches of ${size} neighbouring distances`,
  'pile-sizes': (size) => `every pile in blocks of ${size} sizes`,
  'two-pile-sizes': (size) => `every two piles in blocks of ${size} sizes`,
};

/** What shows, after “the chances of”. */
export function showsWords({ of, size }: Shows): string {
  return WORDS[of](size);
}
