import type { TapeStep } from '../../../core/subject/tape.js';
import { questionText } from '../../../core/subject/tape.js';
import { countsItsRounds, drawsAgainTooOften, MOST_DEPTH, MOST_QUESTIONS } from './errors.js';
import type { Looks } from './looks.js';
import { sameQuestion } from './looks.js';
import type { Tail } from './tails.js';
import { randomTail } from './tails.js';
import type { TapeLeaf, TapeNode } from './tree.js';
import { leavesBelow, nodesFrom, waysBack } from './tree.js';

/** The probability of a run of detours below which no longer run is tried: some programs give up after fifty. */
const NEVER = 2 ** -64;

/** The most questions of a deal, without the path to a state and the path from it to the end. */
const MOST_IN_DETOURS = MOST_QUESTIONS - 2 * MOST_DEPTH;

/** Answers to questions beyond the given ones, which the deal should not have asked. */
const BEYOND = randomTail(0x4d7f);

/**
 * Checks every path back to a state against all that lies behind that state. Null where each leaf is dealt the same with and without the detour; else
 * a tail that tells the two apart.
 */
export async function checkLoops(looks: Looks, root: TapeNode): Promise<Tail | null> {
  for (const node of nodesFrom(root)) {
    const ways = [...waysBack(node, node)];
    if (ways.length === 0) continue;
    const leaves = [...leavesBelow(node)];
    for (const way of ways) {
      for (const leaf of leaves) {
        const behind = leaf.path.slice(node.path.length);
        if (!(await deals(looks, [...way, ...behind], leaf))) return tailOf(behind);
      }
    }
  }
  return null;
}

/**
 * Deals one leaf of each state that has a path back to it, after 2, 4, 8 … detours of every kind, until so many have a probability below 2^-64.
 * `again` is the probability of one. Throws E_UNPROVABLE for a program that behaves differently after some of them, or that draws again so often that
 * a deal cannot ask so many.
 */
export async function checkRounds(looks: Looks, root: TapeNode, again: (node: TapeNode) => number): Promise<void> {
  for (const node of nodesFrom(root)) {
    const last = [...leavesBelow(node)].at(-1);
    if (!last) continue;
    const behind = last.path.slice(node.path.length);
    const [question, draw] = [questionText(node.question), node.path.length + 1];
    for (const detour of detoursOf(node)) {
      for (let rounds = 2, chance = again(node); chance > NEVER; rounds *= 2, chance *= chance) {
        if (rounds * detour.length > MOST_IN_DETOURS) throw drawsAgainTooOften(question, draw, again(node));
        const detours = Array.from({ length: rounds }, () => detour).flat();
        if (!(await deals(looks, [...node.path, ...detours, ...behind], last))) throw countsItsRounds(question, draw, rounds);
      }
    }
  }
}

/** Returns paths from a state back to it: of those that ask the same only the first, since a loop around another asks other things. */
function detoursOf(node: TapeNode): readonly (readonly TapeStep[])[] {
  const kinds = new Map<string, readonly TapeStep[]>();
  for (const way of waysBack(node, node)) {
    const detour = way.slice(node.path.length);
    const asked = detour.map(({ question }) => questionText(question)).join();
    if (!kinds.has(asked)) kinds.set(asked, detour);
  }
  return [...kinds.values()];
}

/** Says whether these answers, and no more, deal what the leaf does. */
async function deals(looks: Looks, path: readonly TapeStep[], { rank }: TapeLeaf): Promise<boolean> {
  const dealt = await looks.run(path, BEYOND);
  return dealt.strayed < 0 && dealt.steps.length === path.length && dealt.rank === rank;
}

/** Returns a tail of these answers where they fit the questions, then of others. */
function tailOf(first: readonly TapeStep[]): Tail {
  return (question, index) => {
    const step = first.at(index);
    return step && sameQuestion(step.question, question) ? step.answer : BEYOND(question, index);
  };
}
