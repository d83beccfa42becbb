import { AuditError } from '../../core/errors.js';
import type { OutcomeProofCore, ProvedOutcomes, SizedOutcome } from '../../core/outcome-proof.js';
import type { ProofVerdict } from '../../core/proof-verdict.js';
import type { RecordedClaim } from '../../core/recorded-claim.js';
import { kindOf } from '../../kinds/index.js';
import type { KindProof } from '../../kinds/kind-proof.js';

/** What a proof of these outcomes goes by; throws E_INTERNAL for a kind that has none. */
export function proofOf(outcome: SizedOutcome): KindProof {
  const { proof, title } = kindOf(outcome);
  if (proof) return proof;
  throw new AuditError('E_INTERNAL', `a kind of outcome must say what even means to be proved, got ${title}`);
}

/** The claim that outcomes are exactly even, as it was settled; and the verdict that follows from it. */
export function outcomeClaim(
  outcome: SizedOutcome,
  n: number,
  law: ProvedOutcomes,
): { readonly claims: readonly RecordedClaim[]; readonly verdict: ProofVerdict } {
  const words = proofOf(outcome);
  const { method, situations, uniform, worst } = law;
  const cases = method.leaves ?? (law.probabilities === null ? Number(worst.outcomes) : Object.keys(law.probabilities).length);
  const all = words.all(outcome, n);
  return {
    claims: [{ id: `even/${outcome.kind}`, holds: uniform, cases, statement: statementOf(words, outcome, n, law, situations) }],
    verdict: uniform ? { kind: 'holds', statement: `exactly even: ${all}` } : { kind: 'fails', statement: `uneven: ${all}` },
  };
}

function statementOf(words: KindProof, outcome: SizedOutcome, n: number, law: ProvedOutcomes, situations: number): string {
  const { uneven, uniform, worst } = law;
  const due = words.due(outcome, n);
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

/** What a proof covers of its outcomes and what it does not, in whole sentences after the one that says what is ideal. */
export function outcomeScope({ origin: { outcome } }: Pick<OutcomeProofCore['subject'], 'origin'>, n: number): readonly string[] {
  const words = proofOf(outcome);
  const where = words.situations?.(outcome);
  return [
    `The chances were worked out for ${words.all(outcome, n)}, and nothing is said of other sizes.`,
    ...(where ? [where.leftOut] : []),
  ];
}
