import { gridCells } from './points.js';
import type { Runs } from './runs.js';
import { fixedTails } from './tails.js';

/** The plan for testing one draw. It starts the same for every draw, and grows if two values turn out to differ that seemed the same. */
export interface DrawPlan {
  /** Numbers that follow the draw, each list at least as long as a deal may draw. */
  readonly tails: Float64Array[];
  /** Values to try besides the grid, integer units of 2^-53. */
  readonly points: Set<number>;
  cells: number;
  /** The number of times it has grown; a finer grid counts twice. */
  rounds: number;
}

export function newPlan(runs: Pick<Runs, 'n' | 'lowest' | 'highest'>): DrawPlan {
  return { tails: fixedTails(runs), points: new Set(), cells: gridCells(runs.n), rounds: 0 };
}
