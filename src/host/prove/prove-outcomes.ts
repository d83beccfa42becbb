import { AuditError } from '../../core/errors.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { OutcomeOrigin, OutcomeProofCore, ProvedOutcomes, SizedOutcome } from '../../core/record/outcome-proof.js';
import type { FunctionSource } from '../../core/source/function-source.js';
import type { EvenLaw } from '../../core/subject/even-law.js';
import { outcomeClaim, outcomeScope, proofOf } from '../../engine/prove/outcome-claim.js';
import { DEFAULT_CARDS } from '../../engine/prove/prove-pipeline.js';
import { originIdentity } from '../../engine/subject/origin-identity.js';
import { MOST_LEAVES } from '../../exact/exact-law.js';
import type { Explored } from '../../exact/explore/explore.js';
import { type FirstCome, firstCome } from '../../exact/explore/first-come.js';
import { compareWithEven } from '../../exact/outcomes/compare-with-even.js';
import { checkOutcomes } from '../../exact/outcomes/prove-outcomes.js';
import { kindOf } from '../../kinds/index.js';
import { isSized } from '../../kinds/is-sized.js';
import { fractionValue } from '../../math/fraction.js';
import { proveBuiltInOutcomes } from '../audits.js';
import { CHILD_TIMEOUT_MS } from '../function/child/blocks.js';
import { childCode } from '../function/module/reopen.js';
import { type Forced, openForced } from '../function/open-forced.js';
import { requestAgain } from '../function/reopen-anew.js';
import { VERSION } from '../version.js';
import { exploreTimed } from './explore-timed.js';
import { functionScope } from './function-scope.js';
import { keptSizes } from './kept-sizes.js';
import { outlookOf } from './outlook.js';
import { type ProofHearer, ProofTooLong } from './proof-forecast.js';
import { DEFAULT_FUNCTION_CARDS, type FunctionToProve } from './prove-function.js';
import type { ProofExtent } from './prove-origin.js';

/** The maker of hands, boards, deals of Nim or moves that a proof is about. */
export type OutcomesToProve =
  | { readonly kind: 'built-in'; readonly origin: Origin<BuiltInSource, SizedOutcome> }
  | (FunctionToProve & { readonly outcome: SizedOutcome });

/**
 * Proves the exact chance of every outcome of one size: the hands, boards, deals of Nim or moves that a subject makes. `n` is the number of cards
 * that hands are dealt from; where undefined 7, or 6 for a function. Throws E_USAGE where that is out of reach, and what opening a function throws.
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

interface Asked extends ProofHearer {
  /** Cards of a hand's deck; meaningless for other outcomes. */
  readonly n: number;
}

/**
 * Proves what outcomes a function makes with ideal numbers, by enumerating its choices in its own process. A player's positions use the first numbers
 * of a run. Throws what opening it throws. Throws E_UNPROVABLE and E_NONDETERMINISTIC, with the reason, where its choices cannot be counted, and
 * E_USAGE where there are too many.
 */
async function proveFunctionOutcomes(request: FunctionToProve, asked: SizedOutcome, { n, ...hearer }: Asked): Promise<OutcomeProofCore> {
  // Too large a size is refused before anything of the function is run.
  checkOutcomes(proofOf(asked).even(asked, n));
  const forced = await openForced({ ...request, n, outcome: asked });
  const outcome = isSized(forced.outcome) ? forced.outcome : asked;
  const proof = proofOf(outcome);
  const { cards, unordered = false, width } = kindOf(outcome).space(outcome, { n });
  const ranks = firstCome(width, unordered);
  const explored = await choicesCounted(forced, n, ranks, hearer, proof.all(outcome, cards));
  const origin = { source: forced.source, outcome };
  const law = lawOf(explored, ranks, proof.even(outcome, cards));
  return {
    kind: 'outcome-proof',
    tool: { name: 'shuffle-audit', version: VERSION },
    plan: { n: cards, mostLeaves: MOST_LEAVES },
    subject: { id: originIdentity(origin).id, origin, replay: 'exact' },
    ...outcomeClaim(outcome, law),
    law,
    ideal: true,
    probe: explored.probe,
    scope: functionScope(outcomeScope(outcome), [explored]),
  };
}

/** Does the same for a recorded function, which must not have changed: E_VERIFY. Whether hands come sorted is determined again. */
async function reproveFunctionOutcomes(source: FunctionSource, outcome: SizedOutcome, n: number, cwd: string): Promise<OutcomeProofCore> {
  await childCode(source, cwd, CHILD_TIMEOUT_MS);
  const asked = kindOf(outcome).asked?.(outcome) ?? outcome;
  return proveFunctionOutcomes(requestAgain(source, cwd), isSized(asked) ? asked : outcome, { n });
}

/** Counts what a function makes with ideal numbers: the weight of every outcome, by its rank. Throws as `proveOutcomes` does. */
export async function choicesCounted(forced: Forced, n: number, ranks: FirstCome, hearer: ProofHearer, all: string): Promise<Explored> {
  const sizes = keptSizes([{ what: all, start: (signal) => forced.dealer(n, ranks, signal) }]);
  const [size] = sizes;
  try {
    const outlook = await outlookOf(forced, sizes, hearer);
    return await exploreTimed(forced, await size.dealer(), { what: all, outlook, onProgress: hearer.onProgress });
  } catch (error) {
    if (!(error instanceof AuditError) || (error.code !== 'E_USAGE' && error.code !== 'E_UNPROVABLE')) throw error;
    if (error instanceof ProofTooLong)
      throw new AuditError(error.code, `${forced.id}: ${error.message}`, {
        ...(error.hint !== undefined && { hint: error.hint }),
        cause: error,
      });
    throw new AuditError(error.code, `${forced.id}, ${all}: ${error.message}`, {
      hint: `ask for a smaller size, or audit it: ${forced.dealing} with the same options`,
      cause: error,
    });
  } finally {
    size.close();
  }
}

function lawOf(explored: Explored, { keys }: FirstCome, even: EvenLaw): ProvedOutcomes {
  const { even: alike, leaves, probe } = explored;
  const law = new Map(keys.flatMap((key, rank) => (explored.weights[rank] > 0n ? [[key, explored.weights[rank]] as const] : [])));
  const places = new Map(keys.map((key, rank) => [key, rank]));
  const facts = compareWithEven(even, law, () => (key) => explored.choicesOf(places.get(key) ?? -1));
  // A law that is known to within an error can be proved uneven beyond it; what is given first would have to be weighed in.
  if (!probe.rational && (even.given > 0 || fractionValue(facts.worst.totalVariation) <= probe.error))
    throw new AuditError(
      'E_UNPROVABLE',
      `the places where its numbers change what it does must be simple fractions, got others, and its law is known only to within ${probe.error}`,
      { hint: 'this is neither a proof nor a refutation; to look for larger bias, audit it' },
    );
  return { method: { kind: 'enumeration', weighed: !alike, leaves, tree: String(leaves) }, ...facts };
}
