import { AuditError } from '../../core/errors.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { EvenLaw, EvenOutcome } from '../../core/subject/even-law.js';
import type { BoardOutcome, BoardShape } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import { fixed } from '../../core/words/numbers.js';
import { MOST_TREE_LEAVES } from '../../exact/exact-law.js';
import { keyOf, type OutcomeLaw } from '../../exact/outcomes/outcome-law.js';
import type { FoundLaw } from '../../exact/outcomes/prove-outcomes.js';
import { scramblers } from '../../games/catalogues.js';
import { solvedBoard } from '../../games/puzzle/board.js';
import { boardGraph } from '../../games/puzzle/board-graph.js';
import { cellCount, MOST_HELD_CELLS, sizeText } from '../../games/puzzle/board-size.js';
import { exactWalk } from '../../games/puzzle/law/exact-walk.js';
import { scrambledBoards } from '../../games/puzzle/law/scrambled-boards.js';
import { walkVariations } from '../../games/puzzle/law/walk-series.js';
import { indexOfBoard, solvableBoards, unranker } from '../../games/puzzle/rank.js';
import { chainOf } from '../../games/puzzle/scrambler/chain-of.js';
import { rejection } from '../../games/puzzle/scrambler/rejection.js';
import type { ShuffleRule, WalkRule } from '../../games/puzzle/scrambler/scrambler.js';
import { shuffleOf } from '../../games/puzzle/scrambler/shuffle-of.js';
import { solvableOf } from '../../games/puzzle/solvable.js';
import { nextOrder } from '../../math/orders/order-rank.js';
import type { Kind } from '../kind.js';
import type { KindProof } from '../kind-proof.js';
import { boards } from './boards.js';
import { boardStatistics } from './catalogue.js';
import { boardEvidence } from './evidence/processes.js';
import { boundsOf, choosesEvenly, knownBoards } from './known.js';
import { boardRows } from './rows.js';

/** The most moves of a walk enumerated leaf by leaf: the law of a longer one is found in another way. */
const MOST_TREE_MOVES = 8;

/** The most boards times moves of a walk whose law is computed: some 20 seconds. */
const MOST_WALK_WORK = 20_000_000;

/** Yields every arrangement of the cells in lexicographic order, the blank as 0; overwritten by the next. */
function* arrangements(n: number): Generator<Uint16Array> {
  const cells = Uint16Array.from({ length: n }, (_, cell) => cell);
  do yield cells;
  while (nextOrder(cells));
}

function* solvables(size: BoardShape): Generator<EvenOutcome> {
  const solvable = solvableOf(size);
  for (const cells of arrangements(cellCount(size))) if (solvable(cells, 0)) yield { cells: Array.from(cells), weight: 1n };
}

/** The law of boards of a sliding puzzle: even over the solvable ones. */
const boardProof: KindProof<BoardOutcome> = {
  even(board): EvenLaw {
    return { given: 0, size: solvableBoards(board), outcomes: () => solvables(board) };
  },
  law(maker, board, n, draws) {
    const scrambler = scramblers.get(maker);
    const { rule } = scrambler;
    const even = boundsOf(scrambler, board).every((bound) => bound < 2 || draws(bound) === 'uniform');
    if (!even || n > MOST_HELD_CELLS) return null;
    return rule.kind === 'walk' ? walked(rule, board) : shuffled(rule, board);
  },
  one: 'board',
  called: 'the board ',
  does: 'makes',
  done: 'made',
  all: ({ columns, rows }) => `boards of a ${rows} × ${columns} puzzle`,
  due: ({ columns, rows }) => `solvable boards of a ${rows} × ${columns} puzzle`,
  strays: () => 'boards that cannot be solved',
  handed: 'It was handed the solved board each time: a function that starts from the board it is handed may scramble others differently.',
  told: (cells, { columns }) =>
    Array.from({ length: cells.length / columns }, (_, row) =>
      cells
        .slice(row * columns, (row + 1) * columns)
        .map((tile) => (tile === 0 ? '_' : String(tile)))
        .join(' '),
    ).join(' / '),
};

function walked({ chain, moves }: WalkRule, board: BoardShape): FoundLaw | null {
  if (moves <= MOST_TREE_MOVES) return null;
  const graph = boardGraph(board);
  if (graph.boards * moves > MOST_WALK_WORK)
    throw new AuditError(
      'E_USAGE',
      `the exact law of a walk on ${sizeText(board)} must have at most ${counted(Math.floor(MOST_WALK_WORK / graph.boards), 'move')}, got ${moves}`,
      { hint: 'use fewer moves or a smaller board; an audit works the law out in floating point: shuffle-audit run' },
    );
  const unrank = unranker(solvedBoard(board));
  const cells = new Uint16Array(cellCount(board));
  const law = new Map<string, bigint>();
  for (const [rank, weight] of exactWalk(graph, chain, moves).entries()) {
    if (weight === 0n) continue;
    unrank(rank, cells, 0);
    law.set(keyOf(cells), weight);
  }
  return convolved(law, 'walk');
}

function shuffled(rule: ShuffleRule, board: BoardShape): FoundLaw | null {
  const n = cellCount(board);
  const leaves = rule.swaps(n).reduce((product, { bound }) => product * bound, 1);
  if (rule.mend !== 'draw-again' && leaves <= MOST_TREE_LEAVES) return null;
  const { ways } = scrambledBoards(rule, board);
  const law = new Map<string, bigint>();
  for (const cells of arrangements(n)) {
    const weight = ways[indexOfBoard(cells, 0, n)];
    if (weight > 0) law.set(keyOf(cells), BigInt(weight));
  }
  return convolved(law, rule.mend === 'draw-again' ? 'swaps-drawn-again' : 'swaps');
}

function convolved(law: OutcomeLaw, of: 'walk' | 'swaps' | 'swaps-drawn-again'): FoundLaw {
  return { law, method: { kind: 'convolution', of, leaves: null, tree: null } };
}

/** The fewest and the most moves followed; a walk that remembers its last move takes longer to follow, and converges sooner. */
const LEAST_FOLLOWED = 100;
const MOST_FOLLOWED = { memoryless: 400, 'no-undo': 150 } as const;

/** Decimal digits kept: a curve shows fewer. */
const DIGITS = 6;

/**
 * Returns the distance from even of a walk's boards after 0, 1, 2, … moves: the total variation of its exact law, to six digits. Null for scramblers
 * that make no moves or do not choose evenly, and beyond nine cells.
 */
export function walkSeries(origin: Origin<BuiltInSource, BoardOutcome>): readonly number[] | null {
  const walk = chainOf(origin.source.maker);
  if (!walk || cellCount(origin.outcome) > MOST_HELD_CELLS || !choosesEvenly(origin)) return null;
  const most = Math.min(MOST_FOLLOWED[walk.chain.kind], Math.max(LEAST_FOLLOWED, 2 * walk.moves));
  return Array.from(walkVariations(boardGraph(origin.outcome), walk.chain, most), (variation) => Number(fixed(variation, DIGITS)));
}

export const board: Kind<BoardOutcome> = {
  kind: 'board',
  title: 'boards of a sliding puzzle',
  makers: { one: 'scrambler', prefix: 'puzzle:', all: scramblers },
  even: () => rejection.id,
  options: ['size', 'moves'],
  lacks: { input: 'a scrambler starts from the solved board', predict: 'its moves cannot be told from a board' },
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
