import { brokenGuards, type Guard } from '../../core/record/by-law.js';
import type { Diagnosis } from '../../core/record/diagnosis.js';
import { isBuiltIn, type Origin } from '../../core/record/origin.js';
import type { SequentialCore, SequentialPlan, SequentialResult, SequentialVerdict } from '../../core/record/sequential.js';
import { keptCards } from '../../core/source/kept-cards.js';
import type { Subject } from '../../core/subject/subject.js';
import { mayBeTold, startsAlike } from '../../kinds/groups/starts-alike.js';
import { kindOf } from '../../kinds/index.js';
import { processesOf } from '../../kinds/planning/processes-of.js';
import { diagnosePositions } from '../diagnose/diagnose-positions.js';
import { guardsOf } from '../plan/guards.js';
import { decisionLine } from '../sequential/decision-line.js';
import { partsOf } from '../subject/parts-of.js';
import { spaceOf } from '../subject/space-of.js';

/** Makes the part of the record that the digest covers from the result of the outcomes. Pure: `verify` builds it again and compares. */
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
  // Not even a copy of an earlier outcome could be one that has no chance.
  if (impossible && whyNever(plan.n, origin, impossible) !== null) return { kind: 'biased', trials, reason: 'impossible' };
  if (end.logE < decisionLine(plan.alpha)) {
    if (startsAlike(origin)) return { kind: 'biased', trials, reason: 'starts-alike' };
    if (keptCards(origin).length > 0) return { kind: 'biased', trials, reason: 'keeps-cards' };
    return { kind: 'inconclusive', reason: { why: mayBeTold(origin) === null ? 'undecided' : 'told-seed' } };
  }
  const guards = brokenIn(plan, origin, trials);
  return guards.length === 0 ? { kind: 'biased', trials } : { kind: 'inconclusive', reason: { why: 'copies', guards } };
}

/** Returns a clause saying why an outcome is impossible under the null; null if it is possible. */
export function whyNever(n: number, origin: Origin, cells: readonly number[]): string | null {
  const space = spaceOf(origin, n);
  if (cells.length !== space.width) return null;
  return kindOf(origin.outcome).evidence.impossible?.(space)(Uint16Array.from(cells), 0) ?? null;
}

/** Returns the guards by which not all deals up to the deciding one were independent: copies of deals would be evidence only of themselves. */
function brokenIn({ seed, n, blockSize }: SequentialPlan, origin: Origin, trials: number): readonly Guard[] {
  if (!isBuiltIn(origin)) return [];
  // A forged plan may name another number of cells than the outcomes have.
  const { cards } = spaceOf(origin, n);
  return brokenGuards(guardsOf(partsOf(origin), { seed, n: cards, blockSize, trials, confirmationTrials: trials }));
}

/** Returns true if the strongest evidence is about the cards dealt: the known mistakes deal these uniformly from decks in random order. */
function decidedAbsolutely({ processes }: SequentialPlan, { outcome }: Origin, { end }: SequentialResult): boolean {
  const best = end.parts.indexOf(Math.max(...end.parts));
  return processesOf(outcome, processes)[best]?.reading === 'absolute';
}

function diagnosisOf({ n }: SequentialPlan, { counts, trials }: SequentialResult): Diagnosis | null {
  return counts.values ? diagnosePositions(Float64Array.from(counts.values), trials, n) : null;
}
