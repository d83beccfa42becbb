import { pow } from '../../../math/primitives/pow.js';
/** The sizes of a pile in blocks of neighbours, so that large piles can be counted too. */
export interface PileBlocks {
  /** blockOf[v]: the block of a pile of v stones, 0 … max + 1, where max + 1 stands for all larger ones. A pile outside 1 … max counts as the nearest inside. */
  readonly blockOf: Uint16Array;
  /** The chance of each block for an even pile. */
  readonly chances: Float64Array;
  /** E[u³] of u = 1/chance − 1 where two even piles are in the same block and −1 where not; E[u] is 0 and E[u²] is the number of blocks less one. */
  readonly cube: number;
}

/** The least number of sizes in a block: from there on their chances differ so little that the kernel of a deal with itself is practically constant. */
const LEAST_BLOCK = 4;

/** The number of blocks where not every size is counted by itself. */
const BLOCKS = 64;

/** Returns piles of 1 to `max` stones, every size by itself where there are at most `most`, else in up to 64 blocks of at least 4 neighbours. */
export function pileBlocks(max: number, most: number): PileBlocks {
  const blocks = max <= most ? max : Math.max(1, Math.min(BLOCKS, most, Math.floor(max / LEAST_BLOCK)));
  const blockOf = new Uint16Array(max + 2);
  const chances = new Float64Array(blocks);
  for (let stones = 1; stones <= max; stones++) {
    blockOf[stones] = Math.floor((stones * blocks - 1) / max);
    chances[blockOf[stones]] += 1;
  }
  blockOf[max + 1] = blocks - 1;
  for (let block = 0; block < blocks; block++) chances[block] /= max;
  let cube = -1;
  for (const chance of chances) cube += chance ** 2 * (pow(1 / chance - 1, 3) + 1);
  return { blockOf, chances, cube };
}
