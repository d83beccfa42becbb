import { AuditError } from '../../core/errors.js';
import type { OutcomeProofCore, ProvedOutcomes, SizedOutcome } from '../../core/record/outcome-proof.js';
import type { ProofScope } from '../../core/record/proof-scope.js';
import { kindOf } from '../../kinds/index.js';
import type { KindProof } from '../../kinds/kind-proof.js';

/** Returns the proof of this kind of outcome; throws E_INTERNAL for a kind that has none. */
export function proofOf(outcome: SizedOutcome): KindProof {
  const { proof, title } = kindOf(outcome);
  if (proof) return proof;
  throw new AuditError('E_INTERNAL', `a kind of outcome must say what even means to be proved, got ${title}`);
}

/** Returns the settled claim that outcomes are exactly even, and the verdict that follows from it. */
export function outcomeClaim(
  { kind }: SizedOutcome,
  { method, probabilities, uniform, worst }: ProvedOutcomes,
): Pick<OutcomeProofCore, 'claims' | 'verdict'> {
  const cases = method.leaves ?? (probabilities === null ? Number(worst.outcomes) : Object.keys(probabilities).length);
  return {
    claims: [{ id: `even/${kind}`, holds: uniform, cases, counterexample: null }],
    verdict: { kind: uniform ? 'holds' : 'fails' },
  };
}

/** Returns what a proof covers of its outcomes and what it does not, after what is ideal. */
export function outcomeScope(outcome: SizedOutcome): readonly ProofScope[] {
  return [{ on: 'sizes' }, ...(proofOf(outcome).situations ? [{ on: 'situations' } as const] : [])];
}
