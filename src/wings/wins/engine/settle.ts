import type { GameShape } from '../../../core/subject/outcome.js';
import { pow } from '../../../math/primitives/pow.js';
import type { WinsCore, WinsFound } from '../record/wins.js';

/** Ten thousand and more moves take a second; fewer would save nothing. */
const FEWEST_TRIALS = 100_000;

/** Moves a position: luck leaves one of 250,000 positions unseen less than once in 100,000 samples. */
const EACH = 25;

/** The chance with which an error must not show in a sample that excludes it. */
const MISSED = 0.01;

/** A little more than the moves needed on average, since not every position can be won. */
const SPARE = 1.05;

/** The share of wins given away that must be visible, unless another is asked for. */
export const USUAL_DETECT = 0.01;

/** Returns how many moves show every position, and a share `detect` of wins given away, 99 times in 100. `won`: the share of positions that can be won. */
export function trialsFor({ max, piles }: GameShape, won: number, detect: number): number {
  const errors = Math.log(MISSED) / Math.log1p(-detect) / won;
  return Math.ceil(Math.max(FEWEST_TRIALS, EACH * pow(max, piles), SPARE * errors));
}

/** Returns what follows from what was found: what would have been seen, and the verdict. */
export function settled(
  plan: WinsCore['plan'],
  { moves, least, positions: { all, lost, seen, won } }: WinsFound,
  shape: GameShape,
): Pick<WinsCore, 'visible' | 'verdict'> {
  const isSample = 'seed' in plan;
  const visible = isSample ? { anywhere: visibleIn(moves ?? 0), alone: visibleIn(least ?? 0) } : null;
  if (lost > 0) return { visible, verdict: { kind: 'fails' } };
  if (!isSample || !visible) return { visible, verdict: { kind: 'holds' } };
  const trialsNeeded = trialsFor(shape, won / all, plan.detect);
  if (seen < won) return { visible, verdict: { kind: 'inconclusive', why: 'unseen', trialsNeeded } };
  if (visible.anywhere > plan.detect) return { visible, verdict: { kind: 'inconclusive', why: 'too-few', trialsNeeded } };
  return { visible, verdict: { kind: 'holds' } };
}

/** The smallest chance of an error that shows in so many moves 99 times in 100. */
function visibleIn(moves: number): number {
  return moves === 0 ? 1 : 1 - pow(MISSED, 1 / moves);
}
