import type { RecordedChoice, RecordedInterval } from '../../../core/proved-law.js';
import type { TapeDealer, TapeQuestion, TapeStep } from '../../../core/tape.js';
import { MOST_TAPE_BOUND, questionText, tapeSize } from '../../../core/tape.js';
import type { TapeProbe } from '../../../core/tape-probe.js';
import { unrepeatable } from '../../../exact/explore/errors.js';
import { factorial } from '../../../math/fraction.js';
import { divide } from './divide.js';
import type { Cut } from './division.js';
import { MOST_DEPTH, tooDeep, tooManyTapeLeaves } from './errors.js';
import type { FoldedLaw, FoldedTree } from './fold.js';
import { foldedTree } from './fold.js';
import type { Looks } from './looks.js';
import { looksAt, sameQuestion } from './looks.js';
import { checkLoops, checkRounds } from './loops.js';
import { probeOfTape } from './probe.js';
import { sweepTape } from './sweep.js';
import type { Tail } from './tails.js';
import { fixedTails, randomTail } from './tails.js';
import type { TapeChild, TapeNode } from './tree.js';
import { leavesBelow, pathBehind } from './tree.js';

/** Leaves of a program's choice tree at most: every one is dealt several times, by questions and answers. */
export const MOST_TAPE_LEAVES = 100_000;
/** Times that two states which seemed the same may turn out to be two. */
const MOST_ROUNDS = 8;

/** The exact law of a program that was dealt with a tape of our choosing. */
export interface ExploredTape extends FoldedLaw {
  readonly n: number;
  readonly probe: TapeProbe;
  /** Answers that deal the order of this rank, the first in the tree's order; null where none do. */
  choicesOf(rank: number): readonly RecordedChoice[] | readonly RecordedInterval[] | null;
}

/** How far to go, and who hears of the deals. */
export interface ExploreTapeOptions {
  readonly onProgress?: (deals: number) => void;
  /** A program started anew, which must deal every leaf as the first one did. */
  readonly again: () => TapeDealer;
}

/**
 * The exact law of the deck that a program of 1 to 8 cards deals from a tape: every answer to every question it asks, weighed by how many answers
 * do the same.
 *
 * A program that does not like a number draws again, without end: its tree has no last leaf. Where it asks, after some answer, what it had asked on its
 * way, and does behind that what it did there with each of several tails of answers, it is taken to stand where it stood; and once all that lies behind
 * that state is known, every leaf behind it must be dealt the same behind the detour, and one of them behind 2, 4, 8 … detours of each kind, until as
 * many come with a chance below 2^-64. Then its law is that of the ways that do not come back. At the end every leaf is dealt again by a program
 * started anew, the last first, and deals with answers from everywhere are held against the tree.
 *
 * Throws E_UNPROVABLE with the reason for a program whose answers cannot be cut so, that counts how often it drew, or that draws again too often to tell;
 * E_NONDETERMINISTIC for one that reads something besides its tape; E_USAGE for too many leaves; and what the dealers throw.
 */
export async function exploreTape(dealer: TapeDealer, { again, onProgress = () => {} }: ExploreTapeOptions): Promise<ExploredTape> {
  const tails: Tail[] = [...fixedTails()];
  for (let round = 1; ; round++) {
    const looks = looksAt(dealer, tails, onProgress);
    const first = await looks.seen([]);
    const root = first.next ? await grow(looks, [], first.next, first.signature) : null;
    const doubt = root && (await checkLoops(looks, root));
    if (doubt && round < MOST_ROUNDS) {
      tails.push(doubt);
      continue;
    }
    if (doubt) throw unrepeatable('states that seemed one turned out to be two again and again');
    const orders = Number(factorial(dealer.n));
    const folded = root ? foldedTree(root, orders) : oneDeck(first.rank, orders);
    if (root) await checkRounds(looks, root, folded.again);
    await replay(looksAt(again(), tails, onProgress), root, first.rank);
    if (root) await sweepTape(looks, root);
    return { n: dealer.n, ...folded.law, probe: probeOfTape(looks, root, folded.again), choicesOf: (rank) => choicesOf(root, rank) };
  }
}

