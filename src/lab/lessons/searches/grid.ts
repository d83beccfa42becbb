import { binaryColumns } from '../../../games/nim/binary-columns.js';
import { solveNim } from '../../../games/nim/solve-nim.js';

/** The piles of the texts' example, in which it is easy to overlook the last column. */
export const PILES: readonly bigint[] = [5n, 14n, 9n, 5n];

/** The number of columns of these piles, in binary digits. */
export const WIDTH = 4;

/** The grid while one pile is repaired. */
export interface Repair {
  readonly piles: readonly bigint[];
  /** The odd columns left, from 1 at the left. */
  readonly odd: readonly number[];
  /** 'grows': more stones than before, which is no move; 'open': columns are still odd, so the other wins; 'done': all are even; 'none': nothing was changed. */
  readonly state: 'none' | 'grows' | 'open' | 'done';
  /** The number of stones taken. */
  readonly taken: bigint;
}

/** Returns the grid after some digits of a pile were flipped: bit k of `flips` is the column k from the right. */
export function repaired(pile: number, flips: number): Repair {
  const before = PILES[pile] ?? 0n;
  const after = before ^ BigInt(flips);
  const piles = PILES.with(pile, after);
  const { odd } = binaryColumns(piles);
  const state = flips === 0 ? 'none' : after > before ? 'grows' : solveNim(piles).winning ? 'open' : 'done';
  return { piles, odd, state, taken: before - after };
}
