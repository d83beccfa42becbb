import { changesAt } from './changes.js';
import { tooManyLeaves, unrepeatable } from './errors.js';
import type { Expected } from './expected.js';
import { expectedChanges, SLICE } from './expected.js';
import type { DrawPlan } from './plan.js';
import { gridCells, gridPoints, merged } from './points.js';
import type { Runs } from './runs.js';
import { signatures } from './signatures.js';
import type { Level, Use, Uses } from './tree.js';
import { headsOf, nodesOf, useOf } from './tree.js';

/** The budget for nodes of a level that get the whole grid, times its points and the tails: above it, only some nodes get it. */
const GRID_RUNS = 4_000_000;
/** Outcomes held at once. */
const HELD = 500_000;
/** The most earlier changes beside which a node is tried; more only if one number alone has more. */
const MOST_HINTS = 256;

/**
 * Finds how each deal of the last of `levels` that is not over uses its next number.
 *
 * The first node is tried on the plan's whole grid, beside every change of the numbers before. Each change is narrowed down to two neighbouring
 * values. Every other node is compared with the changes seen at the nodes before it (`expectedChanges`), and examined like the first if it differs.
 *
 * Throws E_UNPROVABLE for more than `MOST_CHANGES` changes over one number. Also throws as soon as there must be more than `mostLeaves` leaves,
 * `leaves` of which are known already.
 */
export async function usesOf(runs: Runs, levels: readonly Level[], plan: DrawPlan, leaves: number, mostLeaves: number): Promise<Uses> {
  const depth = levels.length - 1;
  const nodes = nodesOf(levels[depth], false);
  const grid = gridPoints(plan.cells, runs);
  const everywhere = nodes.length * grid.length * plan.tails.length <= GRID_RUNS;
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

  /** Returns the changes at these nodes, each tried on the whole grid with all tails. */
  async function wholly(some: readonly Expected[]): Promise<(readonly number[])[]> {
    const hints = [...known, ...earlierChanges(levels, MOST_HINTS - known.size)];
    const points = merged(
      grid,
      hints.flatMap((change) => [change - 1, change]),
      plan.points,
    );
    const size = Math.max(1, Math.floor(HELD / (points.length * plan.tails.length)));
    const found: (readonly number[])[] = [];
    for (let at = 0; at < some.length; at += size) {
      const part = some.slice(at, at + size).map(({ node }) => node);
      found.push(...(await changesAt(part, points, signer(runs, levels, plan), depth + 1)));
    }
    return found;
  }

  for (let at = 0, size = 1; at < nodes.length; at += size, size *= 16) {
    const changes = [...known].sort((a, b) => a - b);
    const most = HELD / (plan.tails.length * 2 * (changes.length + 1) + (everywhere ? grid.length : 0));
    size = Math.min(size, Math.max(1, Math.floor(most)));
    const some = Array.from(nodes.subarray(at, at + size), (node, i) => ({ node, index: at + i }));
    const expectation = { known: changes, points: plan.points, tails: plan.tails, grid, everywhere };
    const found = at === 0 ? [null] : await expectedChanges(runs, levels, some, expectation);
    const others = await wholly(some.filter((_, i) => found[i] === null));
    // Two values that differed between known changes must differ again: then there is a change that was not known.
    if (at > 0 && others.some((list) => list.every((change) => known.has(change))))
      throw unrepeatable('a deal with the same numbers differed when it was dealt again');
    for (const [i, { index }] of some.entries()) settle(index, found[i] ?? others.shift() ?? []);
  }
  return { uses, of, everywhere };
}

/** Estimates how many deals it takes to find how `nodes` nodes of a level use their next number, in `pieces` pieces each. */
export function dealsOfLook({ n }: Pick<Runs, 'n'>, nodes: number, pieces: number, tails: number): number {
  const points = gridCells(n) + 2;
  const whole = nodes * points * tails <= GRID_RUNS;
  return points * tails + nodes * (2 * pieces + (whole ? points + pieces * tails : SLICE + pieces));
}

/** Returns at most `most` changes of the numbers before: what cuts one number often cuts the next. They are only hints that are tested. */
function earlierChanges(levels: readonly Level[], most: number): number[] {
  const changes = levels.flatMap(({ next }) => (next?.uses ?? []).flatMap((use) => use.changes));
  return [...new Set(changes)].slice(0, Math.max(0, most));
}

/** Returns a function that gives the function's behaviour at values of the next number of nodes of the last level. */
function signer(runs: Runs, levels: readonly Level[], plan: DrawPlan) {
  return (nodes: Int32Array, values: Float64Array): Promise<Float64Array> => {
    const heads = headsOf(
      levels,
      nodes.length,
      (r) => nodes[r],
      (r) => values[r],
    );
    return signatures(runs, nodes.length, heads, levels.length, plan.tails);
  };
}
