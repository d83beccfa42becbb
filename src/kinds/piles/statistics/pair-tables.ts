import type { Accumulator } from '../../../core/statistic/statistic.js';
import type { PileBlocks } from './pile-blocks.js';

/**
 * Counts the sizes of every two piles of `piles`, in blocks of neighbouring sizes of 1 … `max`: a table of blocks by blocks for each pair i < j, the
 * tables one after the other. A size outside goes into the one block that is kept for all such.
 */
export function pairTables(
  piles: number,
  max: number,
  { blockOf, chances: { length: sizes } }: Pick<PileBlocks, 'blockOf' | 'chances'>,
): Accumulator {
  const counts = new Float64Array(((piles * (piles - 1)) / 2) * sizes * sizes);
  const blocks = new Uint16Array(piles);
  return {
    counts,
    add({ cells, length }) {
      for (let deal = 0, at = 0; deal < length; deal++) {
        for (let i = 0; i < piles; i++, at++) blocks[i] = blockOf[Math.min(cells[at], max + 1)];
        let table = 0;
        for (let i = 0; i < piles; i++)
          for (let j = i + 1; j < piles; j++, table += sizes * sizes) counts[table + blocks[i] * sizes + blocks[j]]++;
      }
    },
  };
}
