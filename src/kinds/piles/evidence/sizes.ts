import { counted } from '../../../core/words/counted.js';
import { type PileBlocks, pileBlocks } from '../statistics/pile-blocks.js';

/** The most sizes that are told apart; larger piles are counted in blocks of neighbours. */
const MOST_SIZES = 256;

/** Returns the sizes of a pile of 1 to `max` stones as its evidence tells them apart. */
export function sizesOf(max: number): PileBlocks {
  return pileBlocks(max, MOST_SIZES);
}

/** Words the sizes of a block: `1 stone`, `5 stones`, `5 to 8 stones`. */
export function sizeWords(max: number, block: number): string {
  const { blockOf } = sizesOf(max);
  const least = blockOf.indexOf(block, 1);
  // The place after the largest pile is for larger ones, which count as the nearest block.
  const most = blockOf.subarray(0, max + 1).lastIndexOf(block);
  if (least < most) return `${least} to ${counted(most, 'stone')}`;
  return counted(least, 'stone');
}
