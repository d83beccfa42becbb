import { AuditError } from '../../core/errors.js';
import type { LawExample, ProvedLaw } from '../../core/record/proved-law.js';
import { differingOrders } from '../../exact/counterexample.js';
import { isUniform, lawOf } from '../../exact/law.js';
import { lawFacts } from '../../exact/law-facts.js';
import { factorial, fractionValue } from '../../math/fraction.js';

/** The result of dealing every leaf of a choice tree that was observed from outside. */
export interface Enumerated {
  readonly n: number;
  /** Numerators by rank of the permutation, over `denominator`. */
  readonly weights: readonly bigint[];
  readonly denominator: bigint;
  readonly leaves: number;
  /** True if all leaves are equally likely. */
  readonly even: boolean;
  /**
   * The boundaries found: `rational` if every number at which the behaviour changes is a simple fraction; else `error` bounds the error of a
   * probability.
   */
  readonly probe: { readonly rational: boolean; readonly error: number };
  /** Returns choices that deal the permutation of this rank; null where none are known. */
  choicesOf(rank: number): LawExample['choices'];
}

/**
 * Returns its law as a record holds it. `places` names what has the places where the behaviour changes. Throws E_UNPROVABLE for a law that is even
 * except for the error.
 */
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

/**
 * Throws where the error decides. Without simple fractions as boundaries, probabilities are only known to within an error: unevenness is proved
 * beyond it, nothing within it.
 */
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
