import type { ResumableProcess } from '../../../core/statistic/evidence-process.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';
import type { PileBlocks } from '../statistics/pile-blocks.js';

/** Chooses the row of counts by which a pile of the deal that starts at `at` is predicted, from its place and the piles before it. */
export type RowOf = (cells: Uint16Array, at: number, pile: number) => number;

/**
 * Bets on whole deals of `piles` even and independent piles. Pile by pile, its size (or block of sizes) is predicted by how often it came in the same
 * one of `rows` rows of counts. A row is chosen only by what came before the pile, so each prediction is fair, and they multiply. O(piles) a deal;
 * each is a multinomial of the chances of the blocks, predicted as in `LogProducts`.
 */
export function stones(piles: number, { blockOf, chances }: PileBlocks, rows: number, rowOf: RowOf): ResumableProcess {
  const blocks = chances.length;
  const counts = new Float64Array(rows * blocks);
  const totals = new Float64Array(rows);
  const products = new LogProducts();
  return {
    add(cells, at) {
      for (let pile = 0; pile < piles; pile++) {
        const row = rowOf(cells, at, pile);
        const block = blockOf[cells[at + pile]];
        const chance = chances[block];
        products.times(counts[row * blocks + block], 1 / chance, totals[row], blocks * chance);
        counts[row * blocks + block]++;
        totals[row]++;
      }
      products.settle();
    },
    logE: () => logMeanExp(products.logs),
    memory: [counts, totals, products.logs],
  };
}
