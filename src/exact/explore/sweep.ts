import type { Runs } from './runs.js';
import { constantTail } from './tails.js';
import type { Level, Piece } from './tree.js';
import { writePath } from './tree.js';
import { unitsFrom, WHOLE } from './units.js';
import type { Doubt } from './verify.js';

/** Numbers of one sweep at most: 2^19 deals of 8 numbers. */
const MOST_NUMBERS = 2 ** 22;
/** Deals at once. */
const AT_ONCE = 2 ** 16;
/** Doubts that are looked into together. */
const MOST_DOUBTS = 4;
const SEED = 0x3c6f;

/** Deals that were not as the tree says, four at most, and into how many strips each number was cut. */
export interface Swept {
  readonly doubts: readonly Doubt[];
  readonly strips: number;
}

/** Where the children of each node of a level begin in the next, and the pieces they stand for; null for leaves. */
interface Branches {
  readonly first: Int32Array;
  readonly pieces: readonly (readonly Piece[] | null)[];
}

/**
 * Deals a whole tree with numbers spread evenly over [0, 1), and holds every deal against the leaf it must end in.
 *
 * A Latin hypercube (M. D. McKay, R. J. Beckman & W. J. Conover (1979), doi:10.1080/00401706.1979.10489755): each number is cut into as
 * many equal strips as there are deals, and over all deals falls into every strip once. A change over two strips of one number is therefore
 * met for certain, however narrow beside a cell of the grid, where it does not depend on other numbers. `deals` is a power of two; where
 * deals draw many numbers there are fewer.
 */
export async function sweep(runs: Runs, levels: readonly Level[], deals: number): Promise<Swept> {
  const depth = levels.length - 1;
  const strips = dealsOfSweep(deals, depth);
  if (depth === 0) return { doubts: [], strips };
  const branches = levels.slice(0, -1).map(branchesOf);
  const random = unitsFrom(SEED);
  const keys = Array.from({ length: depth }, () => random() % strips);
  const tail = constantTail(runs.lowest);
  const doubts: Doubt[] = [];
  for (let from = 0; from < strips && doubts.length < MOST_DOUBTS; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, strips - from);
    const heads = new Float64Array(count * depth);
    for (let r = 0, at = 0; r < count; r++) {
      for (let d = 0; d < depth; d++) {
        const value = Math.floor(((spread(from + r, keys[d], strips) + random() / WHOLE) / strips) * WHOLE);
        heads[at++] = Math.min(runs.highest, Math.max(runs.lowest, value));
      }
    }
    const outcomes = await runs.outcomes(count, heads, depth, tail);
    for (let r = 0; r < count && doubts.length < MOST_DOUBTS; r++) {
      const others = heads.subarray(r * depth, (r + 1) * depth);
      const leaf = leafAt(levels, branches, others);
      if (leaf === null || outcomes[r] === leaf.depth * runs.orders + levels[leaf.depth].rank[leaf.node]) continue;
      const middles = new Float64Array(leaf.depth);
      writePath(levels, leaf.depth, leaf.node, middles, 0);
      doubts.push({ middles, others: others.slice(0, leaf.depth), tail });
    }
  }
  return { doubts, strips };
}

/** How many of so many deals, a power of two, a sweep over so many numbers each makes. */
export function dealsOfSweep(deals: number, depth: number): number {
  let strips = deals;
  while (strips > 1 && strips * depth > MOST_NUMBERS) strips /= 2;
  return strips;
}

/**
 * A permutation of 0 … size − 1, one for each key; `size` is a power of two up to 2^31. mod size: x = a·index + key; x ^= x >> half; x =
 * b·(x ^ key); x ^= x >> half. Every step can be undone, for a and b are odd and a shift of half the bits or more is undone by itself.
 */
function spread(index: number, key: number, size: number): number {
  const mask = size - 1;
  const half = Math.floor(Math.log2(size) / 2) + 1;
  let mixed = (Math.imul(index, 0x21f0aaad) + key) & mask;
  mixed ^= mixed >>> half;
  mixed = Math.imul(mixed ^ key, 0x735a2d97) & mask;
  return mixed ^ (mixed >>> half);
}

function branchesOf({ count, rank, next }: Level): Branches {
  const first = new Int32Array(count);
  const pieces = new Array<readonly Piece[] | null>(count).fill(null);
  let child = 0;
  let inner = 0;
  for (let node = 0; node < count; node++) {
    if (rank[node] >= 0 || next === null) continue;
    const own = next.uses[next.of[inner++]].pieces;
    first[node] = child;
    pieces[node] = own;
    child += own.length;
  }
  return { first, pieces };
}

/** The leaf these numbers lead to; null where one lies within rounding of a boundary, in no piece. */
function leafAt(
  levels: readonly Level[],
  branches: readonly Branches[],
  numbers: Float64Array,
): { readonly depth: number; readonly node: number } | null {
  let node = 0;
  for (let depth = 0; ; depth++) {
    if (levels[depth].rank[node] >= 0) return { depth, node };
    const pieces = branches[depth].pieces[node] ?? [];
    const child = pieceOf(pieces, numbers[depth]);
    if (child < 0) return null;
    node = branches[depth].first[node] + child;
  }
}

function pieceOf(pieces: readonly Piece[], value: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pieces[middle].low <= value) low = middle;
    else high = middle - 1;
  }
  return high >= 0 && pieces[low].low <= value && value <= pieces[low].high ? low : -1;
}
