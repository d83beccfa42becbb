import { piecePoints } from './points.js';
import type { Runs } from './runs.js';
import { signatures } from './signatures.js';
import type { Level } from './tree.js';
import { headsOf } from './tree.js';

/** Points of the grid at which a node is tried if the whole grid at every node of its level would take too many deals. */
export const SLICE = 8;
/** Steps of the grid from the slice of one node to that of the next. No grid's length has this factor, so over all nodes every point is tried. */
const STRIDE = 7;

export interface Expectation {
  /** Changes seen at other nodes of the level, rising, integer units of 2^-53. */
  readonly known: readonly number[];
  /** More values to try, rising. */
  readonly points: Iterable<number>;
  readonly tails: readonly Float64Array[];
  readonly grid: Float64Array;
  /** True if every node gets the whole grid; else a slice of it. */
  readonly everywhere: boolean;
}

/** A node of the last level, and its index among those that draw on. */
export interface Expected {
  readonly node: number;
  readonly index: number;
}

/**
 * Compares nodes with what was seen at their siblings, each by its own deals, and returns the changes of each. Null for a node that differs, or that
 * this does not decide.
 *
 * Both sides of a known change are dealt, the last value before it and the first after. If the two differ, the change is there, to the last bit. If
 * they agree under the first tail, all tails are dealt; if none tells them apart, the node does not have it. Between neighbouring known changes the
 * first value and the last must do the same. So a change that lies elsewhere, however near, leaves two ends that differ and are no neighbours. Then
 * points of the grid must do the same as the first value of their piece. These are the whole grid, the tails in turn, or a slice of it with one tail.
 */
export async function expectedChanges(
  runs: Runs,
  levels: readonly Level[],
  nodes: readonly Expected[],
  expectation: Expectation,
): Promise<(readonly number[] | null)[]> {
  const { known, tails, points } = expectation;
  const ends = Float64Array.from(new Set([...piecePoints(known, runs), ...points])).sort();
  const found = await changesAmong(runs, levels, nodes, ends, tails.slice(0, 1));
  const unclear = nodes.flatMap((_, i) => (known.every((change) => found[i]?.includes(change)) ? [] : [i]));
  const closer = await changesAmong(
    runs,
    levels,
    unclear.map((i) => nodes[i]),
    ends,
    tails,
  );
  for (const [k, i] of unclear.entries()) found[i] = closer[k];
  const settled = nodes.flatMap((node, i) => (found[i] === null ? [] : [{ ...node, changes: found[i], at: i }]));
  for (const at of await strayed(runs, levels, settled, expectation)) found[at] = null;
  return found;
}

/** Returns the changes where neighbouring points that are one unit apart differ; null for a node where others differ too. */
async function changesAmong(
  runs: Runs,
  levels: readonly Level[],
  nodes: readonly Expected[],
  points: Float64Array,
  tails: readonly Float64Array[],
): Promise<(readonly number[] | null)[]> {
  const { length } = points;
  const heads = headsOf(
    levels,
    nodes.length * length,
    (r) => nodes[Math.floor(r / length)].node,
    (r) => points[r % length],
  );
  const rows = await signatures(runs, nodes.length * length, heads, levels.length, tails);
  const differs = (r: number): boolean => tails.some((_, t) => rows[(r - 1) * tails.length + t] !== rows[r * tails.length + t]);
  return nodes.map((_, i) => {
    const changes: number[] = [];
    for (let p = 1; p < length; p++) {
      if (!differs(i * length + p)) continue;
      if (points[p] - points[p - 1] > 1) return null;
      changes.push(points[p]);
    }
    return changes;
  });
}

interface Row {
  readonly node: number;
  readonly value: number;
  readonly tail: number;
  /** The row whose behaviour it must match; itself for the first value of a piece. */
  readonly as: number;
  readonly at: number;
}

/** Returns the `at` of the nodes that behave differently at a point of the grid than at the first value of the point's piece. */
async function strayed(
  runs: Runs,
  levels: readonly Level[],
  settled: readonly (Expected & { readonly changes: readonly number[]; readonly at: number })[],
  { grid, tails, everywhere }: Expectation,
): Promise<Set<number>> {
  const rows: Row[] = [];
  for (const { node, index, changes, at } of settled) {
    const used = everywhere ? tails.map((_, t) => t) : [index % tails.length];
    const first = rows.length;
    for (const value of [runs.lowest, ...changes]) for (const tail of used) rows.push({ node, value, tail, as: rows.length, at });
    const count = everywhere ? grid.length : SLICE;
    for (let k = 0; k < count; k++) {
      const value = grid[(index * STRIDE + Math.floor((k * grid.length) / count)) % grid.length];
      const turn = (index + k) % used.length;
      rows.push({ node, value, tail: used[turn], as: first + pieceAt(changes, value) * used.length + turn, at });
    }
  }
  const heads = headsOf(
    levels,
    rows.length,
    (r) => rows[r].node,
    (r) => rows[r].value,
  );
  const outcomes = await runs.outcomes(rows.length, heads, levels.length, (r) => tails[rows[r].tail]);
  return new Set(rows.flatMap(({ as, at }, r) => (outcomes[r] === outcomes[as] ? [] : [at])));
}

/** Returns how many changes lie at or below this value. */
function pieceAt(changes: readonly number[], value: number): number {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (changes[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
