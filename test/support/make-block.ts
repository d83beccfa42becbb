import type { Block } from '../../src/core/subject/subject.js';
import { blockAt } from '../../src/engine/count/blocks.js';

/** A block of a small sample, from a literal seed. */
export function makeBlock(seed: string, trials: number, index = 0, blockSize = 65_536): Block {
  return blockAt({ seed, role: 'sample', trials, blockSize }, index);
}
