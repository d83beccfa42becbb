import type { Claim } from '../../../core/claim/claim.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { nextOrder, orderOf, rankOf } from '../../../math/orders/order-rank.js';
import { type Board, boardOf, solvedBoard } from '../board.js';
import { NO_MOVE, TILE_MOVES, type TileMove, tileSteps } from '../moves.js';
import { rankedBoards, unranker } from '../rank.js';

/** The shapes small enough to check every arrangement: 24, 720, 720, 40,320, 40,320 and 362,880 of them. */
const SMALL_SHAPES: readonly BoardShape[] = [
  { rows: 2, columns: 2 },
  { rows: 2, columns: 3 },
  { rows: 3, columns: 2 },
  { rows: 2, columns: 4 },
  { rows: 4, columns: 2 },
  { rows: 3, columns: 3 },
];

export interface PuzzleScope {
  /** Only boards of this size, up to 9 cells; without it, boards of each claim's own. */
  readonly board?: BoardShape;
}

export type PuzzleClaimOf = (scope: PuzzleScope) => Claim;

export function shapesOf({ board }: PuzzleScope, usual: readonly BoardShape[] = SMALL_SHAPES): readonly BoardShape[] {
  return board === undefined ? usual : [board];
}

/** Formats the size as '2 x 4'; without a size, returns what the claim says of its own boards. */
export function shapesText({ board }: PuzzleScope, usual: string): string {
  return board === undefined ? usual : sideText(board);
}

/** '2 x 4'. */
export function sideText({ columns, rows }: BoardShape): string {
  return `${rows} x ${columns}`;
}

/** Returns the goal with the blank last on boards of the size asked about, or `usual`. */
export function goalOf({ board }: PuzzleScope, usual: Board): Board {
  return board === undefined ? usual : solvedBoard(board);
}

/** 3 x 3 with the blank last. */
export const EIGHT: Board = solvedBoard({ rows: 3, columns: 3 });
/** 2 x 3 with the blank last. */
export const FIVE: Board = solvedBoard({ rows: 2, columns: 3 });

/** The texts' example, three moves from the goal. */
export const EXAMPLE: Board = boardOf(EIGHT, [1, 2, 3, 0, 4, 6, 7, 5, 8]);

export interface NextBoard {
  readonly move: TileMove;
  readonly cells: Uint8Array;
}

/** Returns every board one move away, with the move. */
export function stepsFrom({ cells, columns, rows }: Board): readonly NextBoard[] {
  const steps = tileSteps({ rows, columns });
  const blank = cells.indexOf(0);
  return TILE_MOVES.flatMap((move, k) => {
    const from = steps[4 * blank + k];
    if (from === NO_MOVE) return [];
    const after = Uint8Array.from(cells);
    after[blank] = after[from];
    after[from] = 0;
    return [{ move, cells: after }];
  });
}

/** Yields every arrangement of a shape, solvable or not. */
export function* everyArrangement(shape: BoardShape): Iterable<Board> {
  const order = Uint16Array.from({ length: shape.rows * shape.columns }, (_, k) => k);
  do yield { rows: shape.rows, columns: shape.columns, cells: Uint8Array.from(order) };
  while (nextOrder(order));
}

export function* everyMove(
  shapes: readonly BoardShape[],
): Iterable<{ readonly before: Board; readonly after: Board; readonly move: TileMove }> {
  for (const shape of shapes) {
    for (const before of everyArrangement(shape))
      for (const { cells, move } of stepsFrom(before)) yield { before, after: { ...shape, cells }, move };
  }
}

/** Returns the step between searched boards: 1 for up to 6 cells. For larger boards it leaves some two hundred of 8 cells and one hundred of 3 x 3. */
export function stepOf({ columns, rows }: BoardShape): number {
  const cells = rows * columns;
  return cells <= 6 ? 1 : cells === 8 ? 101 : 1801;
}

/** Names the boards of the size asked about that are searched: 'from every board of 2 x 3'. */
export function sampleText({ board }: PuzzleScope, usual: BoardShape): string {
  const shape = board ?? usual;
  const step = stepOf(shape);
  return step === 1 ? `from every board of ${sideText(shape)}` : `from one board in ${count(step)} of ${sideText(shape)}`;
}

/** Formats the number of solvable boards: '20,160 boards of 2 x 4'. */
export function boardsText(shape: BoardShape): string {
  return `${counted(count(rankedBoards(solvedBoard(shape))), 'board')} of ${sideText(shape)}`;
}

/** Yields every `step`-th board from which the goal can be reached. */
export function* everySolvable(goal: Board, step = 1): Iterable<Board> {
  const unrank = unranker(goal);
  const boards = rankedBoards(goal);
  for (let rank = 0; rank < boards; rank += step) {
    const cells = new Uint8Array(goal.cells.length);
    unrank(rank, cells, 0);
    yield { rows: goal.rows, columns: goal.columns, cells };
  }
}

/**
 * Returns, by lexicographic index of the arrangement, 1 if legal moves lead there from the goal. It only follows moves: no rule about inversions
 * takes part.
 */
export function reachedFrom(goal: Board): Uint8Array {
  const n = goal.cells.length;
  const reached = new Uint8Array(2 * rankedBoards(goal));
  const queue = [rankOf(goal.cells, 0, n)];
  reached[queue[0]] = 1;
  for (let k = 0; k < queue.length; k++) {
    for (const { cells } of stepsFrom({ ...goal, cells: Uint8Array.from(orderOf(queue[k], n)) })) {
      const rank = rankOf(cells, 0, n);
      if (reached[rank] === 1) continue;
      reached[rank] = 1;
      queue.push(rank);
    }
  }
  return reached;
}

/** A board of a counterexample, row by row. */
export type FoundBoard = { readonly board: readonly (readonly number[])[] };

export function foundBoard(board: Board): FoundBoard {
  return { board: rowsOf(board) };
}

export function rowsOf({ cells, columns, rows }: Board): FoundBoard['board'] {
  return Array.from({ length: rows }, (_, row) => Array.from(cells.subarray(row * columns, (row + 1) * columns)));
}

/** Formats such a board for a sentence: '1 2 3 / 0 4 6 / 7 5 8'. */
export function boardText(rows: FoundBoard['board']): string {
  return rows.map((row) => row.join(' ')).join(' / ');
}
