import { algorithms } from '../../games/puzzle/solve.js';

/** Returns the search that a word names: by its own name, or by a usual abbreviation in any case. An unknown word is returned unchanged. */
export function searchName(word: string): string {
  return algorithms.all.find(({ shortNames }) => shortNames?.includes(word.toLowerCase()))?.id ?? word;
}
