import type { DrawPlan } from './plan.js';
import type { Runs, TailOf } from './runs.js';
import { constantTail } from './tails.js';
import type { Level } from './tree.js';
import { nodesOf, writePath } from './tree.js';
import { unitsFrom, WHOLE } from './units.js';

/** Nodes dealt at once. */
const AT_ONCE = 50_000;
/**
 * The number of nodes that draw more which are checked all the same, evenly spread, each with one of the tails. Faults show before the tree has
 * grown. No proof rests on them, for every leaf below is checked.
 */
const CHECKED_INNER = 96;
/** The fewest deals of one check, as far as repeating its random rows up to 16 times gives: a small tree has few leaves to show a fault. */
const LEAST_DEALS = 4096;
const MOST_REPEATS = 16;
/** The most doubts of one level that are examined together. */
const MOST_DOUBTS = 4;

/** Two beginnings of a deal, from the same pieces throughout, after which it behaves differently. */
export interface Doubt {
  /** The middles of the pieces, and the other numbers, in integer units of 2^-53. */
  readonly middles: Float64Array;
  readonly others: Float64Array;
  /** The numbers that follow both. */
  readonly tail: Float64Array;
}

/** A function that picks a number from [low, high] of draw `draw`, counted from 0. */
type Pick = (low: number, high: number, draw: number) => number;

/**
 * Returns rows of picks: all lowest numbers of the pieces at once, all highest, a row inside them all. For each binary digit of the draw's index
 * there are four more rows. By that digit they pick lowest or highest, highest or lowest, an end or inside, inside or an end. Any two draws differ in
 * a digit, so each is at each of its ends while the other is at the opposite one, or anywhere. If the boundary of one depends on the other's exact
 * value, a row falls on the wrong side. Random rows come `repeats` times.
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

/** Returns how many deals it takes to check `leaves` leaves that draw `draws` numbers. */
export function dealsOfCheck(draws: number, leaves: number): number {
  return leaves < 1 ? 0 : leaves * (1 + picks(draws, repeatsOf(leaves)).length);
}

/** Estimates how many deals it takes to check nodes of a level that draw more than `draws` numbers. */
export function dealsOfInnerCheck(draws: number): number {
  return dealsOfCheck(draws, CHECKED_INNER);
}

function repeatsOf(nodes: number): number {
  return Math.max(1, Math.min(MOST_REPEATS, Math.floor(LEAST_DEALS / nodes)));
}

interface Checked {
  readonly nodes: Int32Array;
  readonly tailOf: TailOf;
}

/** Checks that a deal depends only on the pieces of its numbers; returns up to four doubts if it does not. */
export async function verifyLevel(runs: Runs, levels: readonly Level[], { tails }: DrawPlan): Promise<Doubt[]> {
  const level = levels[levels.length - 1];
  const inner = nodesOf(level, false);
  // Every tail with each of a few nodes; else the tails in turn.
  const few = inner.length * tails.length <= CHECKED_INNER;
  const count = few ? inner.length * tails.length : CHECKED_INNER;
  const step = Math.max(1, inner.length / count);
  const nodes = Int32Array.from({ length: count }, (_, i) => inner[Math.floor(i * step) % inner.length]);
  const round = (i: number): number => Math.floor(i / inner.length);
  const tailOf = (i: number): Float64Array => tails[few ? round(i) : (round(i) + i) % tails.length];
  const doubts = await verifyNodes(runs, levels, { nodes, tailOf }, MOST_DOUBTS);
  if (doubts.length > 0) return doubts;
  const leaves = nodesOf(level, true);
  const lowest = constantTail(runs.lowest);
  for (let from = 0; from < leaves.length && doubts.length < MOST_DOUBTS; from += AT_ONCE) {
    const some = { nodes: leaves.subarray(from, from + AT_ONCE), tailOf: () => lowest };
    doubts.push(...(await verifyNodes(runs, levels, some, MOST_DOUBTS - doubts.length)));
  }
  return doubts;
}

/** Returns at most `most` doubts about these nodes of the last level, at most one per node. */
async function verifyNodes(runs: Runs, levels: readonly Level[], { nodes, tailOf }: Checked, most: number): Promise<Doubt[]> {
  const { length } = nodes;
  if (length === 0) return [];
  const depth = levels.length - 1;
  // The middles first: they are what the others must do the same as.
  const all = [undefined, ...picks(depth, repeatsOf(length))];
  const each = Math.max(1, Math.floor(AT_ONCE / length));
  let expected: Float64Array | null = null;
  const doubted = new Map<number, Doubt>();
  for (let from = 0; from < all.length && doubted.size < most; from += each) {
    const some = all.slice(from, from + each);
    const heads = new Float64Array(some.length * length * depth);
    for (let r = 0; r < some.length * length; r++)
      writePath(levels, depth, nodes[r % length], heads, r * depth, some[Math.floor(r / length)]);
    const outcomes = await runs.outcomes(some.length * length, heads, depth, (r) => tailOf(r % length));
    expected ??= outcomes.slice(0, length);
    for (let r = 0; r < outcomes.length && doubted.size < most; r++) {
      const at = r % length;
      if (outcomes[r] === expected[at] || doubted.has(at)) continue;
      const middles = new Float64Array(depth);
      writePath(levels, depth, nodes[at], middles, 0);
      doubted.set(at, { middles, others: heads.slice(r * depth, (r + 1) * depth), tail: tailOf(at) });
    }
  }
  return [...doubted.values()];
}
