import { AuditError } from '../core/errors.js';
import type { LawMethod, ProvedLaw, RecordedLeaf, RecordedTree } from '../core/record/proved-law.js';
import { MOST_EXACT_CARDS } from '../core/record/record-limits.js';
import type { PlannedShuffle, Shuffle } from '../core/subject/shuffle.js';
import { counted } from '../core/words/counted.js';
import { factorial } from '../math/fraction.js';
import { orderOf } from '../math/orders/order-rank.js';
import { classLaw, closedFormLaw } from './closed-form-law.js';
import { follower } from './compose-laws.js';
import { convolveSwaps, swapWork } from './convolve-swaps.js';
import { counterexample, extremes } from './counterexample.js';
import { dealRank } from './deal-rank.js';
import type { DrawLaws } from './draw-laws.js';
import { enumerate } from './enumerate.js';
import { exactLaw, leavesText, MOST_LAW_CARDS, MOST_LEAVES, treeSize } from './exact-law.js';
import { exactPositions, isEven } from './exact-positions.js';
import { isUniform, type Law } from './law.js';
import { classFacts, lawFacts } from './law-facts.js';

/** The most cards and leaves of a tree that is recorded to be drawn. */
const MOST_DRAWN_CARDS = 4;
const MOST_DRAWN_LEAVES = 64;

/** Returns every leaf of a small choice tree on ideal choices; null if there are too many to draw. */
function recordedTree(shuffle: Shuffle, n: number, leaves: number): RecordedTree | null {
  if (n > MOST_DRAWN_CARDS || leaves > MOST_DRAWN_LEAVES) return null;
  const tree: RecordedLeaf[] = [];
  enumerate(
    dealRank(shuffle, n),
    (rank, _weight, _ways, path, bounds) =>
      tree.push({ choices: path.map((draw, k) => ({ bound: bounds[k], draw })), order: orderOf(rank, n) }),
    leaves,
  );
  return tree;
}

/** The most cards up to which a law of every order is computed by a formula, or step by step. */
const MOST_WHOLE_CARDS = 8;

/** Leaves searched for one that deals a wanted order, if the law was found without walking the tree. */
const MOST_SEARCHED_LEAVES = 20_000;

/**
 * Finds the exact law of a shuffle at `n` cards, by the first applicable way. The ways are: every leaf of the choice tree (up to 10^7); its closed
 * form; step by step or repeat by repeat over all orders (up to 10^7 products). The last is a necessary condition that fails. Throws E_USAGE with the
 * number of leaves if none applies; never samples, never rounds. n! must divide the number of leaves: in this way D. P. Robbins & E. D. Bolker
 * (1981), The bias of three pseudo-random shuffles, Aequationes Mathematicae 22:268–292, expose the naive swap.
 */
export function proveLaw(shuffle: Shuffle, draws: DrawLaws, n: number): ProvedLaw {
  const bounds = shuffle.kind === 'planned' ? shuffle.bounds(n) : null;
  const tree = bounds && treeSize(bounds);
  const ideal = bounds ? bounds.every((bound) => draws(bound) === 'uniform') : draws(2) === 'uniform';
  const divides = tree && ideal ? tree % factorial(n) === 0n : null;
  const found = wholeLaw(shuffle, draws, n, tree, ideal);
  if (found) {
    const { law, method } = found;
    return {
      ...lawFacts(law),
      method,
      divides,
      counterexample: isUniform(law) ? null : counterexample(law, shuffle, draws, method.leaves ?? MOST_SEARCHED_LEAVES),
      tree: ideal && method.leaves !== null ? recordedTree(shuffle, n, method.leaves) : null,
    };
  }
  if (shuffle.kind === 'planned') {
    const partly = knownInPart(shuffle, draws, n, tree ?? 0n, ideal, divides);
    if (partly) return partly;
  }
  throw refusal(shuffle, n, tree);
}

export interface Whole {
  readonly law: Law;
  readonly method: LawMethod;
}

/**
 * Finds the law of every order by walking the tree, by its closed form, or step by step; null if none of these applies. Throws E_USAGE for an
 * adaptive shuffle's tree of too many leaves.
 */
