import type { ProofCore } from '../../../core/record/proof.js';
import type { ProvedLaw, RecordedTree } from '../../../core/record/proved-law.js';
import { deviationOf } from '../numbers.js';

/** A node of a choice tree laid out in a plane where leaves stand one unit apart. */
export interface TreeNode {
  /** The position along the leaves: 0 is the first leaf; an inner node stands in the middle of its own. */
  readonly at: number;
  /** The number of choices so far; a choice with one value only does not count. */
  readonly depth: number;
  readonly parent: TreeNode | null;
  /** The draw that led here, from 0; null at the root. */
  readonly draw: number | null;
  /** The order that a leaf deals, and the deviation of that order's total from its even share; null inside the tree. */
  readonly leaf: { readonly order: readonly number[]; readonly deviation: number } | null;
}

export interface TreeLayout {
  readonly n: number;
  readonly nodes: readonly TreeNode[];
  readonly leaves: number;
  readonly depth: number;
  /** The bound of each layer's choices; null where they differ. */
  readonly bounds: readonly (number | null)[];
}

interface Growing {
  at: number;
  readonly depth: number;
  readonly parent: Growing | null;
  readonly draw: number | null;
  leaf: TreeNode['leaf'];
}

/** The laws with a recorded choice tree, for 3 cards or more: two cards have nothing to show. */
export function treeLaws({ proof }: ProofCore): readonly (ProvedLaw & { readonly tree: RecordedTree })[] {
  return proof.laws.filter((law): law is ProvedLaw & { readonly tree: RecordedTree } => law.tree !== null && law.n > 2);
}

export function layoutTree({ n, orders, probabilities, tree }: ProvedLaw & { readonly tree: RecordedTree }): TreeLayout {
  const root: Growing = { at: 0, depth: 0, parent: null, draw: null, leaf: null };
  const nodes: Growing[] = [root];
  const children = new Map<Growing, Growing[]>();
  const bounds: (number | null)[] = [];
  tree.forEach(({ choices, order }, index) => {
    let node = root;
    for (const { bound, draw } of choices.filter((choice) => choice.bound > 1)) {
      const layer = node.depth;
      bounds[layer] = bounds[layer] === undefined || bounds[layer] === bound ? bound : null;
      const siblings = children.get(node) ?? [];
      children.set(node, siblings);
      let next = siblings.find((child) => child.draw === draw);
      if (!next) {
        next = { at: 0, depth: layer + 1, parent: node, draw, leaf: null };
        siblings.push(next);
        nodes.push(next);
      }
      node = next;
    }
    node.at = index;
    node.leaf = { order, deviation: deviationOf(probabilities?.[order.join(' ')] ?? '0/1', BigInt(orders)) };
  });
  // Children were made after their parents, so going backwards every child has its place before its parent takes the middle.
  for (const node of nodes.toReversed()) {
    const below = children.get(node);
    if (below) node.at = (below[0].at + below[below.length - 1].at) / 2;
  }
  return { n, nodes, leaves: tree.length, depth: bounds.length, bounds };
}
