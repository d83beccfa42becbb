import { changesTooFinely, dependsOnExactValue, unrepeatable } from './errors.js';
import type { DrawPlan } from './plan.js';
import { gridCells } from './points.js';
import type { Runs } from './runs.js';
import { signatures } from './signatures.js';
import { tailAfter } from './tails.js';
import type { Doubt } from './verify.js';

/** The most times that the plan of one draw may grow. */
const MOST_ROUNDS = 8;
/** The factor by which a grid grows at a time, and the limit relative to its first size. */
const FINER = 4;
const FINEST = 16;

/**
 * Finds for each doubt the draw whose plan missed a change, makes that plan see it, and returns the first such draw, counted from 0.
 *
 * The other numbers replace the middles from the last draw to the first. When the outcome changes, the numbers before still are middles. They are
 * then a node of the tree, at which two values of one piece differ before a tail that is now known. If they differ before a tail that was tried, a
 * piece was too narrow for the grid; else the tail is added to the plan. Throws E_NONDETERMINISTIC if the outcomes are not the same again,
 * E_UNPROVABLE if a plan has grown too often.
 */
export async function settleDoubts(runs: Runs, plans: readonly DrawPlan[], doubts: readonly Doubt[]): Promise<number> {
  const lookedAt = plans.map(({ tails }) => tails.length);
  const grown = new Map<number, boolean>();
  for (const doubt of doubts) {
    const draw = await overlookedDraw(runs, doubt);
    const plan = plans[draw];
    const first = await firstDifference(runs, plan, doubt, draw);
    const fine = first < lookedAt[draw];
    plan.points.add(doubt.middles[draw]).add(doubt.others[draw]);
    if (first === plan.tails.length) plan.tails.push(tailAfter(doubt.others.subarray(draw + 1), doubt.tail));
    grown.set(draw, fine || (grown.get(draw) ?? false));
  }
  for (const [draw, fine] of grown) {
    const plan = plans[draw];
    // A finer grid costs more than another tail, and helps less often.
    plan.rounds += fine ? 2 : 1;
    if (plan.rounds > MOST_ROUNDS) throw fine ? changesTooFinely(draw + 1, plan.cells) : dependsOnExactValue(draw + 1);
    if (fine) plan.cells = Math.min(FINER * plan.cells, FINEST * gridCells(runs.n));
  }
  return Math.min(...grown.keys());
}

async function overlookedDraw(runs: Runs, { middles, others, tail }: Doubt): Promise<number> {
  const depth = middles.length;
  const heads = new Float64Array((depth + 1) * depth);
  for (let kept = 0; kept <= depth; kept++) {
    heads.set(others, kept * depth);
    heads.set(middles.subarray(0, kept), kept * depth);
  }
  const outcomes = await runs.outcomes(depth + 1, heads, depth, tail);
  for (let draw = depth - 1; draw >= 0; draw--) if (outcomes[draw] !== outcomes[draw + 1]) return draw;
  throw unrepeatable('the same numbers gave another deck, or drew more or fewer of them, when they were dealt again');
}

/** Returns the index of the first of the plan's tails before which the two values of the draw differ, or the number of tails if none does. */
async function firstDifference(runs: Runs, plan: DrawPlan, { middles, others }: Doubt, draw: number): Promise<number> {
  const heads = new Float64Array(2 * (draw + 1));
  heads.set(middles.subarray(0, draw + 1));
  heads.set(middles.subarray(0, draw), draw + 1);
  heads[2 * draw + 1] = others[draw];
  const width = plan.tails.length;
  const rows = await signatures(runs, 2, heads, draw + 1, plan.tails);
  const first = rows.subarray(0, width).findIndex((outcome, t) => outcome !== rows[width + t]);
  return first < 0 ? width : first;
}
