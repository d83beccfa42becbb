import type { Runs } from './runs.js';
import { constantTail } from './tails.js';
import type { Level, Piece } from './tree.js';
import { writePath } from './tree.js';
import { unitsFrom, WHOLE } from './units.js';
import type { Doubt } from './verify.js';

/** The most numbers of one sweep: 2^19 deals of 8 numbers. */
const MOST_NUMBERS = 2 ** 22;
/** Deals made at once. */
const AT_ONCE = 2 ** 16;
/** The most doubts that are examined together. */
const MOST_DOUBTS = 4;
const SEED = 0x3c6f;

/** Deals that differed from the tree, four at most, and the number of strips into which each number was cut. */
export interface Swept {
  readonly doubts: readonly Doubt[];
  readonly strips: number;
}

/** The index in the next level where the children of each node begin, and the pieces they represent; null for leaves. */
interface Branches {
  readonly first: Int32Array;
  readonly pieces: readonly (readonly Piece[] | null)[];
}

/**
 * Deals a whole tree with numbers spread evenly over [0, 1), and compares every deal with the leaf it must end in.
 *
 * A Latin hypercube (M. D. McKay, R. J. Beckman & W. J. Conover (1979), doi:10.1080/00401706.1979.10489755): each number is cut into as many equal
 * strips as there are deals, and over all deals falls into every strip once. So a change over two strips of one number is met for certain if it does
 * not depend on other numbers. It may be narrow beside a cell of the grid. `deals` is a power of two; if deals draw many numbers there are fewer.
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

/** Returns how many of `deals`, a power of two, a sweep makes if each draws `depth` numbers. */
export function dealsOfSweep(deals: number, depth: number): number {
  let strips = deals;
  while (strips > 1 && strips * depth > MOST_NUMBERS) strips /= 2;
  return strips;
}

/**
 * Permutes 0 … size − 1, one permutation for each key; `size` is a power of two up to 2^31. mod size: x = a·index + key; x ^= x >> half; x = b·(x ^
 * key); x ^= x >> half. Every step is invertible: a and b are odd, and a shift of at least half the bits is its own inverse.
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

/** Returns the leaf that these numbers lead to; null if one lies within rounding of a boundary, in no piece. */
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
