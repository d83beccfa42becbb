import type { RecordedInterval } from '../../core/record/proved-law.js';
import { boundaryAt } from './boundary.js';
import type { Runs } from './runs.js';
import type { Level } from './tree.js';
import { WHOLE } from './units.js';

interface Leaf {
  readonly depth: number;
  readonly node: number;
}

/** Returns a function that gives the pieces of the first leaf, in tree order, whose deck has this rank; null if there is none. */
export function firstChoices(
  levels: readonly Level[],
  { lowest, highest }: Pick<Runs, 'lowest' | 'highest'>,
): (rank: number) => readonly RecordedInterval[] | null {
  const first = new Map<number, Leaf>();
  for (const [depth, { count, rank }] of levels.entries()) {
    for (let node = 0; node < count; node++) {
      const there = first.get(rank[node]);
      // Levels are in tree order, so within one the first is kept; a shallower leaf is compared with the ancestor beside it.
      if (rank[node] >= 0 && (there === undefined || (there.depth < depth && ancestor(levels, depth, node, there.depth) < there.node)))
        first.set(rank[node], { depth, node });
    }
  }
  return (rank) => {
    const leaf = first.get(rank);
    if (leaf === undefined) return null;
    const choices: RecordedInterval[] = [];
    for (let { depth, node } = leaf; depth > 0; node = levels[depth].parent[node], depth--) {
      const [low, high] = [levels[depth].low[node], levels[depth].high[node]];
      choices.unshift({ from: fractionText(low === lowest ? 0 : low), to: fractionText(high === highest ? WHOLE : high + 1) });
    }
    return choices;
  };
}

function ancestor(levels: readonly Level[], depth: number, node: number, at: number): number {
  let here = node;
  for (let d = depth; d > at; d--) here = levels[d].parent[here];
  return here;
}

function fractionText(units: number): string {
  const { num, den } = boundaryAt(units);
  return `${num}/${den}`;
}