export function wholeLaw(shuffle: Shuffle, draws: DrawLaws, n: number, tree: bigint | null, ideal: boolean): Whole | null {
  if (n <= MOST_LAW_CARDS && (tree === null || tree <= BigInt(MOST_LEAVES))) {
    const { law, leaves, even } = exactLaw(shuffle, n, MOST_LEAVES, draws);
    return { law, method: { kind: 'enumeration', weighed: !even, leaves, tree: String(leaves) } };
  }
  if (shuffle.kind !== 'planned' || tree === null || n > MOST_WHOLE_CARDS) return null;
  const size = String(tree);
  if (shuffle.closedForm && ideal)
    return { law: closedFormLaw(shuffle.closedForm, n), method: { kind: 'closed-form', leaves: null, tree: size } };
  if (shuffle.swaps && swapWork(shuffle, n) <= BigInt(MOST_LEAVES)) {
    return { law: convolveSwaps(shuffle.swaps(n), n, draws), method: { kind: 'convolution', of: 'steps', leaves: null, tree: size } };
  }
  return repeated(shuffle, draws, n, size);
}

/** Finds the law of one repeat, then composes it with itself as often as the shuffle repeats. */
function repeated({ repeats }: PlannedShuffle, draws: DrawLaws, n: number, tree: string): Whole | null {
  if (!repeats || treeSize(repeats.once.bounds(n)) > BigInt(MOST_LEAVES)) return null;
  const { law: once } = exactLaw(repeats.once, n, MOST_LEAVES, draws);
  // Its reach times all orders bounds the products of one repeat.
  if (reach(once) * Number(factorial(n)) > MOST_LEAVES) return null;
  const next = follower(once);
  let law = once;
  let work = 0;
  for (let k = 1; k < repeats.times; k++) {
    work += next.work(law);
    if (work > MOST_LEAVES) return null;
    law = next.after(law);
  }
  return { law, method: { kind: 'convolution', of: 'repeats', times: repeats.times, leaves: null, tree } };
}

function reach({ levels, level }: Law): number {
  return level.reduce((count, at) => count + (levels[at] > 0n ? 1 : 0), 0);
}

/** Returns what is known of decks whose orders are too many to hold: a law by classes, or a necessary condition that fails. */
function knownInPart(
  shuffle: PlannedShuffle,
  draws: DrawLaws,
  n: number,
  tree: bigint,
  ideal: boolean,
  divides: boolean | null,
): ProvedLaw | null {
  const size = String(tree);
  const none = { divides, counterexample: null, tree: null };
  if (shuffle.closedForm && ideal) {
    const law = classLaw(shuffle.closedForm, n);
    const facts = classFacts(law);
    const differ = facts.uniform ? null : extremes(law, shuffle);
    return { ...facts, ...none, counterexample: differ, method: { kind: 'closed-form', leaves: null, tree: size } };
  }
  const unknown = {
    n,
    uniform: false,
    orders: String(factorial(n)),
    reached: null,
    least: null,
    leastReached: null,
    greatest: null,
    totalVariation: null,
    chiSquared: null,
    meanSign: null,
    positions: null,
    probabilities: null,
    ...none,
  };
  if (tree < factorial(n) || divides === false) return { ...unknown, method: { kind: 'divisibility', leaves: null, tree: size } };
  if (shuffle.swaps && n <= MOST_EXACT_CARDS && !isEven(exactPositions(shuffle.swaps(n), n, draws)))
    return { ...unknown, method: { kind: 'positions', leaves: null, tree: size } };
  return null;
}

function refusal({ id }: Shuffle, n: number, tree: bigint | null): AuditError {
  const got = tree === null ? 'more' : leavesText(tree);
  return new AuditError(
    'E_USAGE',
    `${id} of ${n} cards: its choice tree must have at most ${MOST_LEAVES} leaves, or a law by formula, got ${counted(got, 'leaf')}`,
    {
      hint: 'use fewer cards: a proof never samples. Without --n it also gives the exact positions of 52 cards, where they can be multiplied out',
    },
  );
}
