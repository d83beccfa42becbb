import { AuditError } from '../../core/errors.js';
import type { OutcomeProofCore } from '../../core/record/outcome-proof.js';
import { kindOf } from '../index.js';
import type { KindProof } from '../kind-proof.js';

/** Returns the words of the kind that a proof is about; throws E_INTERNAL for a kind that has none. */
export function proofWordsOf({ subject }: Pick<OutcomeProofCore, 'subject'>): KindProof {
  const { proof, title } = kindOf(subject.origin.outcome);
  if (proof) return proof;
  throw new AuditError('E_INTERNAL', `a proof must be about a kind that says what even means, got ${title}`);
}

/** States the claim that outcomes are exactly even, as it was settled: lower case, no full stop. */
export function outcomeClaimWords(core: OutcomeProofCore): string {
  const { situations, uneven, uniform, worst } = core.law;
  const words = proofWordsOf(core);
  const { outcome } = core.subject.origin;
  const due = words.due(outcome, core.plan.n);
  const where = words.situations?.(outcome);
  if (where)
    return uniform
      ? `in each of the ${situations} ${where.all} the ${due}, have exactly the chances of an even choice`
      : `in ${uneven} of ${situations} ${where.all} the ${due}, have not the chances of an even choice; the largest total variation from them is ${worst.totalVariation}`;
  const strays = worst.astray === '0/1' ? '' : `; ${words.strays(outcome)} come with probability ${worst.astray}`;
  return uniform
    ? `each of the ${worst.outcomes} ${due} has probability exactly 1/${worst.outcomes}`
    : `the ${worst.outcomes} ${due} are not equally likely: ${worst.reached} of ${worst.outcomes} come, and the total variation from even is ${worst.totalVariation}${strays}`;
}

/** Sums up such a proof in a few words. */
export function outcomeProofComesTo(core: OutcomeProofCore): string {
  const all = proofWordsOf(core).all(core.subject.origin.outcome, core.plan.n);
  return core.verdict.kind === 'holds' ? `exactly even: ${all}` : `uneven: ${all}`;
}
