import type { Process, ResumableProcess } from '../../../core/evidence-process.js';
import { blankOf, solvedBoard } from '../../../games/puzzle/board.js';
import { manhattanTo } from '../../../games/puzzle/heuristics/manhattan.js';
import { inversions } from '../../../games/puzzle/inversions.js';
import { MOST_MANHATTAN_CELLS } from '../../../games/puzzle/law/manhattan-law.js';
import { solvableOf } from '../../../games/puzzle/solvable.js';
import { landed } from '../../../math/evidence/landed.js';
import { lawful } from '../../../math/evidence/lawful.js';
import type { KindEvidence } from '../../evidence.js';
import type { Measure } from '../../histogram.js';
import { squareCounts } from '../../square-counts.js';
import { inversionChances, manhattanChances } from '../statistics/laws.js';
import { shapeOf } from '../statistics/solvable-boards.js';
import { tileChoices } from './tile-choices.js';
import { tilesPlaced } from './tiles-placed.js';

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

/** Evidence of boards; a board that cannot be solved has no chance. Counted is every tile in every cell. */
export const boardEvidence: KindEvidence = {
  processes: [rows, pos, digits, blankCell, distance, turns],
  impossible(space) {
    const isSolvable = solvableOf(shapeOf(space));
    return (cells, at) =>
      isSolvable(cells, at) ? null : `no moves lead from ${cells.subarray(at, at + space.width).join(' ')} to the goal`;
  },
  counted: ({ width }) => squareCounts(width),
};

/** A bet on one number of every board against its exact law. */
function measured(law: Float64Array, measure: Measure): ResumableProcess {
  const bet = lawful(law);
  return { add: (cells, at) => bet.add(measure(cells, at)), logE: () => bet.logE(), memory: bet.memory };
}
