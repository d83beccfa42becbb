import type { ProofCore } from '../../../core/record/proof.js';
import type { ProvedLaw, RecordedTree } from '../../../core/record/proved-law.js';
import { deviationOf } from '../numbers.js';

/** A node of a choice tree laid out in a plane where leaves stand one apart. */
export interface TreeNode {
  /** Along the leaves: 0 is the first leaf; an inner node stands in the middle of its own. */
  readonly at: number;
  /** Choices made so far; a choice with one value only is none. */
  readonly depth: number;
  readonly parent: TreeNode | null;
  /** What was drawn to come here, from 0; null at the root. */
  readonly draw: number | null;
  /** The order that a leaf deals, and how far that order is from its even share in all; null inside the tree. */
  readonly leaf: { readonly order: readonly number[]; readonly deviation: number } | null;
}

/** A choice tree ready to be drawn. */
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

/** The laws whose choice tree is recorded, for 3 cards and more: two cards have nothing to show. */
export function treeLaws({ proof }: ProofCore): readonly (ProvedLaw & { readonly tree: RecordedTree })[] {
  return proof.laws.filter((law): law is ProvedLaw & { readonly tree: RecordedTree } => law.tree !== null && law.n > 2);
}

/** Lays a recorded tree out. */
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
