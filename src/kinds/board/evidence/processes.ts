import type { Process, ResumableProcess } from '../../../core/statistic/evidence-process.js';
import { blankOf, solvedBoard } from '../../../games/puzzle/board.js';
import { manhattanTo } from '../../../games/puzzle/heuristics/manhattan.js';
import { inversions } from '../../../games/puzzle/inversions.js';
import { MOST_MANHATTAN_CELLS } from '../../../games/puzzle/law/manhattan-law.js';
import { solvableOf } from '../../../games/puzzle/solvable.js';
import { down, scratch } from '../../../math/digits/digits.js';
import { landed } from '../../../math/evidence/landed.js';
import { lawful } from '../../../math/evidence/lawful.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';
import type { Measure } from '../../counting/histogram.js';
import { squareCounts } from '../../counting/square-counts.js';
import type { KindEvidence } from '../../evidence.js';
import { inversionChances, manhattanChances } from '../statistics/laws.js';
import { shapeOf } from '../statistics/solvable-boards.js';

const rows: Process = {
  id: 'rows',
  name: 'Single tiles',
  bets: 'where each tile is, by where that tile has been before',
  start: ({ width }) => landed(width),
};

const pos: Process = {
  id: 'pos',
  name: 'All cells',
  bets: 'the whole board, cell by cell, by which tiles have been there before',
  start: ({ width }) => tilesPlaced(width),
};

const digits: Process = {
  id: 'digits',
  name: 'Choices',
  bets: 'the choices that a shuffle of the tiles from the last down must have made',
  start: ({ width }) => tileChoices(width),
};

const blankCell: Process = {
  id: 'empty',
  name: 'The blank',
  bets: 'the cell of the blank, by where it has been before',
  start: ({ width }) => measured(new Float64Array(width).fill(1 / width), (cells, at) => blankOf(cells, at, width)),
};

const distance: Process = {
  id: 'distance',
  name: 'Distance from home',
  bets: 'how many rows and columns the tiles are from home, against its exact law',
  suits: ({ width }) => width <= MOST_MANHATTAN_CELLS,
  start(space) {
    const size = shapeOf(space);
    return measured(manhattanChances(size), manhattanTo(solvedBoard(size)));
  },
};

const turns: Process = {
  id: 'turns',
  name: 'Out of order',
  bets: 'how many pairs of tiles are out of order in each row of the blank, against its exact law',
  suits: ({ width }) => width > MOST_MANHATTAN_CELLS,
  start(space) {
    const size = shapeOf(space);
    const { chances, width } = inversionChances(size);
    return measured(
      chances,
      (cells, at) => Math.floor(blankOf(cells, at, space.width) / size.columns) * width + inversions(cells, at, space.width),
    );
  },
};

/** Evidence for boards; an unsolvable board has probability 0. Counts every tile in every cell. */
export const boardEvidence: KindEvidence = {
  processes: [rows, pos, digits, blankCell, distance, turns],
  impossible(space) {
    const isSolvable = solvableOf(shapeOf(space));
    return (cells, at) =>
      isSolvable(cells, at) ? null : `no moves lead from ${cells.subarray(at, at + space.width).join(' ')} to the goal`;
  },
  counted: ({ width }) => squareCounts(width),
};

/** Bets on one number of every board against its exact law. */
function measured(law: Float64Array, measure: Measure): ResumableProcess {
  const bet = lawful(law);
  return { add: (cells, at) => bet.add(measure(cells, at)), logE: () => bet.logE(), memory: bet.memory };
}

/**
 * Bets on whole boards of `n` cells from where the tiles have been. It bets first on the cell of the blank, then cell by cell on the tile among those
 * not yet placed. Over the solvable boards the blank is in every cell equally often, and then half of all orders of the tiles are solvable. An
 * exchange of the last two tiles always makes the other half, so every choice but theirs is even. O(n²) per board. Predicted as `placed` does.
 */
function tilesPlaced(n: number): ResumableProcess {
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

/**
 * Bets on the choices that make a board of `n` cells. They are the cell of the blank, and those of a Fisher–Yates shuffle of the tiles from the last
 * down. Over the solvable boards they are independent and even except for the last choice, of two tiles, which the parity of the board decides. The
 * bets on the others multiply. O(n) per board. W. W. Johnson & W. E. Story (1879), American Journal of Mathematics 2, 397–404, for the parity.
 */
function tileChoices(n: number): ResumableProcess {
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
