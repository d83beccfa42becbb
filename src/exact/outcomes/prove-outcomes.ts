import { AuditError } from '../../core/errors.js';
import type { EvenLaw } from '../../core/even-law.js';
import type { ProvedOutcomes } from '../../core/outcome-proof.js';
import type { LawMethod } from '../../core/proved-law.js';
import type { DrawLaws } from '../draw-laws.js';
import { againstEven } from './against-even.js';
import type { OutcomeLaw } from './outcome-law.js';
import type { Maker } from './tree-outcomes.js';
import { findChoices, treeOutcomes } from './tree-outcomes.js';

/** More outcomes are not held: a little above 9!. */
const MOST_OUTCOMES = 400_000;

/** Leaves looked through for one that makes a wanted outcome, where the law was found without walking the tree. */
const MOST_SEARCHED_LEAVES = 20_000;

/** A law that was found in another way than by walking its choice tree. */
export interface FoundLaw {
  readonly law: OutcomeLaw;
  readonly method: LawMethod;
}

/** Throws E_USAGE for more outcomes than are held. */
export function checkOutcomes({ size }: EvenLaw): void {
  if (size > BigInt(MOST_OUTCOMES))
    throw new AuditError('E_USAGE', `a law of every outcome needs at most ${MOST_OUTCOMES} of them, got ${size}`);
}

/**
 * The exact law of a maker against the even one: as `found`, or by walking its choice tree. Throws what walking it throws. Never samples, never
 * rounds.
 */
export function proveOutcomes(maker: Maker, draws: DrawLaws, even: EvenLaw, found: FoundLaw | null): ProvedOutcomes {
  const { law, method } = found ?? walked(maker, draws);
  const facts = againstEven(even, law, (keys) => {
    const choices = findChoices(maker, draws, keys, method.leaves ?? MOST_SEARCHED_LEAVES);
    return (key) => choices.get(key) ?? null;
  });
  return { method, ...facts };
}

function walked(maker: Maker, draws: DrawLaws): FoundLaw {
  const { even, law, leaves } = treeOutcomes(maker, draws);
  return { law, method: { kind: 'enumeration', weighed: !even, leaves, tree: String(leaves) } };
}
