import type { Claim } from '../../../core/claim/claim.js';
import type { LeftOut } from '../../../core/record/left-out.js';
import { aStarShortest, reopening, ties, tooMuch } from './a-star.js';
import { bestChild } from './best-child.js';
import type { PuzzleClaimOf, PuzzleScope } from './boards.js';
import { branching } from './branching.js';
import { breadthFirstShortest, greatestDepth } from './breadth-first.js';
import { deepeningIsNotIda, deepeningSavesMemory } from './deepening.js';
import { fMustGrow, fNeverFalls, means, neverTooMuch } from './estimates.js';
import { goalDecides } from './goal-decides.js';
import { halfOfAll } from './half-of-all.js';
import { lastMove } from './last-move.js';
import { movesKeepHalf } from './moves-keep-half.js';
import type { BoardRefusal } from './on-board.js';
import { always, goalsApart, oneRing, threeByThreeOnly, upToSixCells } from './on-board.js';
import { solvableByWidth } from './solvable-by-width.js';

const CLAIMS: readonly (readonly [PuzzleClaimOf, BoardRefusal])[] = [
  [solvableByWidth, always],
  [goalDecides, goalsApart],
  [movesKeepHalf, always],
  [halfOfAll, always],
  [lastMove, always],
  [() => branching, threeByThreeOnly],
  [breadthFirstShortest, always],
  [() => greatestDepth, threeByThreeOnly],
  [neverTooMuch, always],
  [() => means, threeByThreeOnly],
  [fNeverFalls, always],
  [() => fMustGrow, threeByThreeOnly],
  [aStarShortest, oneRing],
  [bestChild, oneRing],
  [reopening, (board) => oneRing(board) ?? upToSixCells(board)],
  [tooMuch, oneRing],
  [ties, always],
  [deepeningIsNotIda, upToSixCells],
  [deepeningSavesMemory, upToSixCells],
];

/**
 * Returns every claim about the sliding puzzle that can be asked here, each with the wrong rule that it must tell from the right one. Nothing is
 * checked yet.
 */
export function puzzleClaims(scope: PuzzleScope = {}): readonly Claim[] {
  return CLAIMS.filter(([, refuses]) => refusal(scope, refuses) === null).map(([claimOf]) => claimOf(scope));
}

/** Returns the claims that have no meaning on the board of this scope, each with the reason. */
export function puzzleLeftOut(scope: PuzzleScope): readonly LeftOut[] {
  return CLAIMS.flatMap(([claimOf, refuses]) => {
    const because = refusal(scope, refuses);
    const { id, title } = claimOf(scope);
    return because === null ? [] : [{ id, title, because }];
  });
}

function refusal({ board }: PuzzleScope, refuses: BoardRefusal): string | null {
  return board === undefined ? null : refuses(board);
}
