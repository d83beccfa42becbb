import type { Diagnosis } from '../core/diagnosis.js';
import type { SequentialCore, SequentialPlan, SequentialResult, SequentialVerdict } from '../core/sequential.js';
import type { Subject } from '../core/subject.js';
import { diagnosePositions } from '../loop/diagnose-positions.js';
import { decisionLine } from '../sequential/decision-line.js';

/** The digested part of the record, from what the deals came to. Pure: `verify` builds it again and compares. */
export function sequentialCore(
  version: string,
  plan: SequentialPlan,
  subject: Pick<Subject, 'id' | 'origin' | 'replayable'>,
  result: SequentialResult,
): SequentialCore {
  const verdict = verdictOf(plan, result);
  return {
    tool: { name: 'shuffle-audit', version },
    plan,
    subject: { id: subject.id, space: 'permutation', origin: subject.origin, replay: subject.replayable ? 'exact' : 'none' },
    result,
    diagnosis: verdict.kind === 'biased' ? diagnosisOf(plan, result) : null,
    verdict,
  };
}

function verdictOf({ alpha, mostTrials }: SequentialPlan, { end, trials }: SequentialResult): SequentialVerdict {
  if (end.logE >= decisionLine(alpha)) return { kind: 'biased', trials };
  return { kind: 'inconclusive', reason: `${mostTrials} deals did not bring the evidence to ${Math.round(1 / alpha)} to 1` };
}

function diagnosisOf({ n }: SequentialPlan, { positions, trials }: SequentialResult): Diagnosis | null {
  return positions.values ? diagnosePositions(Float64Array.from(positions.values), trials, n) : null;
}
