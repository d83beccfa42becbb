import type { BoardOutcome } from '../../core/outcome.js';
import { scramblers } from '../../games/catalogues.js';
import { rejection } from '../../games/puzzle/scrambler/rejection.js';
import { shuffleOf } from '../../games/puzzle/scrambler/shuffle-of.js';
import type { Kind } from '../kind.js';
import { boards } from './boards.js';
import { boardStatistics } from './catalogue.js';
import { boardEvidence } from './evidence/processes.js';
import { knownBoards } from './known.js';
import { boardProof } from './proof.js';
import { boardRows } from './rows.js';
import { walkSeries } from './walk-series.js';

/** Boards of a sliding puzzle. */
export const board: Kind<BoardOutcome> = {
  kind: 'board',
  title: 'boards of a sliding puzzle',
  makers: { one: 'scrambler', prefix: 'puzzle:', all: scramblers },
  even: () => rejection.id,
  options: ['size', 'moves'],
  lacks: { input: 'a scrambler starts from the solved board' },
  cells: 'cards',
  toldFrom: 0,
  diagnosed: false,
  statistics: boardStatistics,
  evidence: boardEvidence,
  space: (outcome, { recorded }) => boards(outcome, recorded),
  rows: boardRows,
  handed({ columns, rows }) {
    const cells = rows * columns;
    return { names: ['board'], first: { kind: 'list', cells, from: 1 }, answer: { cells, bound: cells, one: 'card' }, width: cells };
  },
  shuffle: (maker, outcome) => shuffleOf(scramblers.get(maker), outcome),
  known(origin, _, plan, rows) {
    const walk = walkSeries(origin);
    return { known: knownBoards(origin, plan, rows), ...(walk && { walk }) };
  },
  proof: boardProof,
  landmarks: () => [],
};
