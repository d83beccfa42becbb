import type { TapeStep } from '../../core/tape.js';
import { questionText } from '../../core/tape.js';
import { countsItsRounds, MOST_QUESTIONS } from './errors.js';
import type { Looks } from './looks.js';
import type { Tail } from './tails.js';
import { randomTail } from './tails.js';
import type { TapeLeaf, TapeNode } from './tree.js';
import { leavesBelow, nodesFrom, waysBack } from './tree.js';

/** So many detours in a row are tried that as many come with a smaller chance than this: some programs give up after fifty. */
const NEVER = 2 ** -64;

/** Whatever a deal asks beyond the answers it is given here, it must not have asked. */
const BEYOND = randomTail(0x4d7f);

/**
 * Holds every way back to a state against all that lies behind that state. Null where each leaf is dealt behind the detour as without it; else a
 * tail that tells the two apart. Throws E_UNPROVABLE for a program that does otherwise only after more detours.
 */
export async function checkLoops(looks: Looks, root: TapeNode): Promise<Tail | null> {
  for (const node of nodesFrom(root)) {
    const ways = [...waysBack(node, node)];
    if (ways.length === 0) continue;
    const leaves = [...leavesBelow(node)];
    for (const way of ways) {
      for (const leaf of leaves) {
        const behind = leaf.path.slice(node.path.length);
        if (!(await deals(looks, [...way.path, ...behind], leaf))) return tailOf(behind);
      }
    }
    const last = leaves.at(-1);
    const detour = ways[0].path.slice(node.path.length);
    const again = ways.reduce((sum, { chance }) => sum + chance, 0);
    const most = Math.floor(MOST_QUESTIONS / 2 / detour.length);
    for (let rounds = 2, chance = again; last && rounds <= most && chance > NEVER; chance *= chance, rounds *= 2) {
      const detours = Array.from({ length: rounds }, () => detour).flat();
      if (!(await deals(looks, [...node.path, ...detours, ...last.path.slice(node.path.length)], last)))
        throw countsItsRounds(questionText(node.question), node.path.length + 1, rounds);
    }
  }
  return null;
}

/** Whether these answers, and no more, deal what the leaf does. */
async function deals(looks: Looks, path: readonly TapeStep[], { rank }: TapeLeaf): Promise<boolean> {
  const dealt = await looks.run(path, BEYOND);
  return dealt.strayed < 0 && dealt.steps.length === path.length && dealt.rank === rank;
}

/** These answers where they answer what is asked, then others. */
function tailOf(first: readonly TapeStep[]): Tail {
  return (question, index) => {
    const step = first.at(index);
    return index < first.length && step && questionText(step.question) === questionText(question) ? step.answer : BEYOND(question, index);
  };
}
