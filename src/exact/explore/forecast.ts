import { dealsOfLook } from './level.js';
import type { DrawPlan } from './plan.js';
import { gridPoints } from './points.js';
import type { Runs } from './runs.js';
import { sameRow, signatures } from './signatures.js';
import type { Level } from './tree.js';
import { leavesOf, nodesOf, writePath } from './tree.js';
import { unitsFrom } from './units.js';
import { dealsOfCheck, dealsOfInnerCheck } from './verify.js';

export const PATHS = 12;
/** The most numbers followed on each path: what lies below counts as leaves. */
const MOST_FOLLOWED = 32;
/** Cells of the grid on which they are tried: narrower pieces are not counted. */
const CELLS = 120;
const SEED = 0x4b75;

export interface Forecast {
  readonly leaves: number;
  /** Deals in all, and those made so far. */
  readonly calls: number;
  readonly made: number;
  /** Numbers of the longest path that was followed. */
  readonly depth: number;
  /** True if some paths were not followed to their ends: then there are more leaves and deals. */
  readonly atLeast: boolean;
}

/** Options of a forecast that is not made from what is known in the midst of an exploration. */
export interface ForecastOptions {
  /** The fewest paths that are followed, several from one node if there are fewer nodes. */
  readonly leastPaths?: number;
  /** Asked before each number; true ends the forecast there. What lies below then counts as leaves. */
  readonly enough?: () => boolean;
}

/** The state of one path: the numbers that lead there, and how many nodes it represents. */
interface Path {
  readonly head: Float64Array;
  readonly weight: number;
}

/**
 * Estimates the tree below the last of `levels`. From nodes spread evenly over it paths are followed down, a branch picked at random at each node.
 * Every node counts as often as its path had branches to pick from: D. E. Knuth (1975), doi:10.1090/S0025-5718-1975-0373371-6. It only serves to
 * decide whether to go on.
 */
export async function forecast(
  runs: Runs,
  levels: readonly Level[],
  plan: Pick<DrawPlan, 'tails'>,
  { leastPaths = 0, enough = () => false }: ForecastOptions = {},
): Promise<Forecast> {
  const random = unitsFrom(SEED);
  const points = gridPoints(CELLS, runs);
  const depth = levels.length - 1;
  const inner = nodesOf(levels[depth], false);
  const count = inner.length === 0 ? 0 : Math.max(leastPaths, Math.min(PATHS, inner.length));
  let paths: Path[] = Array.from({ length: count }, (_, i) => {
    const head = new Float64Array(depth);
    writePath(levels, depth, inner[Math.floor((i * inner.length) / count)], head, 0);
    return { head, weight: inner.length / count };
  });
  let leaves = leavesOf(levels);
  let deals = 0;
  let ended = false;
  let longest = depth;
  for (let draw = depth + 1; paths.length > 0; draw++) {
    const nodes = paths.reduce((sum, { weight }) => sum + weight, 0);
    ended = draw > depth + MOST_FOLLOWED || enough();
    if (ended) {
      leaves += nodes;
      break;
    }
    longest = draw;
    let pieces = 0;
    let finished = 0;
    const next: Path[] = [];
    for (const [i, { open, over }] of (await branchesOf(runs, paths, points, plan.tails)).entries()) {
      const { head, weight } = paths[i];
      pieces += weight * (open.length + over);
      finished += weight * over;
      if (open.length > 0) next.push({ head: Float64Array.of(...head, open[random() % open.length]), weight: weight * open.length });
    }
    deals += dealsOfLook(runs, nodes, pieces / nodes, plan.tails.length) + pieces + dealsOfCheck(draw, finished);
    if (next.length > 0) deals += dealsOfInnerCheck(draw);
    leaves += finished;
    paths = next;
  }
  const made = runs.dealt();
  return { leaves: Math.round(leaves), calls: Math.round(made + deals), made, depth: longest, atLeast: ended };
}

/** Returns, for each path, a value of every piece in which its deal goes on, and the number of pieces in which it is over. */
async function branchesOf(
  runs: Runs,
  paths: readonly Path[],
  points: Float64Array,
  tails: readonly Float64Array[],
): Promise<{ readonly open: readonly number[]; readonly over: number }[]> {
  const { length } = points;
  const width = paths[0].head.length + 1;
  const heads = new Float64Array(paths.length * length * width);
  for (let r = 0; r < paths.length * length; r++) {
    heads.set(paths[Math.floor(r / length)].head, r * width);
    heads[(r + 1) * width - 1] = points[r % length];
  }
  const rows = await signatures(runs, paths.length * length, heads, width, tails);
  return paths.map((_, i) => {
    const found = pieceRuns(rows, i * length, length, tails.length);
    const open = found.filter((at) => runs.drawn(rows[(i * length + at) * tails.length]) > width);
    return { open: open.map((at) => points[at]), over: found.length - open.length };
  });
}

/** Returns the middle index of every run of equal rows among `count` from row `from` on, counted from it; rows are `width` wide. */
function pieceRuns(rows: Float64Array, from: number, count: number, width: number): number[] {
  const middles: number[] = [];
  for (let start = 0, at = 1; at <= count; at++) {
    if (at < count && sameRow(rows, from + start, rows, from + at, width)) continue;
    middles.push((start + at - 1) >> 1);
    start = at;
  }
  return middles;
}
