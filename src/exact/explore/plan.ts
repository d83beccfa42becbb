import { gridCells } from './points.js';
import type { Runs } from './runs.js';
import { fixedTails } from './tails.js';

/** How one draw is looked at. It starts the same for every draw, and grows where two values turn out to differ that seemed the same. */
export interface DrawPlan {
  /** Numbers that follow the draw, each list at least as long as a deal may draw. */
  readonly tails: Float64Array[];
  /** Values to look at besides the grid, whole units of 2^-53. */
  readonly points: Set<number>;
  /** Cells of the grid. */
  cells: number;
  /** How often it has grown; a finer grid counts twice. */
  rounds: number;
}

/** The plan of a draw of which nothing is known yet. */
export function newPlan(runs: Pick<Runs, 'n' | 'lowest' | 'highest'>): DrawPlan {
  return { tails: fixedTails(runs), points: new Set(), cells: gridCells(runs.n), rounds: 0 };
}
