import type { Shows } from '../../core/record/shows.js';
import { counted } from '../../core/words/counted.js';

const WORDS: { readonly [Of in Shows['of']]: (size: number) => string } = {
  'card-blocks': (size) => `blocks of ${counted(size, 'card')} and positions`,
  choices: (size) => `groups of ${counted(size, 'neighbouring choice')}`,
  boards: (size) => `every ${counted(size, 'board')} that follow one another in a list of all`,
  positions: (size) => `stretches of ${counted(size, 'neighbouring position')}`,
  cards: (size) => `stretches of ${counted(size, 'neighbouring card')}`,
  distances: (size) => `stretches of ${counted(size, 'neighbouring distance')}`,
  'one-pile': (size) => `every pile in blocks of ${counted(size, 'size')}`,
  'two-piles': (size) => `every two piles in blocks of ${counted(size, 'size')}`,
};

/** Says what shows, to follow “the chances of”. */
export function showsWords({ of, size }: Shows): string {
  return WORDS[of](size);
}
