import { counted } from '../../core/words/counted.js';
import { unrepeatable } from './errors.js';
import type { Runs } from './runs.js';
import { constantTail } from './tails.js';
import type { Level, Uses } from './tree.js';
import { nodesOf, writePath } from './tree.js';

/** Nodes dealt at once. */
const AT_ONCE = 100_000;
/** Pieces of one draw whose endless repetition is tried. */
const MOST_REPEATED = 64;

/** Returns the level before the first draw, of one node. */
export async function firstLevel(runs: Runs): Promise<Level> {
  const level = { count: 1, parent: new Int32Array(1), low: new Float64Array(1), high: new Float64Array(1), next: null };
  return { ...level, rank: await ranksOf(runs, [], level) };
}

/**
 * Returns the level after the last of `levels`, whose nodes use their next number as `next` says. Every node is dealt once, at the middles of its
 * pieces. Throws E_UNPROVABLE if a deal goes on for `MOST_DRAWS` numbers that all lie in one piece, E_NONDETERMINISTIC if a deal ends sooner than it
 * did before.
 */
export async function nextLevel(runs: Runs, levels: readonly Level[], next: Uses): Promise<Level> {
  const nodes = nodesOf(levels[levels.length - 1], false);
  const count = nodes.reduce((sum, _, index) => sum + next.uses[next.of[index]].pieces.length, 0);
  const level = { count, parent: new Int32Array(count), low: new Float64Array(count), high: new Float64Array(count), next: null };
  let child = 0;
  for (let index = 0; index < nodes.length; index++) {
    for (const { low, high } of next.uses[next.of[index]].pieces) {
      level.parent[child] = nodes[index];
      level.low[child] = low;
      level.high[child++] = high;
    }
  }
  const grown = { ...level, rank: await ranksOf(runs, levels, level) };
  await repeatPieces(runs, [...levels, grown]);
  return grown;
}

async function ranksOf(runs: Runs, before: readonly Level[], level: Omit<Level, 'rank'>): Promise<Int32Array> {
  const depth = before.length;
  const rank = new Int32Array(level.count);
  const levels = [...before, { ...level, rank }];
  const tail = constantTail(runs.lowest);
  for (let from = 0; from < level.count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, level.count - from);
    const heads = new Float64Array(size * depth);
    for (let r = 0; r < size; r++) writePath(levels, depth, from + r, heads, r * depth);
    const outcomes = await runs.outcomes(size, heads, depth, tail);
    for (let r = 0; r < size; r++) {
      const drawn = runs.drawn(outcomes[r]);
      if (drawn < depth) throw unrepeatable(`a deal ended after ${counted(drawn, 'number')} where it drew ${depth} before`);
      rank[from + r] = drawn === depth ? runs.rank(outcomes[r]) : -1;
    }
  }
  return rank;
}

/** Detects a loop that redraws while a number lies in some piece: it runs forever if all numbers do. That shows it after one level. */
async function repeatPieces(runs: Runs, levels: readonly Level[]): Promise<void> {
  const depth = levels.length - 1;
  const tried = new Set<number>();
  const head = new Float64Array(depth);
  for (const node of nodesOf(levels[depth], false)) {
    writePath(levels, depth, node, head, 0);
    const last = head[depth - 1];
    if (tried.has(last)) continue;
    if (tried.size === MOST_REPEATED) return;
    tried.add(last);
    await runs.outcomes(1, head, depth, constantTail(last));
  }
}
