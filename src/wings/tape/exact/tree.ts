import type { TapeQuestion, TapeStep } from '../../../core/subject/tape.js';
import type { Division } from './division.js';

/** A state of a program in which it asks, identified by the answers that lead there. */
export interface TapeNode {
  readonly path: readonly TapeStep[];
  readonly question: TapeQuestion;
  readonly signature: string;
  readonly division: Division;
  /** One for each part of the division. */
  readonly children: TapeChild[];
}

/** The state after a part: the end of the deal, another state, or an earlier state on the path, to which the program returns. */
export type TapeChild =
  | { readonly kind: 'leaf'; readonly rank: number }
  | { readonly kind: 'node'; readonly node: TapeNode }
  | { readonly kind: 'back'; readonly to: TapeNode };

/** A path from a state to the end of the deal that never leads back. */
export interface TapeLeaf {
  /** All answers, from the first of the deal. */
  readonly path: readonly TapeStep[];
  readonly rank: number;
}

export function pathBehind({ division, path, question }: TapeNode, part: number): readonly TapeStep[] {
  return [...path, { question, answer: division.parts[part].answer }];
}

/** The leaves below a node, in the tree's order. */
export function* leavesBelow(node: TapeNode): Generator<TapeLeaf> {
  for (const [i, child] of node.children.entries()) {
    if (child.kind === 'leaf') yield { path: pathBehind(node, i), rank: child.rank };
    else if (child.kind === 'node') yield* leavesBelow(child.node);
  }
}

/** A node and every node below it, in the tree's order. */
export function* nodesFrom(node: TapeNode): Generator<TapeNode> {
  yield node;
  for (const child of node.children) if (child.kind === 'node') yield* nodesFrom(child.node);
}

/** Yields the paths below `node` that lead back to `to`: all answers of each, from the first of the deal. */
export function* waysBack(node: TapeNode, to: TapeNode): Generator<readonly TapeStep[]> {
  for (const [i, child] of node.children.entries()) {
    if (child.kind === 'back' && child.to === to) yield pathBehind(node, i);
    else if (child.kind === 'node') yield* waysBack(child.node, to);
  }
}
