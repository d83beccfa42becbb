import type { ProvedLaw } from '../../../core/record/proved-law.js';
import type { TreeLayout } from '../facts/tree.js';

/**
 * The product along any path through a tree whose leaves are equally likely: "1/3 · 1/2 = 1/6". Null where choices of one layer differ or paths end
 * early, since leaves are not equally likely there.
 */
export function leafProduct({ bounds, leaves }: TreeLayout): string | null {
  // Only a tree that is full to its last layer has equally likely leaves.
  const full = bounds.reduce<number>((product, bound) => product * (bound ?? Number.NaN), 1) === leaves;
  return full ? `${bounds.map((bound) => `1/${bound}`).join(' · ')} = 1/${leaves}` : null;
}

/** True if a tree is the textbook proof: as many equally likely leaves as orders, and no order on two of them. */
export function isTextbook(law: ProvedLaw, tree: TreeLayout): boolean {
  return law.uniform && leafProduct(tree) !== null && String(tree.leaves) === law.orders;
}
