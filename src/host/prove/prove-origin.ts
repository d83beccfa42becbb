import type { Proof, ProofCore, ProofPlan, ProvableOrigin } from '../../core/record/proof.js';
import { DEFAULT_CARDS } from '../../engine/prove/prove-pipeline.js';
import { partsOf } from '../../engine/subject/parts-of.js';
import { checkFit, pipelineOrigin } from '../../engine/subject/pipeline.js';
import type { Pipeline } from '../../parts/pipeline.js';
import { provePipeline } from '../audits.js';
import { type ProgramToProve, programProver } from './program-prover.js';
import type { ProofHearer } from './proof-forecast.js';
import type { FunctionToProve } from './prove-function.js';
import { DEFAULT_FUNCTION_CARDS, proveFunction, reproveFunction } from './prove-function.js';

/** The subject of a proof: a pipeline, a program or a function. */
export type ProofSubject = { readonly kind: 'pipeline'; readonly parts: Pipeline } | ProgramToProve | FunctionToProve;

/** The extent of a proof and its listeners: one for progress, one that decides about a long proof. */
export interface ProofExtent extends ProofHearer {
  /** The number of cards. Where undefined, the subject's own default, and then as many cards as are within reach. */
  readonly n: number | undefined;
}

/**
 * Proves what a subject deals. Throws E_USAGE where that is out of reach, and what opening and dealing it throw.
 *
 * @example
 * ```ts
 * import { boundeds, prngs, proveSubject, seedings, shuffles } from 'shuffle-audit';
 *
 * const parts = {
 *   shuffle: shuffles.get('naive-swap'),
 *   prng: prngs.get('xoshiro128ss'),
 *   bounded: boundeds.get('lemire'),
 *   seeding: seedings.get('continuous'),
 * };
 * const { verdict } = await proveSubject({ kind: 'pipeline', parts }, { n: 4 });
 * console.log(verdict.kind);
 *
 * // prints:
 * // fails
 * ```
 */
export async function proveSubject(subject: ProofSubject, { n, ...hearer }: ProofExtent): Promise<ProofCore> {
  if (subject.kind === 'program') return (await programProver()).prove(subject, { n, ...hearer });
  if (subject.kind !== 'pipeline') return proveFunction(subject, { n: n ?? DEFAULT_FUNCTION_CARDS, asked: n !== undefined, ...hearer });
  checkFit(subject.parts, n ?? DEFAULT_CARDS);
  return provePipeline(pipelineOrigin(subject.parts), { n: n ?? DEFAULT_CARDS, asked: n !== undefined, ...hearer });
}

/** Proves again what a record proved, from its origin. Functions and programs are looked for from `cwd`; E_VERIFY where their code has changed. */
export async function proveOrigin({ outcome, source }: ProvableOrigin, plan: ProofPlan, cwd: string): Promise<Proof['core']> {
  if (source.kind === 'tape') return (await programProver()).reprove(source, plan.n, cwd);
  if (source.kind !== 'built-in') return reproveFunction(source, plan.n, cwd);
  checkFit(partsOf({ outcome, source }), plan.n);
  return provePipeline({ outcome, source }, { n: plan.n, asked: false });
}
