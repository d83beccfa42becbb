import { reduceFraction } from '../../math/fraction.js';
import { boundaryAt } from './boundary.js';
import type { Runs } from './runs.js';
import { middle, WHOLE } from './units.js';

/** Values of one number between which the function does the same. */
export interface Piece {
  /** The least and the greatest of them, integer units of 2^-53, as measured. */
  readonly low: number;
  readonly high: number;
  /** The fractions between which they lie, `num/den`. */
  readonly from: string;
  readonly to: string;
  /** `to` − `from` in lowest terms, above 0. */
  readonly num: bigint;
  readonly den: bigint;
}

/** One way to use a number: the points where the function changes what it does as the number goes from 0 to 1. */
export interface Use {
  /** The first values, in integer units of 2^-53, at which it does something else than just below; rising, above 0. */
  readonly changes: readonly number[];
  /** The pieces in order, without those of no width: one that is narrower than rounding has probability 0 for ideal numbers. */
  readonly pieces: readonly Piece[];
  /** The boundaries inside (0, 1), rising, and how many of them are no simple fractions. */
  readonly boundaries: readonly string[];
  readonly measured: number;
}

export interface Uses {
  readonly uses: readonly Use[];
  /** An index into `uses` for each node of the level that is no leaf, in order. */
  readonly of: Int32Array;
  /** True if every node was tried on the whole grid. */
  readonly everywhere: boolean;
}

/** The nodes of the tree of pieces at the same depth (number of draws so far), in tree order. */
export interface Level {
  readonly count: number;
  /** The index of its parent in the previous level. */
  readonly parent: Int32Array;
  /** The piece of its last number, as measured. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** Rank of the deck that it deals; −1 if it draws more. */
  readonly rank: Int32Array;
  /** Null for the last level, and for one that is not computed yet. */
  next: Uses | null;
}

/** Returns a use with these changes, integer units of 2^-53, rising; its pieces reach from `lowest` to `highest`. */
export function useOf(changes: readonly number[], { lowest, highest }: Pick<Runs, 'lowest' | 'highest'>): Use {
  const ends = [0, ...changes, WHOLE];
  const fractions = ends.map(boundaryAt);
  const texts = fractions.map(({ num, den }) => `${num}/${den}`);
  const pieces: Piece[] = [];
  for (let i = 0; i + 1 < ends.length; i++) {
    const [a, b] = [fractions[i], fractions[i + 1]];
    const width = b.num * a.den - a.num * b.den;
    if (width <= 0n) continue;
    const dealt = { low: Math.max(ends[i], lowest), high: Math.min(ends[i + 1] - 1, highest) };
    pieces.push({ ...dealt, from: texts[i], to: texts[i + 1], ...reduceFraction(width, a.den * b.den) });
  }
  const measured = fractions.reduce((sum, { simple }) => sum + (simple ? 0 : 1), 0);
  return { changes, pieces, boundaries: pieces.slice(1).map(({ from }) => from), measured };
}

/**
 * Writes the numbers that lead to `node` of levels[depth] into out[at … at + depth), in integer units of 2^-53. `pick` chooses a number of the piece
 * [low, high] of draw `draw`, counted from 0; without it, the middle.
 */
export function writePath(
  levels: readonly Level[],
  depth: number,
  node: number,
  out: Float64Array,
  at: number,
  pick: (low: number, high: number, draw: number) => number = middle,
): void {
  for (let d = depth, here = node; d > 0; here = levels[d].parent[here], d--)
    out[at + d - 1] = pick(levels[d].low[here], levels[d].high[here], d - 1);
}

/** Returns, for each of `count` rows, the numbers that lead to its node of the last level, the middles of pieces, and then its value. */
export function headsOf(
  levels: readonly Level[],
  count: number,
  nodeOf: (row: number) => number,
  numberOf: (row: number) => number,
): Float64Array {
  const depth = levels.length - 1;
  const heads = new Float64Array(count * (depth + 1));
  for (let r = 0, at = 0; r < count; r++, at += depth + 1) {
    // Rows of one node follow each other.
    if (r > 0 && nodeOf(r) === nodeOf(r - 1)) heads.copyWithin(at, at - depth - 1, at - 1);
    else writePath(levels, depth, nodeOf(r), heads, at);
    heads[at + depth] = numberOf(r);
  }
  return heads;
}

export function nodesOf(level: Level, leaves: boolean): Int32Array {
  const kept = new Int32Array(level.count);
  let count = 0;
  for (let node = 0; node < level.count; node++) if (level.rank[node] >= 0 === leaves) kept[count++] = node;
  return kept.slice(0, count);
}

export function leavesOf(levels: readonly Level[]): number {
  return levels.reduce((sum, level) => sum + nodesOf(level, true).length, 0);
}
