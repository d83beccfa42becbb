import type { DrawPlan } from './plan.js';
import type { Runs } from './runs.js';
import { constantTail } from './tails.js';
import type { Level } from './tree.js';
import { nodesOf, writePath } from './tree.js';
import { unitsFrom, WHOLE } from './units.js';

/** Nodes dealt at once. */
const AT_ONCE = 50_000;
/** Nodes of a level that draw more and are checked none the less, evenly spread: what is wrong shows before the tree has grown. */
const CHECKED_INNER = 256;
/** Deals of one check at least, as far as repeating its random rows up to 16 times gives: a small tree has few leaves to notice at. */
const LEAST_DEALS = 4096;
const MOST_REPEATS = 16;
/** Doubts of one level that are looked into together. */
const MOST_DOUBTS = 4;

/** Two beginnings of a deal, from the same pieces throughout, after which it does not do the same. */
export interface Doubt {
  /** The middles of the pieces, and the other numbers, in whole units of 2^-53. */
  readonly middles: Float64Array;
  readonly others: Float64Array;
  /** The numbers that follow both. */
  readonly tail: Float64Array;
}

/** Picks a number from [low, high] of draw `draw`, counted from 0. */
type Pick = (low: number, high: number, draw: number) => number;

/**
 * All lowest numbers of the pieces at once, all highest, a row inside them all; and for each binary digit of the draw's index, by that digit:
 * lowest or highest, highest or lowest, an end or inside, inside or an end. Any two draws differ in a digit, so each is at each of its ends while the
 * other is at the opposite one, or anywhere: where the boundary of one depends on the other's exact value, a row falls on the wrong side.
 * Rows with chance in them come `repeats` times.
 */
function picks(draws: number, repeats: number): Pick[] {
  const random = unitsFrom(0x6d2b);
  const lowest: Pick = (low) => low;
  const highest: Pick = (_, high) => high;
  const end: Pick = (low, high) => (random() % 2 === 0 ? low : high);
  // The product may be rounded up to the number of values, hence the minimum.
  const inside: Pick = (low, high) => Math.min(high, low + Math.floor((random() / WHOLE) * (high - low + 1)));
  const rows = [lowest, highest];
  const chances = [inside];
  for (let digit = 1; digit < draws; digit *= 2) {
    const by =
      (zero: Pick, one: Pick): Pick =>
      (low, high, draw) =>
        ((draw & digit) === 0 ? zero : one)(low, high, draw);
    rows.push(by(lowest, highest), by(highest, lowest));
    chances.push(by(end, inside), by(inside, end));
  }
  return [...rows, ...Array.from({ length: repeats }, () => chances).flat()];
}

/** Checks that a deal needs be told no more than the pieces of its numbers; a list of up to four doubts where that is not so. */
export async function verifyLevel(runs: Runs, levels: readonly Level[], plan: DrawPlan): Promise<Doubt[]> {
  const level = levels[levels.length - 1];
  const inner = nodesOf(level, false);
  const step = Math.max(1, inner.length / CHECKED_INNER);
  const some = Int32Array.from({ length: Math.min(inner.length, CHECKED_INNER) }, (_, i) => inner[Math.floor(i * step)]);
  const doubts: Doubt[] = [];
  for (const tail of plan.tails) doubts.push(...(await verifyNodes(runs, levels, some, tail, MOST_DOUBTS - doubts.length)));
  if (doubts.length > 0) return doubts;
  const leaves = nodesOf(level, true);
  for (let from = 0; from < leaves.length && doubts.length < MOST_DOUBTS; from += AT_ONCE)
    doubts.push(
      ...(await verifyNodes(runs, levels, leaves.subarray(from, from + AT_ONCE), constantTail(runs.lowest), MOST_DOUBTS - doubts.length)),
    );
  return doubts;
}

/** At most `most` doubts about these nodes of the last level, one a node at most. */
async function verifyNodes(runs: Runs, levels: readonly Level[], nodes: Int32Array, tail: Float64Array, most: number): Promise<Doubt[]> {
  if (nodes.length === 0) return [];
  const depth = levels.length - 1;
  const headsAt = (pick?: Pick): Float64Array => {
    const heads = new Float64Array(nodes.length * depth);
    for (let r = 0; r < nodes.length; r++) writePath(levels, depth, nodes[r], heads, r * depth, pick);
    return heads;
  };
  const middles = headsAt();
  const expected = await runs.outcomes(nodes.length, middles, depth, tail);
  const doubted = new Map<number, Doubt>();
  const repeats = Math.max(1, Math.min(MOST_REPEATS, Math.floor(LEAST_DEALS / nodes.length)));
  for (const pick of picks(depth, repeats)) {
    if (doubted.size >= most) break;
    const others = headsAt(pick);
    const outcomes = await runs.outcomes(nodes.length, others, depth, tail);
    for (let r = 0; r < nodes.length && doubted.size < most; r++) {
      if (outcomes[r] === expected[r] || doubted.has(r)) continue;
      const row = (heads: Float64Array): Float64Array => heads.slice(r * depth, (r + 1) * depth);
      doubted.set(r, { middles: row(middles), others: row(others), tail });
    }
  }
  return [...doubted.values()];
}
