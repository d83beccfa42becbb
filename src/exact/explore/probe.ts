import type { DrawUse, FunctionProbe } from '../../core/function-probe.js';
import { gridCells, gridPoints } from './points.js';
import type { Runs } from './runs.js';
import type { Level } from './tree.js';

/** How far the change that was met may be from its boundary: the distance at which a simple fraction still counts as it, and a unit. */
const TOLERANCE = 2 ** -50;

/**
 * What was found of a function after all its `runs`, from its whole tree.
 *
 * `error` bounds what boundaries that are no simple fractions can change in the probability of any set of orders: two functions that differ in
 * their boundaries alone, dealt with the same numbers, differ where a number falls between two versions of a boundary, so it is the sum over draws
 * of the largest number of such boundaries at a node, times the tolerance.
 */
export function probeOf(runs: Runs, levels: readonly Level[]): FunctionProbe {
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
