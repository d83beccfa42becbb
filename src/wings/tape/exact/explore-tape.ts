import type { RecordedChoice, RecordedInterval } from '../../../core/record/proved-law.js';
import type { TapeProbe, TapeUse } from '../../../core/source/tape-probe.js';
import { MOST_TAPE_BOUND, questionText, type TapeDealer, type TapeQuestion, type TapeStep, tapeSize } from '../../../core/subject/tape.js';
import { unrepeatable } from '../../../exact/explore/errors.js';
import { factorial } from '../../../math/fraction.js';
import { divide } from './divide.js';
import type { Cut } from './division.js';
import { MOST_DEPTH, tooDeep, tooManyTapeLeaves } from './errors.js';
import { type FoldedLaw, type FoldedTree, foldedTree } from './fold.js';
import { type Looks, looksAt, sameQuestion } from './looks.js';
import { checkLoops, checkRounds } from './loops.js';
import { sweepTape } from './sweep.js';
import { fixedTails, randomTail, type Tail } from './tails.js';
import { leavesBelow, nodesFrom, pathBehind, type TapeChild, type TapeNode } from './tree.js';

/** The largest distance of a double's change from its boundary, as for functions. */
const TOLERANCE = 2 ** -50;

/** Returns the findings on a program, from its whole tree, null where it asks nothing; `again` is how likely it comes back to a state. */
function probeOfTape(looks: Looks, root: TapeNode | null, again: (node: TapeNode) => number): TapeProbe {
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

/** Bounds the error of a chance after a state: by the places measured there and on the path that has most of them, more where it often draws again. */
function errorOf(node: TapeNode, again: (node: TapeNode) => number): number {
  const below = node.children.map((child) => (child.kind === 'node' ? errorOf(child.node, again) : 0));
  // The law behind a state is that of the ways that do not come back, over the chance of one of them.
  return (node.division.measured * TOLERANCE + Math.max(0, ...below)) / (1 - again(node));
}

/** The most leaves of a program's choice tree: each is dealt several times, by questions and answers. */
export const MOST_TAPE_LEAVES = 100_000;
/** The most times that two states which seemed the same may turn out to be two. */
const MOST_ROUNDS = 8;

export interface ExploredTape extends FoldedLaw {
  readonly n: number;
  readonly probe: TapeProbe;
  /** Returns answers that deal the order of this rank, the first in the tree's order; null where none do. */
  choicesOf(rank: number): readonly RecordedChoice[] | readonly RecordedInterval[] | null;
}

export interface ExploreTapeOptions {
  readonly onProgress?: (deals: number) => void;
  /** Starts the program anew; it must deal every leaf as the first one did. */
  readonly again: () => TapeDealer;
}

/**
 * Returns the exact law of the deck that a program of 1 to 8 cards deals from a tape: every answer to every question it asks, weighted by how many
 * answers do the same.
 *
 * A program that rejects a number draws again, without end: its tree has no last leaf. Suppose it asks, after some answer, what it had asked on its
 * way, and then does what it did there with each of several tails of answers. Then it is taken to be in that earlier state. Once all that lies behind
 * that state is known, every leaf behind it must be dealt the same after the detour, and one of them after 2, 4, 8 … detours of each kind, until so
 * many occur with a chance below 2^-64. Then its law is that of the paths that do not come back. At the end a program started anew deals every leaf
 * again, the last first, and deals with answers from the whole range are checked against the tree.
 *
 * Throws E_UNPROVABLE with the reason for a program whose answers cannot be cut so, that counts how often it drew, or that draws again too often to
 * tell; E_NONDETERMINISTIC for one that reads something besides its tape; E_USAGE for too many leaves; and what the dealers throw.
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

/** Returns the tree of a program that asks nothing. */
function oneDeck(rank: number, orders: number): FoldedTree {
  const weights = Array.from({ length: orders }, (_, order) => (order === rank ? 1n : 0n));
  return { law: { weights, denominator: 1n, leaves: 1, even: true }, again: () => 0 };
}

/** Explores all that lies behind a state, depth first. */
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

/** Deals every leaf again, the last first. Throws E_NONDETERMINISTIC where a deck or what was asked for it has changed. */
async function replay(looks: Looks, root: TapeNode | null, only: number): Promise<void> {
  const leaves = root ? [...leavesBelow(root)].reverse() : [{ path: [], rank: only }];
  const tail = randomTail(0x2e1d);
  for (const { path, rank } of leaves) {
    const dealt = await looks.known(path, tail);
    if (dealt.steps.length !== path.length || dealt.rank !== rank)
      throw unrepeatable('a program started anew dealt another deck with the same answers, or asked more');
  }
}

/** Returns the answers of the first leaf of this rank: choices where it asks for whole numbers that a record holds, else stretches of [0, 1). */
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
