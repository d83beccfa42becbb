import type { Evidence, EvidenceCore } from '../../../core/record/evidence.js';
import type { OutcomeProof } from '../../../core/record/outcome-proof.js';
import type { Proof } from '../../../core/record/proof.js';
import type { AnyRecord } from '../../../core/record/record.js';
import { isOfKind } from '../../../core/record/record.js';
import type { Sequential } from '../../../core/record/sequential.js';
import { pageOf } from '../../../kinds/pages.js';
import { promisedSize } from '../../../kinds/planning/promised-size.js';
import { fractionValue } from '../../../math/fraction.js';
import { resultOf } from '../../../page/facts/results.js';
import type { LookStage, ProofStage, SampleStage } from '../record/survey.js';

/** Returns what a survey keeps of a record that a stage of a row wrote to the file `record`; null for a record of a kind that no stage writes. */
export function stageOf(made: AnyRecord, record: string): ProofStage | LookStage | SampleStage | null {
  const { digest } = made;
  if (isOfKind<Proof>(made, 'proof') || isOfKind<OutcomeProof>(made, 'outcome-proof')) {
    const laws = made.core.kind === 'outcome-proof' ? [made.core.law.worst] : made.core.proof.laws;
    const known = laws.flatMap(({ totalVariation }) => (totalVariation === null ? [] : [fractionValue(totalVariation)]));
    return { stage: 'proof', record, digest, kind: made.core.verdict.kind, variation: known.length === 0 ? null : Math.max(...known) };
  }
  if (isOfKind<Sequential>(made, 'until-decided')) {
    const { result, verdict } = made.core;
    return { stage: 'look', record, digest, kind: verdict.kind, trials: result.trials };
  }
  if (!isOfKind<Evidence>(made, 'audit')) return null;
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

/** Returns the unevenness of the test that the kind gives sizes by. */
function effectIn(core: EvidenceCore): SampleStage['effect'] {
  return resultOf(core, pageOf(core.subject.origin.outcome).sizedBy.test)?.effect ?? null;
}
