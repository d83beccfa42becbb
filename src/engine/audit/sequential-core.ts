import { brokenGuards } from '../../core/by-law.js';
import { counted } from '../../core/counted.js';
import type { Diagnosis } from '../../core/diagnosis.js';
import { keptCards } from '../../core/kept-cards.js';
import { isBuiltIn, type Origin } from '../../core/origin.js';
import type { SequentialCore, SequentialPlan, SequentialResult, SequentialVerdict } from '../../core/sequential.js';
import type { Subject } from '../../core/subject.js';
import { kindOf } from '../../kinds/index.js';
import { processesOf } from '../../kinds/processes-of.js';
import { mayBeTold, startsAlike } from '../../kinds/starts-alike.js';
import { diagnosePositions } from '../diagnose/diagnose-positions.js';
import { guardsOf } from '../plan/guards.js';
import { decisionLine } from '../sequential/decision-line.js';
import { partsOf } from '../subject/parts-of.js';
import { spaceOf } from '../subject/space-of.js';

/** Why a run is biased of a function that looks at its cards. */
const KEPT = 'it left decks of other cards than the numbers from 0 on in order, or equal cards side by side';

/** Why a run of what deals so is biased whatever its deals show. */
const STARTS = 'two processes, started one after the other, began alike';

/** The digested part of the record, from what the outcomes came to. Pure: `verify` builds it again and compares. */
export function sequentialCore(
  version: string,
  plan: SequentialPlan,
  subject: Pick<Subject, 'id' | 'origin' | 'replayable'>,
  result: SequentialResult,
): SequentialCore {
  const verdict = verdictOf(plan, subject.origin, result);
  return {
    kind: 'until-decided',
    tool: { name: 'shuffle-audit', version },
    plan,
    subject: { id: subject.id, origin: subject.origin, replay: subject.replayable ? 'exact' : 'none' },
    result,
    diagnosis:
      verdict.kind === 'biased' &&
      verdict.reason === undefined &&
      kindOf(subject.origin.outcome).diagnosed &&
      !decidedAbsolutely(plan, subject.origin, result)
        ? diagnosisOf(plan, result)
        : null,
    verdict,
  };
}

function verdictOf(plan: SequentialPlan, origin: Origin, { end, impossible, trials }: SequentialResult): SequentialVerdict {
  const reason = impossible ? whyNever(plan, origin, impossible) : null;
  // Not even a copy of an earlier outcome could be one that has no chance.
  if (reason !== null) return { kind: 'biased', trials, reason };
  if (end.logE < decisionLine(plan.alpha) && startsAlike(origin)) return { kind: 'biased', trials, reason: STARTS };
  if (end.logE < decisionLine(plan.alpha) && keptCards(origin).length > 0) return { kind: 'biased', trials, reason: KEPT };
  const told = mayBeTold(origin);
  if (end.logE < decisionLine(plan.alpha) && told !== null)
    return { kind: 'inconclusive', reason: `${STARTS}, and the argument ${told} may be the seed` };
  if (end.logE < decisionLine(plan.alpha))
    return {
      kind: 'inconclusive',
      reason: `${counted(plan.mostTrials, spaceOf(origin, plan.n).one)} did not bring the evidence to ${Math.round(1 / plan.alpha)} to 1`,
    };
  const copies = copiesIn(plan, origin, trials);
  return copies === null ? { kind: 'biased', trials } : { kind: 'inconclusive', reason: copies };
}

/** Why an even subject never makes an outcome; null where it may. */
function whyNever({ n }: SequentialPlan, origin: Origin, cells: readonly number[]): string | null {
  const space = spaceOf(origin, n);
  if (cells.length !== space.width) return null;
  return kindOf(origin.outcome).evidence.impossible?.(space)(Uint16Array.from(cells), 0) ?? null;
}

/** Why the deals up to the deciding one cannot all be counted as dealt anew, or null: copies of deals would be evidence of nothing but themselves. */
function copiesIn({ seed, n, blockSize }: SequentialPlan, origin: Origin, trials: number): string | null {
  if (!isBuiltIn(origin)) return null;
  // A forged plan may name another number of cells than the outcomes have.
  const { cards } = spaceOf(origin, n);
  const broken = brokenGuards(guardsOf(partsOf(origin), { seed, n: cards, blockSize, trials, confirmationTrials: trials }));
  return broken.length === 0 ? null : broken.map(({ statement }) => statement).join('; ');
}

/** Whether the strongest evidence is about the cards dealt: the known mistakes deal them evenly of decks in random order. */
function decidedAbsolutely({ processes }: SequentialPlan, { outcome }: Origin, { end }: SequentialResult): boolean {
  const best = end.parts.indexOf(Math.max(...end.parts));
  return processesOf(outcome, processes)[best]?.reading === 'absolute';
}

function diagnosisOf({ n }: SequentialPlan, { counts, trials }: SequentialResult): Diagnosis | null {
  return counts.values ? diagnosePositions(Float64Array.from(counts.values), trials, n) : null;
}
