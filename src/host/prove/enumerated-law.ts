import { AuditError } from '../../core/errors.js';
import type { LawExample, ProvedLaw } from '../../core/record/proved-law.js';
import { differingOrders } from '../../exact/counterexample.js';
import { isUniform, lawOf } from '../../exact/law.js';
import { lawFacts } from '../../exact/law-facts.js';
import { factorial, fractionValue } from '../../math/fraction.js';

/** What was found by dealing every leaf of a choice tree that was looked at from outside. */
export interface Enumerated {
  readonly n: number;
  /** Numerators by rank of the order, over `denominator`. */
  readonly weights: readonly bigint[];
  readonly denominator: bigint;
  readonly leaves: number;
  /** Whether all leaves are equally likely. */
  readonly even: boolean;
  /** Whether every place where a number changes what is done is a simple fraction; else how far a chance may be off. */
  readonly probe: { readonly rational: boolean; readonly error: number };
  /** Choices that deal the order of this rank; null where none are known. */
  choicesOf(rank: number): LawExample['choices'];
}

/** Its law as a record holds it; `places`: whose places change what is done. Throws E_UNPROVABLE for one that is even but for the error. */
export function enumeratedLaw({ choicesOf, denominator, even, leaves, n, probe, weights }: Enumerated, places: string): ProvedLaw {
  const law = lawOf(n, weights, denominator);
  const facts = lawFacts(law);
  if (!probe.rational) refuseWithinError(n, probe.error, facts, places);
  return {
    ...facts,
    method: { kind: 'enumeration', weighed: !even, leaves, tree: String(leaves) },
    divides: even ? BigInt(leaves) % factorial(n) === 0n : null,
    counterexample: isUniform(law) ? null : differingOrders(law, choicesOf),
    tree: null,
  };
}

/** Where boundaries are no simple fractions, probabilities are only known to within an error: uneven is proved beyond it, nothing within. */
function refuseWithinError(n: number, error: number, { least, greatest }: Pick<ProvedLaw, 'least' | 'greatest'>, places: string): void {
  const even = 1 / Number(factorial(n));
  const off = Math.max(even - fractionValue(least ?? '0/1'), fractionValue(greatest ?? '0/1') - even);
  if (off > error) return;
  throw new AuditError(
    'E_UNPROVABLE',
    `the places where ${places} must be simple fractions, got others, and its law is uniform only to within ${error}`,
    { hint: 'this is neither a proof nor a refutation; to look for larger bias, deal it' },
  );
}
