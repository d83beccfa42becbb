import type { Bounded } from '../../core/subject/bounded.js';
import type { BitSource } from '../../core/subject/source.js';
import { Words } from '../../core/subject/source.js';

/**
 * Counts how many of the `range` words lead to each value below `bound`, by running the method on every one of them, whatever it claims. A word that
 * it rejects counts for no value, as it is drawn again. If a method keeps no word at all, this does not end.
 */
export function wordsOfValues(method: Bounded, range: number, bound: number): readonly number[] {
  const words = new Words(everyWord(range), BigInt(range));
  const counts = new Array<number>(bound).fill(0);
  const bounds = Uint32Array.of(bound);
  const draw = new Uint32Array(1);
  while (words.taken < range) {
    method.draw(words, bounds, draw);
    // A draw that rejected the last word went on to words that have been counted already.
    if (words.taken <= range) counts[draw[0]]++;
  }
  return counts;
}

/** Yields 0, 1, 2, … range − 1, and the same again: a method that rejects the last word must reach one that it keeps. */
function everyWord(range: number): BitSource {
  let next = 0;
  return {
    fill(out) {
      for (let k = 0; k < out.length; k++) {
        out[k] = next;
        next = next + 1 === range ? 0 : next + 1;
      }
    },
  };
}
