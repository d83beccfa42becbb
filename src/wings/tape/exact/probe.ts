import { questionText } from '../../../core/tape.js';
import type { TapeProbe, TapeUse } from '../../../core/tape-probe.js';
import type { Looks } from './looks.js';
import type { TapeNode } from './tree.js';
import { nodesFrom } from './tree.js';

/** How far a change of a double may be from its boundary, as for functions. */
const TOLERANCE = 2 ** -50;

/** What was found of a program, from its whole tree, null where it asks nothing; `again` is how likely it comes back to a state. */
export function probeOfTape(looks: Looks, root: TapeNode | null, again: (node: TapeNode) => number): TapeProbe {
  const uses = new Map<string, TapeUse>();
  for (const { children, division, path, question } of root ? nodesFrom(root) : []) {
    const use = { draw: path.length + 1, question: questionText(question), parts: division.recorded };
    const key = JSON.stringify(use);
    const before = uses.get(key);
    const back = children.filter(({ kind }) => kind === 'back').length;
    uses.set(key, { ...use, paths: (before?.paths ?? 0) + 1, again: (before?.again ?? 0) + back });
  }
  const error = root ? errorOf(root, again) : 0;
  return {
    n: looks.n,
    deals: looks.deals(),
    questions: looks.questions(),
    rational: error === 0,
    error: Math.min(1, error),
    uses: [...uses.values()].sort((a, b) => a.draw - b.draw),
  };
}

/** How far a chance behind a state may be off: by the places measured there and on the way that has most of them, more where it often draws again. */
function errorOf(node: TapeNode, again: (node: TapeNode) => number): number {
  const below = node.children.map((child) => (child.kind === 'node' ? errorOf(child.node, again) : 0));
  // The law behind a state is that of the ways that do not come back, over the chance of one of them.
  return (node.division.measured * TOLERANCE + Math.max(0, ...below)) / (1 - again(node));
}
