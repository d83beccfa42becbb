import type { FirstWords } from './first-words.js';
import type { Sieve } from './sieve.js';

/** The words of some seeds, side by side, and the seed of each row. */
export interface Rows {
  readonly row: Uint32Array;
  readonly count: number;
  seedAt(place: number): number;
}

/** The share of seeds above which picking some of them is not worth it. */
const MOST_PICKED = 0.6;

/**
 * Makes the first `each` words of up to `block` seeds: of all of them or, where single seeds can be picked, of those whose first word one of the sieves
 * `firsts`, of rows of one word, lets through.
 */
export function siftedRows(
  words: FirstWords,
  firsts: readonly Sieve[],
  block: number,
  each: number,
): (from: number, seeds: number) => Rows {
  const row = new Uint32Array(block * each);
  const pick = firsts.length > 0 && firsts.reduce((sum, { rate }) => sum + rate, 0) <= MOST_PICKED && words.pick;
  if (!pick)
    return (from, count) => {
      words.make(from, count, each, row);
      return { row, count, seedAt: (place) => from + place };
    };
  const [column, fits, picked] = [new Uint32Array(block), new Uint8Array(block), new Float64Array(block)];
  const mark = (place: number): boolean => {
    fits[place] = 1;
    return false;
  };
  return (from, seeds) => {
    words.make(from, seeds, 1, column);
    fits.fill(0);
    for (const first of firsts) first.run(column, seeds, mark);
    let count = 0;
    for (let k = 0; k < seeds; k++) {
      picked[count] = from + k;
      count += fits[k];
    }
    pick(picked.subarray(0, count), each, row);
    return { row, count, seedAt: (place) => picked[place] };
  };
}
