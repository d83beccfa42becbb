import type { ResumableProcess } from '../../../core/evidence-process.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';

/**
 * A bet on whole boards of `n` cells from where the tiles have been: first the cell of the blank, then cell by cell the tile among those not yet placed.
 * Over the solvable boards the blank is in every cell equally often, and then half of all orders of the tiles are solvable: whatever the first
 * ones are, an exchange of the last two makes the other half, so every choice but that of the last two is even. O(n²) a board. Predicted as `placed` does.
 */
export function tilesPlaced(n: number): ResumableProcess {
  // Row-major [cell][tile].
  const counts = new Float64Array(n * n);
  const met = new Uint16Array(n);
  const products = new LogProducts();
  const boards = new Float64Array(1);
  return {
    add(cells, at) {
      let placed = 0;
      for (let cell = 0; cell < n; cell++) {
        const row = cell * n;
        const tile = cells[at + cell];
        if (tile === 0) {
          products.times(counts[row], n, boards[0]);
          continue;
        }
        const left = n - 1 - placed;
        if (left > 2) {
          let total = boards[0] - counts[row];
          for (let k = 0; k < placed; k++) total -= counts[row + met[k]];
          products.times(counts[row + tile], left, total);
        }
        met[placed++] = tile;
      }
      for (let cell = 0; cell < n; cell++) counts[cell * n + cells[at + cell]]++;
      products.settle();
      boards[0]++;
    },
    logE: () => logMeanExp(products.logs),
    memory: [counts, boards, products.logs],
  };
}
