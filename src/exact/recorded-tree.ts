import type { RecordedLeaf, RecordedTree } from '../core/proved-law.js';
import type { Shuffle } from '../core/shuffle.js';
import { orderOf } from '../math/orders/order-rank.js';
import { dealRank } from './deal-rank.js';
import { enumerate } from './enumerate.js';

/** A tree is recorded to be drawn up to this many cards and leaves. */
const MOST_DRAWN_CARDS = 4;
const MOST_DRAWN_LEAVES = 64;

/** Every leaf of a small choice tree on ideal choices; null where there are too many to draw. */
export function recordedTree(shuffle: Shuffle, n: number, leaves: number): RecordedTree | null {
  if (n > MOST_DRAWN_CARDS || leaves > MOST_DRAWN_LEAVES) return null;
  const tree: RecordedLeaf[] = [];
  enumerate(
    dealRank(shuffle, n),
    (rank, _weight, _ways, path, bounds) =>
      tree.push({ choices: path.map((draw, k) => ({ bound: bounds[k], draw })), order: orderOf(rank, n) }),
    leaves,
  );
  return tree;
}
