import type { BuiltInSource, Origin } from '../../core/origin.js';
import type { OutcomeOrigin, OutcomeProofCore, SizedOutcome } from '../../core/outcome-proof.js';
import { DEFAULT_CARDS } from '../../engine/prove/prove-pipeline.js';
import { proveBuiltInOutcomes } from '../audits.js';
import type { FunctionToProve } from './prove-function.js';
import { DEFAULT_FUNCTION_CARDS } from './prove-function.js';
import { proveFunctionOutcomes, reproveFunctionOutcomes } from './prove-function-outcomes.js';
import type { ProofExtent } from './prove-origin.js';

/** What makes hands, boards, deals of Nim or moves, to prove something about. */
export type OutcomesToProve =
  | { readonly kind: 'built-in'; readonly origin: Origin<BuiltInSource, SizedOutcome> }
  | (FunctionToProve & { readonly outcome: SizedOutcome });

/**
 * Proves what hands, boards, deals of Nim or moves a subject makes: the exact chance of every outcome of the one size asked for. `n` is the number of cards
 * that hands are dealt of, 7 or for a function 6 where undefined. Throws E_USAGE where that is out of reach, and what opening a function throws.
 */
export async function proveOutcomes(subject: OutcomesToProve, { n, ...hearer }: ProofExtent): Promise<OutcomeProofCore> {
  if (subject.kind === 'built-in') return proveBuiltInOutcomes(subject.origin, n ?? DEFAULT_CARDS);
  const { outcome, ...request } = subject;
  return proveFunctionOutcomes(request, outcome, { n: n ?? DEFAULT_FUNCTION_CARDS, ...hearer });
}

/** Proves again what a record proved, from its origin. Functions are looked for from `cwd`; E_VERIFY where their code has changed. */
export async function reproveOutcomes({ outcome, source }: OutcomeOrigin, n: number, cwd: string): Promise<OutcomeProofCore> {
  return source.kind === 'built-in' ? proveBuiltInOutcomes({ outcome, source }, n) : reproveFunctionOutcomes(source, outcome, n, cwd);
}
