import type { Choices } from '../../core/subject/shuffle.js';
import { Words } from '../../core/subject/source.js';
import { BLOCK_SIZE } from '../../core/subject/subject.js';
import { blockAt } from '../../engine/count/blocks.js';
import { choicesFrom, startOf } from '../../engine/subject/dealer.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { xoshiro128ss } from '../../parts/prng/xoshiro128ss.js';

/** Returns even choices that follow from a seed: the first words of a sample with it. */
export function choicesOf(seed: string): Choices {
  const { key } = blockAt({ role: 'sample', seed, trials: 1, blockSize: BLOCK_SIZE }, 0);
  return choicesFrom(new Words(startOf(xoshiro128ss, key), xoshiro128ss.range), lemire);
}
