import { questionText } from '../../core/tape.js';
import type { TapeProbe, TapeUse } from '../../core/tape-probe.js';
import type { Looks } from './looks.js';
import type { TapeNode } from './tree.js';
import { nodesFrom } from './tree.js';

/** How far a change of a double may be from its boundary, as for functions. */
const TOLERANCE = 2 ** -50;

/** What was found of a program, from its whole tree; `root` is null where it asks nothing. */
export function probeOfTape(looks: Looks, root: TapeNode | null): TapeProbe {
  const uses = new Map<string, TapeUse>();
  const measured: number[] = [];
  for (const { children, division, path, question } of root ? nodesFrom(root) : []) {
    const use = { draw: path.length + 1, question: questionText(question), parts: division.words };
    const key = JSON.stringify(use);
    const before = uses.get(key);
    const again = children.filter(({ kind }) => kind === 'back').length;
    uses.set(key, { ...use, paths: (before?.paths ?? 0) + 1, again: (before?.again ?? 0) + again });
    measured[path.length] = Math.max(measured.at(path.length) ?? 0, division.measured);
  }
  const off = measured.reduce((sum, one) => sum + (one ?? 0), 0);
  return {
    n: looks.n,
    deals: looks.deals(),
    questions: looks.questions(),
    rational: off === 0,
    error: off * TOLERANCE,
    uses: [...uses.values()].sort((a, b) => a.draw - b.draw),
  };
}
