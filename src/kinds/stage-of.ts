import type { EvidenceCore } from '../core/evidence.js';
import type { AnyRecord } from '../core/proof.js';
import { isAudit, isOutcomeProof, isProof, isSequential } from '../core/proof.js';
import type { LookStage, ProofStage, SampleStage } from '../core/survey-record.js';
import { fractionValue } from '../math/fraction.js';
import { resultOf } from '../page/facts/results.js';
import { pageOf } from './pages.js';
import { promisedSize } from './promised-size.js';

/** What a survey keeps of a record that a stage of a row wrote to the file `record`; null of a record of a kind that none writes. */
export function stageOf(made: AnyRecord, record: string): ProofStage | LookStage | SampleStage | null {
  const { digest } = made;
  if (isProof(made) || isOutcomeProof(made)) {
    const laws = 'law' in made.core ? [made.core.law.worst] : made.core.proof.laws;
    const known = laws.flatMap(({ totalVariation }) => (totalVariation === null ? [] : [fractionValue(totalVariation)]));
    return { stage: 'proof', record, digest, kind: made.core.verdict.kind, variation: known.length === 0 ? null : Math.max(...known) };
  }
  if (isSequential(made)) {
    const { result, verdict } = made.core;
    return { stage: 'look', record, digest, kind: verdict.kind, trials: result.trials };
  }
  if (!isAudit(made)) return null;
  const { confirmation, diagnosis, plan, verdict } = made.core;
  return {
    stage: 'sample',
    record,
    digest,
    kind: verdict.kind,
    trials: plan.trials + (confirmation?.trials ?? 0),
    seenFrom: promisedSize(made.core),
    effect: effectIn(made.core),
    mistakes: verdict.kind === 'biased' && diagnosis ? diagnosis.best.map(({ id }) => id) : [],
  };
}

/** By how much what the kind says sizes by is uneven. */
function effectIn(core: EvidenceCore): SampleStage['effect'] {
  return resultOf(core, pageOf(core.subject.origin.outcome).sizedBy.test)?.effect ?? null;
}
