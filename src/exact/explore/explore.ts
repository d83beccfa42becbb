import type { RecordedInterval } from '../../core/record/proved-law.js';
import type { DrawUse, FunctionProbe } from '../../core/source/function-probe.js';
import type { ForcedDealer } from '../../core/subject/forced.js';
import { firstChoices } from './choices.js';
import { settleDoubts } from './doubt.js';
import { unrepeatable } from './errors.js';
import { type Forecast, forecast } from './forecast.js';
import { firstLevel, nextLevel } from './grow.js';
import { treeLaw } from './law.js';
import { dealsOfLook, usesOf } from './level.js';
import { type DrawPlan, newPlan } from './plan.js';
import { gridCells, gridPoints } from './points.js';
import { createRuns, type Runs } from './runs.js';
import { dealsOfSweep, sweep } from './sweep.js';
import { constantTail, fixedTails } from './tails.js';
import { type Level, leavesOf, nodesOf, writePath } from './tree.js';
import { type Doubt, verifyLevel } from './verify.js';

/** The largest distance of an observed change from its boundary: the distance at which a simple fraction still counts as it, and a unit. */
const TOLERANCE = 2 ** -50;

/**
 * Summarises what was found of a function after all its `runs`, from its whole tree.
 *
 * `error` bounds how far boundaries that are no simple fractions can change the probability of any set of orders. Take two functions that differ only
 * in their boundaries. Dealt with the same numbers, they differ if a number falls between two versions of a boundary. So the error is the sum over
 * draws of the largest number of such boundaries at a node, times the tolerance.
 */
function probeOf(runs: Runs, levels: readonly Level[]): FunctionProbe {
  const uses: DrawUse[] = [];
  let measured = 0;
  let everywhere = true;
  for (const [depth, { next }] of levels.entries()) {
    if (next === null) continue;
    const paths = new Array<number>(next.uses.length).fill(0);
    for (const use of next.of) paths[use]++;
    const merged = new Map<string, DrawUse>();
    for (const [i, { boundaries }] of next.uses.entries()) {
      const key = boundaries.join(' ');
      merged.set(key, { draw: depth + 1, boundaries, paths: (merged.get(key)?.paths ?? 0) + paths[i] });
    }
    uses.push(...merged.values());
    measured += next.uses.reduce((most, use) => Math.max(most, use.measured), 0);
    everywhere &&= next.everywhere;
  }
  const grid = { points: gridPoints(gridCells(runs.n), runs).length, everywhere };
  return { runs: runs.dealt(), rational: measured === 0, tolerance: TOLERANCE, error: measured * TOLERANCE, grid, uses };
}

/** Leaves of one level that are dealt again. */
const REPLAYED = 512;

/** Deals the fixed tails alone, twice each. Throws E_NONDETERMINISTIC if the two differ. */
async function checkRepeats(runs: Runs): Promise<void> {
  for (const tail of fixedTails(runs)) {
    const [first, second] = await runs.outcomes(2, new Float64Array(), 0, tail);
    if (first !== second) throw unrepeatable('two deals with the same numbers differed');
  }
}

/** Deals leaves of every level again, the last ones first. Throws E_NONDETERMINISTIC if a deck is not the one dealt before. */
async function replayLeaves(runs: Runs, levels: readonly Level[]): Promise<void> {
  for (let depth = levels.length - 1; depth >= 0; depth--) {
    const leaves = nodesOf(levels[depth], true);
    const count = Math.min(leaves.length, REPLAYED);
    const again = Int32Array.from({ length: count }, (_, i) => leaves[leaves.length - 1 - Math.floor((i * leaves.length) / count)]);
    const heads = new Float64Array(count * depth);
    for (let r = 0; r < count; r++) writePath(levels, depth, again[r], heads, r * depth);
    const outcomes = await runs.outcomes(count, heads, depth, constantTail(runs.lowest));
    for (let r = 0; r < count; r++) {
      if (runs.drawn(outcomes[r]) !== depth || runs.rank(outcomes[r]) !== levels[depth].rank[again[r]])
        throw unrepeatable('the same numbers gave another deck, or drew more or fewer of them, when they were dealt again');
    }
  }
}

/** The exact law of a black-box function, found by dealing it with numbers of our choosing. */
export interface Explored {
  readonly n: number;
  /** Numerators by lexicographic rank of the order, n! of them, over `denominator`, to which they sum. */
  readonly weights: readonly bigint[];
  readonly denominator: bigint;
  /** The number of boxes of pieces that end in a deck. */
  readonly leaves: number;
  /** The number of equal strips into which the last sweep cut each number, each of them met once; 0 without a sweep. */
  readonly strips: number;
  /** True if all leaves are equally likely. */
  readonly even: boolean;
  readonly probe: FunctionProbe;
  /** Returns the pieces of the first leaf, in tree order, that deals the order of this rank; null if none does. */
  choicesOf(rank: number): readonly RecordedInterval[] | null;
}

/** Deals that are made before the expected number is reported. */
const UNASKED = 100_000;

