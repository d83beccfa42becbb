import { lowWords } from './low-words.js';

export const PCG_MULTIPLIER = 0x2360ed051fc65da44385df649fccf645n;

/** A state of 128 bits and its increment, each low word first, as `pcg_setseq_128_srandom` makes them of a number of 128 bits and an odd increment. */
export function pcgStart(seed: bigint, increment: bigint): Uint32Array {
  const state = BigInt.asUintN(128, (seed + increment) * PCG_MULTIPLIER + increment);
  return lowWords((increment << 128n) | state, 8);
}
