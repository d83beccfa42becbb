import { algorithms } from '../../games/puzzle/solve.js';

/** The search meant by a word: its own name, or a usual short one in small or capital letters. An unknown word stays as it is. */
export function searchName(word: string): string {
  return algorithms.all.find(({ shortNames }) => shortNames?.includes(word.toLowerCase()))?.id ?? word;
}
