import type { EvidenceProcess } from '../../../core/evidence-process.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';

/**
 * A bet on the choices that make a board of `n` cells: the cell of the blank, and those of a Fisher–Yates shuffle of the tiles from the last down. Over the
 * solvable boards they are independent and even but for the last choice, of two tiles, which the parity of the board decides. The bets on the
 * others multiply. O(n) a board. W. W. Johnson & W. E. Story (1879), American Journal of Mathematics 2, 397–404, for the parity.
 */
export function tileChoices(n: number): EvidenceProcess {
  const tiles = n - 1;
  // Choice j of the step that fills place i of the tiles is counted at i n + j; the cell of the blank in the last row.
  const counts = new Uint32Array(n * n);
  const order = new Uint16Array(tiles);
  const deck = new Uint16Array(tiles);
  const place = new Uint16Array(tiles);
  const products = new LogProducts();
  let boards = 0;
  return {
    add(cells, at) {
      let read = 0;
      for (let cell = 0; cell < n; cell++) {
        const tile = cells[at + cell];
        if (tile > 0) {
          order[read++] = tile - 1;
          continue;
        }
        products.times(counts[tiles * n + cell], n, boards);
        counts[tiles * n + cell]++;
      }
      for (let i = 0; i < tiles; i++) {
        deck[i] = i;
        place[i] = i;
      }
      for (let i = tiles - 1; i > 1; i--) {
        const chosen = place[order[i]];
        const moved = deck[i];
        deck[chosen] = moved;
        place[moved] = chosen;
        products.times(counts[i * n + chosen], i + 1, boards);
        counts[i * n + chosen]++;
      }
      products.settle();
      boards++;
    },
    logE: () => logMeanExp(products.logs),
  };
}
