import type { Bracket, Signer } from './bisect.js';
import { bisect } from './bisect.js';
import { changesTooOften, MOST_CHANGES, tooManyLeaves, unrepeatable } from './errors.js';
import type { DrawPlan } from './plan.js';
import { gridPoints, merged, piecePoints } from './points.js';
import type { Runs } from './runs.js';
import { sameRow, signatures } from './signatures.js';
import type { Level, Use, Uses } from './tree.js';
import { nodesOf, useOf, writePath } from './tree.js';

/** Deals that the whole grid may take on all nodes of a level; where it would take more, only the first node gets it. */
const GRID_RUNS = 4_000_000;
/** Outcomes held at once. */
const HELD = 500_000;
/** Changes seen before, beside which a node is looked at; more only where one number alone has more. */
const MOST_HINTS = 256;

/**
 * Finds how each deal of the last of `levels` that is not over uses its next number.
 *
 * Every node is looked at on the plan's grid and beside every change seen at an earlier node; where that would take too many deals, only the
 * first node is, and the others at both ends and the middle of the pieces known so far, and on the grid where these do not agree.
 * Each change is then narrowed down to two neighbouring values.
 *
 * Throws E_UNPROVABLE for more than `MOST_CHANGES` changes over one number, and as soon as there must be more than `mostLeaves` leaves,
 * `leaves` of which are known already.
 */
export async function usesOf(runs: Runs, levels: readonly Level[], plan: DrawPlan, leaves: number, mostLeaves: number): Promise<Uses> {
  const depth = levels.length - 1;
  const nodes = nodesOf(levels[depth], false);
  const grid = gridPoints(plan.cells, runs);
  const everywhere = nodes.length * grid.length * plan.tails.length <= GRID_RUNS;
  const sign = signer(runs, levels, plan);
  const uses: Use[] = [];
  const byChanges = new Map<string, number>();
  const of = new Int32Array(nodes.length);
  const known = new Set<number>();
  let reached = leaves;

  function settle(index: number, changes: readonly number[]): void {
    const key = changes.join(' ');
    let use = byChanges.get(key);
    if (use === undefined) {
      use = uses.length;
      byChanges.set(key, use);
      uses.push(useOf(changes, runs));
      for (const change of changes) if (known.size < Math.max(MOST_HINTS, changes.length)) known.add(change);
    }
    of[index] = use;
    reached += uses[use].pieces.length;
    if (reached > mostLeaves) throw tooManyLeaves(reached, mostLeaves, depth + 1);
  }

  /** Looks at the nodes of these indices, a growing number at a time, since what is seen at the first helps with the rest. */
  async function look(indices: readonly number[], whole: boolean): Promise<number[]> {
    const unsettled: number[] = [];
    for (let at = 0, size = 1; at < indices.length; at += size, size *= 16) {
      const changes = [...known].sort((a, b) => a - b);
      const sides = piecePoints(changes, runs);
      const points = merged(whole ? grid : [], whole ? changes.flatMap((change) => [change - 1, change]) : sides, plan.points);
      size = Math.min(size, Math.max(1, Math.floor(HELD / (points.length * plan.tails.length))));
      const some = indices.slice(at, at + size);
      const found = await changesAt(
        some.map((index) => nodes[index]),
        points,
        whole,
        sign,
        depth,
      );
      for (let i = 0; i < some.length; i++) {
        const there = found[i];
        if (there === null) unsettled.push(some[i]);
        else settle(some[i], there);
      }
    }
    return unsettled;
  }

  const indices = Array.from(nodes, (_, index) => index);
  if (everywhere) await look(indices, true);
  else {
    await look(indices.slice(0, 1), true);
    await look(await look(indices.slice(1), false), true);
  }
  return { uses, of, everywhere };
}

/** What the function does at values of the next number of nodes of the last level. */
function signer(runs: Runs, levels: readonly Level[], plan: DrawPlan): Signer {
  const depth = levels.length - 1;
  return (nodes, values) => {
    const heads = new Float64Array(nodes.length * (depth + 1));
    for (let r = 0, at = 0; r < nodes.length; r++, at += depth + 1) {
      writePath(levels, depth, nodes[r], heads, at);
      heads[at + depth] = values[r];
    }
    return signatures(runs, nodes.length, heads, depth + 1, plan.tails);
  };
}

/** The changes at each of `nodes`, rising; null where `narrow` is false and two of the points differ that are no neighbours. */
async function changesAt(
  nodes: readonly number[],
  points: Float64Array,
  narrow: boolean,
  sign: Signer,
  depth: number,
): Promise<(readonly number[] | null)[]> {
  const count = nodes.length * points.length;
  const rows = await sign(
    Int32Array.from({ length: count }, (_, r) => nodes[Math.floor(r / points.length)]),
    Float64Array.from({ length: count }, (_, r) => points[r % points.length]),
  );
  const width = rows.length / count;
  const row = (r: number): Float64Array => rows.slice(r * width, (r + 1) * width);
  const changes = nodes.map((): number[] => []);
  const brackets: Bracket[] = [];
  const home = new Map(nodes.map((node, i) => [node, i]));
  const wide = new Set<number>();
  const tooOften = changesTooOften(depth + 1);
  const found = (node: number, change: number): void => {
    const list = changes[home.get(node) ?? 0];
    list.push(change);
    if (list.length > MOST_CHANGES) throw tooOften;
  };
  for (let r = 1; r < count; r++) {
    const p = r % points.length;
    if (p === 0 || sameRow(rows, r - 1, rows, r, width)) continue;
    const i = Math.floor(r / points.length);
    if (points[p] - points[p - 1] === 1) found(nodes[i], points[p]);
    else if (narrow) brackets.push({ node: nodes[i], low: points[p - 1], high: points[p], atLow: row(r - 1), atHigh: row(r) });
    else wide.add(i);
  }
  try {
    await bisect(brackets, sign, found);
  } catch (error) {
    // A deal that does not follow from its numbers can seem to change anywhere: then that is the reason.
    if (error === tooOften) await checkChanges(nodes, changes, sign);
    throw error;
  }
  await checkChanges(nodes, changes, sign);
  return changes.map((list, i) => (wide.has(i) ? null : list.sort((a, b) => a - b)));
}

/** Deals both sides of every change again, there and back: a deal that does not follow from its numbers can make one where there is none. */
async function checkChanges(nodes: readonly number[], changes: readonly (readonly number[])[], sign: Signer): Promise<void> {
  const sides = changes.flatMap((list, i) =>
    list.flatMap((change) => [
      { node: nodes[i], value: change - 1 },
      { node: nodes[i], value: change },
    ]),
  );
  const { length } = sides;
  if (length === 0) return;
  const signed = (order: typeof sides): Promise<Float64Array> =>
    sign(
      Int32Array.from(order, ({ node }) => node),
      Float64Array.from(order, ({ value }) => value),
    );
  const rows = await signed(sides);
  // What an earlier deal left behind meets another deal on the way back.
  const back = await signed(sides.toReversed());
  const width = rows.length / length;
  for (let r = 0; r < length; r++) {
    const changed = r % 2 === 0 || !sameRow(rows, r - 1, rows, r, width);
    if (!changed || !sameRow(rows, r, back, length - 1 - r, width))
      throw unrepeatable('a deal with the same numbers differed when it was dealt again');
  }
}
