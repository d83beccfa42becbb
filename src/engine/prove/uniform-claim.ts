import type { ProofVerdict } from '../../core/record/proof-verdict.js';
import type { ProvedLaw } from '../../core/record/proved-law.js';
import type { RecordedClaim } from '../../core/record/recorded-claim.js';

export function uniformClaim({ n, method, orders, uniform, totalVariation }: ProvedLaw): RecordedClaim {
  // A law by formula is about every order at once; a failing condition is one case.
  const cases = method.leaves ?? (totalVariation !== null && Number(orders) <= Number.MAX_SAFE_INTEGER ? Number(orders) : 1);
  return { id: `uniform/${n}`, holds: uniform, cases, counterexample: null };
}

export function provedVerdict(claims: readonly RecordedClaim[]): ProofVerdict {
  return { kind: claims.every(({ holds }) => holds) ? 'holds' : 'fails' };
}
