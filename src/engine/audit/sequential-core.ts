import { brokenGuards } from '../../core/by-law.js';
import type { Diagnosis } from '../../core/diagnosis.js';
import { isBuiltIn, type Origin } from '../../core/origin.js';
import type { SequentialCore, SequentialPlan, SequentialResult, SequentialVerdict } from '../../core/sequential.js';
import type { Subject } from '../../core/subject.js';
import { diagnosePositions } from '../diagnose/diagnose-positions.js';
import { guardsOf } from '../plan/guards.js';
import { decisionLine } from '../sequential/decision-line.js';
import { partsOf } from '../subject/parts-of.js';

/** The digested part of the record, from what the deals came to. Pure: `verify` builds it again and compares. */
export function sequentialCore(
  version: string,
  plan: SequentialPlan,
  subject: Pick<Subject, 'id' | 'origin' | 'replayable'>,
  result: SequentialResult,
): SequentialCore {
  const verdict = verdictOf(plan, subject.origin, result);
  return {
    tool: { name: 'shuffle-audit', version },
    plan,
    subject: { id: subject.id, origin: subject.origin, replay: subject.replayable ? 'exact' : 'none' },
    result,
    diagnosis: verdict.kind === 'biased' ? diagnosisOf(plan, result) : null,
    verdict,
  };
}

function verdictOf(plan: SequentialPlan, origin: Origin, { end, trials }: SequentialResult): SequentialVerdict {
  if (end.logE < decisionLine(plan.alpha))
    return { kind: 'inconclusive', reason: `${plan.mostTrials} deals did not bring the evidence to ${Math.round(1 / plan.alpha)} to 1` };
  const copies = copiesIn(plan, origin, trials);
  return copies === null ? { kind: 'biased', trials } : { kind: 'inconclusive', reason: copies };
}

/** Why the deals up to the deciding one cannot all be counted as dealt anew, or null: copies of deals would be evidence of nothing but themselves. */
function copiesIn({ seed, n, blockSize }: SequentialPlan, origin: Origin, trials: number): string | null {
  if (!isBuiltIn(origin)) return null;
  const broken = brokenGuards(guardsOf(partsOf(origin), { seed, n, blockSize, trials, confirmationTrials: trials }));
  return broken.length === 0 ? null : broken.map(({ statement }) => statement).join('; ');
}

function diagnosisOf({ n }: SequentialPlan, { positions, trials }: SequentialResult): Diagnosis | null {
  return positions.values ? diagnosePositions(Float64Array.from(positions.values), trials, n) : null;
}
