import type { TapeStep } from '../../../core/subject/tape.js';
import { unrepeatable } from '../../../exact/explore/errors.js';
import { overlooked } from './errors.js';
import type { Looks } from './looks.js';
import { sameQuestion } from './looks.js';
import { randomTail } from './tails.js';
import type { TapeNode } from './tree.js';

/** The number of deals with answers from the whole range. */
export const SWEPT_DEALS = 2048;
const FIRST_SEED = 0x0f51;

/** Checks deals with answers from the whole range against the tree, detours included. Throws E_UNPROVABLE where one differs. */
export async function sweepTape(looks: Looks, root: TapeNode): Promise<void> {
  for (let deal = 0; deal < SWEPT_DEALS; deal++) {
    const tail = randomTail(FIRST_SEED + deal);
    const first = await looks.run([], tail);
    const expected = foretold(root, first.steps);
    if (expected === 'between' || (expected !== null && expected === first.rank)) continue;
    const second = await looks.run([], tail);
    if (second.rank !== first.rank || second.steps.length !== first.steps.length)
      throw unrepeatable('the same answers gave another deck, or were asked for more or fewer of them');
    throw overlooked();
  }
}

/**
 * Returns the rank that the tree predicts for these answers; null where it says that the deal goes on or asks something else, 'between' within
 * rounding of a boundary.
 */
function foretold(root: TapeNode, steps: readonly TapeStep[]): number | 'between' | null {
  let node = root;
  for (const [i, { answer, question }] of steps.entries()) {
    if (!sameQuestion(node.question, question)) return null;
    const part = node.division.partOf(answer);
    if (part < 0) return 'between';
    const child = node.children[part];
    if (child.kind === 'leaf') return i === steps.length - 1 ? child.rank : null;
    node = child.kind === 'back' ? child.to : child.node;
  }
  return null;
}