/** Of a program that asks nothing. */
function oneDeck(rank: number, orders: number): FoldedTree {
  const weights = Array.from({ length: orders }, (_, order) => (order === rank ? 1n : 0n));
  return { law: { weights, denominator: 1n, leaves: 1, even: true }, again: () => 0 };
}

/** Works out all that lies behind a state, depth first. */
async function grow(looks: Looks, path: readonly TapeStep[], question: TapeQuestion, signature: string): Promise<TapeNode> {
  const cuts = new Map<string, Cut[]>();
  let leaves = 0;

  async function nodeAt(
    path: readonly TapeStep[],
    question: TapeQuestion,
    signature: string,
    above: readonly TapeNode[],
  ): Promise<TapeNode> {
    if (path.length >= MOST_DEPTH) throw tooDeep();
    const key = `${path.length} ${questionText(question)}`;
    const tried = cuts.get(key) ?? [];
    const division = await divide(looks, path, question, tried);
    if (!tried.includes(division.cut)) cuts.set(key, [...tried, division.cut]);
    const node: TapeNode = { path, question, signature, division, children: [] };
    const passed = [...above, node];
    for (const [i, { seen }] of division.parts.entries()) node.children.push(await childAt(pathBehind(node, i), seen, passed));
    return node;
  }

  async function childAt(
    path: readonly TapeStep[],
    { next, rank, signature }: Awaited<ReturnType<Looks['seen']>>,
    passed: readonly TapeNode[],
  ): Promise<TapeChild> {
    if (!next) {
      leaves++;
      if (leaves > MOST_TAPE_LEAVES) throw tooManyTapeLeaves(MOST_TAPE_LEAVES);
      return { kind: 'leaf', rank };
    }
    const to = passed.find((one) => sameQuestion(one.question, next) && one.signature === signature);
    return to ? { kind: 'back', to } : { kind: 'node', node: await nodeAt(path, next, signature, passed) };
  }

  return nodeAt(path, question, signature, []);
}

/** Deals every leaf again, the last first. Throws E_NONDETERMINISTIC where a deck or what was asked for it is not what it was. */
async function replay(looks: Looks, root: TapeNode | null, only: number): Promise<void> {
  const leaves = root ? [...leavesBelow(root)].reverse() : [{ path: [], rank: only }];
  const tail = randomTail(0x2e1d);
  for (const { path, rank } of leaves) {
    const dealt = await looks.known(path, tail);
    if (dealt.steps.length !== path.length || dealt.rank !== rank)
      throw unrepeatable('a program started anew dealt another deck with the same answers, or asked more');
  }
}

/** The answers of the first leaf of this rank: choices where it asks for whole numbers that a record holds, else stretches of [0, 1). */
function choicesOf(root: TapeNode | null, rank: number): readonly RecordedChoice[] | readonly RecordedInterval[] | null {
  if (!root) return null;
  const found = wayTo(root, rank);
  if (!found) return null;
  const whole = found.every(({ node: { question } }) => question.kind !== 'double' && tapeSize(question) <= MOST_TAPE_BOUND);
  if (whole)
    return found.map(({ node: { division, question }, part }) => ({
      bound: Number(tapeSize(question)),
      draw: Number(division.parts[part].answer),
    }));
  return found.map(({ node, part }) => {
    const { from, to } = node.division.parts[part];
    return { from, to };
  });
}

interface Turn {
  readonly node: TapeNode;
  readonly part: number;
}

function wayTo(node: TapeNode, rank: number): readonly Turn[] | null {
  for (const [part, child] of node.children.entries()) {
    if (child.kind === 'leaf' && child.rank === rank) return [{ node, part }];
    const below = child.kind === 'node' ? wayTo(child.node, rank) : null;
    if (below) return [{ node, part }, ...below];
  }
  return null;
}
