import { threeDigits } from '../../page/numbers.js';

/** Says how many deals are expected, in a sentence or a table: `fewer than one`, `some 912`. */
export function expectedWords(expected: number): string {
  return expected < 1 ? 'fewer than one' : `some ${threeDigits(expected)}`;
}
