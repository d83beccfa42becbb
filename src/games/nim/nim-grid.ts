import { pow } from '../../math/primitives/pow.js';
import type { Play } from './play.js';

/** Every position of some piles up to a size, solved by brute force. */
export interface NimGrid {
  readonly piles: number;
  readonly most: number;
  readonly play: Play;
  /** One entry per rank: 1 if the player to move wins. The rank of a position is its piles as digits to the base most + 1, the first pile lowest. */
  readonly wins: Uint8Array;
}

/**
 * Solves every ordered position of `piles` piles of 0 to `most` stones from its moves alone, without any rule. A position wins if some move leads to
 * one that loses. There are (most + 1)^piles positions, which must be below 2^31; 65,536 of them take some milliseconds.
 */
export function nimGrid(piles: number, most: number, play: Play = 'normal'): NimGrid {
  const base = most + 1;
  const wins = new Uint8Array(pow(base, piles));
  // Nothing left to take: the other player took the last stone.
  wins[0] = play === 'misere' ? 1 : 0;
  const digits = new Int32Array(piles);
  for (let rank = 1; rank < wins.length; rank++) {
    for (let i = 0; ++digits[i] === base; i++) digits[i] = 0;
    let found = 0;
    for (let i = 0, weight = 1; i < piles && found === 0; i++, weight *= base) {
      for (let take = 1, at = rank - weight; take <= digits[i]; take++, at -= weight) {
        if (wins[at] === 0) {
          found = 1;
          break;
        }
      }
    }
    wins[rank] = found;
  }
  return { piles, most, play, wins };
}

/** Yields every position of a grid in the order of its ranks; always the same array, changed from position to position. */
export function* positionsOf({ piles, most, wins }: NimGrid): Generator<readonly number[]> {
  const position = Array.from({ length: piles }, () => 0);
  for (let rank = 0; rank < wins.length; rank++) {
    if (rank > 0) for (let i = 0; ++position[i] > most; i++) position[i] = 0;
    yield position;
  }
}
