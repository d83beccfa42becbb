import type { Evidence, EvidenceCore, Plan } from '../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../core/record/origin.js';
import type { OutcomeProofCore, SizedOutcome } from '../core/record/outcome-proof.js';
import type { ClaimsCore, ProofCore } from '../core/record/proof.js';
import type { SequentialCore, SequentialPlan } from '../core/record/sequential.js';
import type { DeckOutcome } from '../core/subject/outcome.js';
import type { Subject } from '../core/subject/subject.js';
import type { Running } from '../engine/audit/run-audit.js';
import { runAudit as runAuditOn } from '../engine/audit/run-audit.js';
import type { SequentialProgress } from '../engine/audit/run-sequential.js';
import { runSequential as runSequentialOn } from '../engine/audit/run-sequential.js';
import { proveBuiltInOutcomes as proveBuiltInOutcomesAs } from '../engine/prove/prove-built-in-outcomes.js';
import { proveClaims as proveClaimsAs } from '../engine/prove/prove-claims.js';
import type { ProofWish } from '../engine/prove/prove-pipeline.js';
import { provePipeline as provePipelineAs } from '../engine/prove/prove-pipeline.js';
import type { Check } from '../engine/verify/check.js';
import { verifyRecord as verifyRecordOn } from '../engine/verify/verify-record.js';
import { MOST_LEAVES } from '../exact/exact-law.js';
import { THIS_MACHINE } from './this-machine.js';
import { VERSION } from './version.js';

/**
 * Runs a plan on a subject, on this machine, and returns the digested part of its record. Every deck of a subject of your own (its origin
 * is 'inline') is checked as it is dealt. Throws what dealing throws: E_SUBJECT_*, E_LOG_*, E_SANDBOX, E_NONDETERMINISTIC.
 *
 * @example
 * ```ts
 * import { boundeds, makePlan, pipeline, prngs, runAudit, seedings, shuffles } from 'shuffle-audit';
 *
 * const parts = {
 *   shuffle: shuffles.get('naive-swap'),
 *   prng: prngs.get('xoshiro128ss'),
 *   bounded: boundeds.get('lemire'),
 *   seeding: seedings.get('continuous'),
 * };
 * const subject = pipeline(parts, 5);
 * const plan = makePlan(subject.space, { seed: 'example', trials: 5000 });
 * const { verdict } = await runAudit(plan, subject, { workers: 1 });
 * console.log(verdict.kind);
 *
 * // prints:
 * // biased
 * ```
 */
export function runAudit(plan: Plan, subject: Subject, running: Running): Promise<EvidenceCore> {
  return runAuditOn(plan, subject, running, THIS_MACHINE);
}

/**
 * Deals one deck after another, on this machine. It stops when the evidence against an even shuffle reaches 1/alpha, or at the most deals planned.
 * The deals are those that an audit of fixed size with the same seed would see. Returns the digested part of the record.
 */
export function runSequential(plan: SequentialPlan, subject: Subject, onProgress?: SequentialProgress): Promise<SequentialCore> {
  return runSequentialOn(plan, subject, THIS_MACHINE, onProgress);
}

/**
 * Checks every claim of the catalogue for decks of up to `n` cards, 4 to 8, each beside its sabotaged twin. The verdict holds if every claim holds
 * and every twin fails.
 */
export function proveClaims(n: number, onProgress?: (what: string) => void): ClaimsCore {
  return proveClaimsAs(VERSION, { n, mostLeaves: MOST_LEAVES }, onProgress);
}

/** Proves the law of a built-in subject's deals, from its parts alone. Throws E_USAGE where a number of cards is out of reach: never samples. */
export function provePipeline(origin: Origin<BuiltInSource, DeckOutcome>, wish: ProofWish): ProofCore {
  return provePipelineAs(VERSION, origin, wish);
}

/**
 * Proves the exact chance of each outcome of a built-in maker of hands, boards, deals or moves, from its parts alone. `n` is the number of cards in
 * the hands' deck. Throws E_USAGE where that is out of reach: never samples.
 */
export function proveBuiltInOutcomes(origin: Origin<BuiltInSource, SizedOutcome>, n: number): OutcomeProofCore {
  return proveBuiltInOutcomesAs(VERSION, origin, n);
}

/**
 * Checks a record of an audit without trusting anything in it: its digest, its rule, its counts, every number and the verdict. Last, it deals the
 * deals again on this machine. `open` finds the subject again.
 */
export function verifyRecord(evidence: Evidence, open: () => Promise<Subject>, running: Running): Promise<readonly Check[]> {
  return verifyRecordOn(evidence, open, running, THIS_MACHINE);
}
