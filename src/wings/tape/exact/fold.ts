import { questionText } from '../../../core/subject/tape.js';
import { gcd, reduceFraction } from '../../../math/fraction.js';
import { ratio } from '../../../math/ratio.js';
import { neverEnds } from './errors.js';
import type { TapeNode } from './tree.js';

export interface FoldedLaw {
  /** Numerators by lexicographic rank of the order, over `denominator`, to which they sum. */
  readonly weights: readonly bigint[];
  readonly denominator: bigint;
  readonly leaves: number;
  /** True where all leaves are equally likely. */
  readonly even: boolean;
}

/** A tree with its detours folded away. */
export interface FoldedTree {
  readonly law: FoldedLaw;
  /** Returns the probability that the program returns to this state after it was there, by any path below it. */
  again(node: TapeNode): number;
}

/** Probabilities over one denominator: of the decks, and of returning to a state on the way there. */
interface Mass {
  readonly decks: ReadonlyMap<number, bigint>;
  readonly back: ReadonlyMap<TapeNode, bigint>;
  readonly den: bigint;
}

/**
 * Returns the law of a tree in which some parts lead back to a state on their way. A return to a state begins there anew. So the chances behind it
 * are those of the paths that do not come back, over the chance of not coming back: the law of the deal given that it does not draw again, at every
 * state, from the last to the first. `orders` is n!. Throws E_UNPROVABLE where no path leaves a state.
 */
export function foldedTree(root: TapeNode, orders: number): FoldedTree {
  const kept = new Map<TapeNode, Fraction>();
  const { decks, den } = massOf(root, kept);
  const weights = new Array<bigint>(orders).fill(0n);
  for (const [rank, weight] of decks) weights[rank] = weight;
  const found = new Set<string>();
  const leaves = countLeaves(root, { num: 1n, den: 1n }, kept, found);
  const again = (node: TapeNode): number => {
    const stays = kept.get(node);
    return stays ? ratio(stays.den - stays.num, stays.den) : 0;
  };
  return { law: { weights, denominator: den, leaves, even: found.size === 1 }, again };
}

interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/** Returns the chances behind a node; `kept` is given for each node the probability that a path from it does not come back to it. */
function massOf(node: TapeNode, kept: Map<TapeNode, Fraction>): Mass {
  const below = node.children.map((child): Mass => {
    if (child.kind === 'node') return massOf(child.node, kept);
    return child.kind === 'leaf'
      ? { decks: new Map([[child.rank, 1n]]), back: new Map(), den: 1n }
      : { decks: new Map(), back: new Map([[child.to, 1n]]), den: 1n };
  });
  const { parts } = node.division;
  let den = 1n;
  for (const [i, mass] of below.entries()) den = leastCommon(den, parts[i].den * mass.den);
  const decks = new Map<number, bigint>();
  const back = new Map<TapeNode, bigint>();
  for (const [i, mass] of below.entries()) {
    const times = (parts[i].num * den) / (parts[i].den * mass.den);
    for (const [rank, weight] of mass.decks) decks.set(rank, (decks.get(rank) ?? 0n) + weight * times);
    for (const [to, weight] of mass.back) back.set(to, (back.get(to) ?? 0n) + weight * times);
  }
  const again = back.get(node) ?? 0n;
  back.delete(node);
  if (again === den) throw neverEnds(questionText(node.question), node.path.length + 1);
  kept.set(node, { num: den - again, den });
  let shared = den - again;
  for (const weight of [...decks.values(), ...back.values()]) shared = gcd(shared, weight);
  const lower = <K>(of: Map<K, bigint>): Map<K, bigint> => new Map([...of].map(([key, weight]) => [key, weight / shared]));
  return { decks: lower(decks), back: lower(back), den: (den - again) / shared };
}

/** Counts the leaves below a node that is reached with this chance; `found` is given every chance of a leaf. */
function countLeaves(node: TapeNode, reached: Fraction, kept: ReadonlyMap<TapeNode, Fraction>, found: Set<string>): number {
  const stays = kept.get(node) ?? { num: 1n, den: 1n };
  let leaves = 0;
  for (const [i, child] of node.children.entries()) {
    const { num, den } = node.division.parts[i];
    if (child.kind === 'back') continue;
    const chance = reduceFraction(reached.num * num * stays.den, reached.den * den * stays.num);
    if (child.kind === 'node') leaves += countLeaves(child.node, chance, kept, found);
    else {
      leaves++;
      found.add(`${chance.num}/${chance.den}`);
    }
  }
  return leaves;
}

function leastCommon(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b;
}
