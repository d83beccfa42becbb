import { unrepeatable } from './errors.js';
import type { Runs } from './runs.js';
import { constantTail, fixedTails } from './tails.js';
import type { Level } from './tree.js';
import { nodesOf, writePath } from './tree.js';

/** Leaves of one level that are dealt again. */
const REPLAYED = 512;

/** Deals the fixed tails alone, twice each. Throws E_NONDETERMINISTIC where the two differ. */
export async function checkRepeats(runs: Runs): Promise<void> {
  for (const tail of fixedTails(runs)) {
    const [first, second] = await runs.outcomes(2, new Float64Array(), 0, tail);
    if (first !== second) throw unrepeatable('two deals with the same numbers differed');
  }
}

/** Deals leaves of every level again, the last ones first. Throws E_NONDETERMINISTIC where a deck is not the one dealt before. */
export async function replayLeaves(runs: Runs, levels: readonly Level[]): Promise<void> {
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