export interface ExploreOptions {
  /** The most deals; 2 · 10^8 by default. */
  readonly mostRuns?: number;
  /** The most leaves of the tree of pieces; 10^7 by default. */
  readonly mostLeaves?: number;
  /**
   * The number of multiples of 2^-53 at each end of [0, 1) that are not dealt; 0 by default, 1024 at most. Some functions round up to a card that
   * does not exist just below 1, as `floor(u * (n - i) + i)` does: with 16 these can still be explored. It changes no probability.
   */
  readonly margin?: number;
  /**
   * Returns the deals of the sweep that a whole tree of so many leaves must pass at the end, a power of two up to 2^22; no sweep by default. Fewer are
   * dealt if deals draw many numbers.
   */
  readonly sweeps?: (leaves: number) => number;
  /**
   * Hears the forecast of the whole exploration, once, as soon as more than 10^5 deals are needed; an error that it throws ends the exploration. The
   * estimate does not count pieces narrower than 1/120.
   */
  readonly onForecast?: (forecast: Forecast) => void;
  /** Hears the number of deals so far after every batch. */
  readonly onProgress?: (runs: number) => void;
}

/**
 * Finds the exact law of the deck that a function of 1 to 8 cards deals, if it uses each number in pieces. As one number goes from 0 to 1, its
 * behaviour then changes at a few places and nowhere else. These depend on earlier numbers only through their pieces.
 *
 * Level by level, each number is tried on a grid, with several rows of numbers after it. Every change is narrowed down to neighbouring multiples of
 * 2^-53 and read as a simple fraction if one is near. What was seen at one node is only expected at the next. Both sides of every expected change are
 * dealt there too, and the ends between; a node that differs is examined like the first. So no node counts as like its siblings unless its own deals
 * say so. Their cost is saved by dealing only one tail if it tells the sides apart. Then every leaf, a box of pieces, is dealt at corners and points
 * inside, where it must give the same deck from as many numbers. If it does not, the missed change is found and searched for. At the end leaves are
 * dealt again, and a sweep compares deals with numbers from everywhere with the tree. A piece narrower than a cell of the grid is missed if no such
 * point falls into it. A difference that shows only at a few exact values is taken to have probability 0.
 *
 * The law is exact for ideal numbers if all boundaries are simple fractions (`probe.rational`), else to within `probe.error`. Throws E_UNPROVABLE,
 * with the reason, for a function that is not of this kind. Throws E_USAGE for too many leaves or deals and outside 1 to 8 cards, and
 * E_NONDETERMINISTIC for one that reads something besides its numbers. Passes on any error of the dealer. The dealer is left open.
 */
export async function explore(dealer: ForcedDealer, options: ExploreOptions = {}): Promise<Explored> {
  const { mostRuns = 2e8, mostLeaves = 1e7, margin = 0, sweeps, onProgress = () => {}, onForecast } = options;
  const runs = createRuns(dealer, { mostRuns, margin, onProgress });
  await checkRepeats(runs);

  const levels: Level[] = [await firstLevel(runs)];
  const plans: DrawPlan[] = [];
  let strips = 0;
  let told = false;
  const tell = async (plan: DrawPlan, deals: number): Promise<void> => {
    if (told || runs.dealt() + deals <= UNASKED) return;
    told = true;
    // Whoever hears it or nobody: the deals of a proof that is made again must be the same.
    const { calls, ...rest } = await forecast(runs, levels, plan);
    onForecast?.({ ...rest, calls: calls + (sweeps ? dealsOfSweep(sweeps(rest.leaves), rest.depth) : 0) });
  };
  for (let doubts: readonly Doubt[] | null = null; doubts === null || doubts.length > 0; ) {
    await grow(runs, levels, plans, { mostLeaves, tell });
    if (!sweeps) break;
    ({ doubts, strips } = await sweep(runs, levels, sweeps(leavesOf(levels))));
    // What lies above the draw that was overlooked stands; it and all below is worked out again.
    if (doubts.length > 0) levels.length = (await settleDoubts(runs, plans, doubts)) + 1;
  }
  await replayLeaves(runs, levels);
  const law = treeLaw(levels, runs.orders);
  return { n: runs.n, ...law, strips, probe: probeOf(runs, levels), choicesOf: firstChoices(levels, runs) };
}

/** The most leaves, and the listener that hears of a plan and its expected deals before they are made. */
interface Growing {
  readonly mostLeaves: number;
  tell(plan: DrawPlan, deals: number): Promise<void>;
}

/** Computes level after level, from the last of `levels` on, until every deal is over. */
async function grow(runs: Runs, levels: Level[], plans: DrawPlan[], { mostLeaves, tell }: Growing): Promise<void> {
  while (nodesOf(levels[levels.length - 1], false).length > 0) {
    const depth = levels.length - 1;
    plans[depth] ??= newPlan(runs);
    await tell(plans[depth], dealsOfLook(runs, nodesOf(levels[depth], false).length, 2, plans[depth].tails.length));
    const next = await usesOf(runs, levels, plans[depth], leavesOf(levels), mostLeaves);
    levels[depth].next = next;
    levels.push(await nextLevel(runs, levels, next));
    const doubts = await verifyLevel(runs, levels, plans[depth]);
    if (doubts.length > 0) levels.length = (await settleDoubts(runs, plans, doubts)) + 1;
  }
}
