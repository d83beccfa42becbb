import type { Claim } from '../../../core/claim.js';
import { aStarShortest, reopening, ties, tooMuch } from './a-star.js';
import { bestChild } from './best-child.js';
import { branching } from './branching.js';
import { breadthFirstShortest, greatestDepth } from './breadth-first.js';
import { deepeningIsNotIda, deepeningSavesMemory } from './deepening.js';
import { fMustGrow, fNeverFalls, means, neverTooMuch } from './estimates.js';
import { goalDecides } from './goal-decides.js';
import { halfOfAll } from './half-of-all.js';
import { lastMove } from './last-move.js';
import { movesKeepHalf } from './moves-keep-half.js';
import { solvableByWidth } from './solvable-by-width.js';

/** Every claim about the sliding puzzle, each with the wrong rule that it must tell from the right one. Nothing is checked yet. */
export function puzzleClaims(): readonly Claim[] {
  return [
    solvableByWidth,
    goalDecides,
    movesKeepHalf,
    halfOfAll,
    lastMove,
    branching,
    breadthFirstShortest,
    greatestDepth,
    neverTooMuch,
    means,
    fNeverFalls,
    fMustGrow,
    aStarShortest,
    bestChild,
    reopening,
    tooMuch,
    ties,
    deepeningIsNotIda,
    deepeningSavesMemory,
  ];
}
