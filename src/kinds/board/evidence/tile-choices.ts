import type { ResumableProcess } from '../../../core/evidence-process.js';
import { down, scratch } from '../../../math/digits/digits.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';

/**
 * A bet on the choices that make a board of `n` cells: the cell of the blank, and those of a Fisher–Yates shuffle of the tiles from the last down. Over the
 * solvable boards they are independent and even but for the last choice, of two tiles, which the parity of the board decides. The bets on the
 * others multiply. O(n) a board. W. W. Johnson & W. E. Story (1879), American Journal of Mathematics 2, 397–404, for the parity.
 */
export function tileChoices(n: number): ResumableProcess {
  const tiles = n - 1;
  // Choice j of the step that fills place i of the tiles is counted at i n + j; the cell of the blank in the last row.
  const counts = new Float64Array(n * n);
  const order = new Uint16Array(tiles);
  const work = scratch(tiles);
  const products = new LogProducts();
  const boards = new Float64Array(1);
  return {
    add(cells, at) {
      let read = 0;
      for (let cell = 0; cell < n; cell++) {
        const tile = cells[at + cell];
        if (tile > 0) {
          order[read++] = tile - 1;
          continue;
        }
        products.times(counts[tiles * n + cell], n, boards[0]);
        counts[tiles * n + cell]++;
      }
      down.decode(order, 0, work);
      for (let i = tiles - 1, s = 0; i > 1; i--, s++) {
        const choice = i * n + work.digits[s];
        products.times(counts[choice], i + 1, boards[0]);
        counts[choice]++;
      }
      products.settle();
      boards[0]++;
    },
    logE: () => logMeanExp(products.logs),
    memory: [counts, boards, products.logs],
  };
}
