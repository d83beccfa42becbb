import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isBuiltIn, type Origin } from '../../../core/record/origin.js';
import type { Clause, Profile } from '../../../core/record/profile.js';
import { isDeviation, type RecordedResult } from '../../../core/record/results.js';
import type { Foretold } from '../../../core/record/run-info.js';
import { partsOf } from '../../../engine/subject/parts-of.js';
import { isBetweenDeals } from '../../../kinds/declared.js';
import { startsAlike } from '../../../kinds/groups/starts-alike.js';
import { absolute } from '../../../math/fraction.js';
import { ratio } from '../../../math/ratio.js';
import { wordRange } from '../../../parts/pipeline.js';
import { headOf } from './answer-of.js';
import type { Answer, Fact, Finding } from './finding.js';
import type { Judged } from './judge-tests.js';
import { judgeTests } from './judge-tests.js';
import { isKnownSecure, knownFacts, refutation } from './known-facts.js';

/** Judges every clause of a profile by a record, each by itself, in their order, and by a prediction of its deals that came true. Pure. */
export function judge(core: EvidenceCore, { clauses }: Profile, predicted?: Foretold): readonly Finding[] {
  const foretold = predicted && ({ by: 'foretold', digest: predicted.digest, used: predicted.used, deals: predicted.foretold } as const);
  const facts = [...(foretold ? [foretold] : []), ...knownFacts(core)];
  return clauses.map((clause) => ({
    clause,
    ...withFacts(core, facts, clause, withStarts(core, clause, judgedBy(core, clause, facts))),
    beyond: clause.beyond.filter((one) => refutation(facts, [one]) === null),
  }));
}

/**
 * Applies the facts known beside the deals: a clause that one refutes is not met, whatever its tests find. A clause that asks whether outcomes are
 * predictable is met by its tests only where the generator is known to be cryptographically strong. The deals of many others look as even but are
 * predictable all the same.
 */
function withFacts(core: EvidenceCore, facts: readonly Fact[], { beyond, seen }: Clause, judged: Judged): Judged {
  const { answer } = judged;
  if (seen === 'not seen' || answer.status === 'not-met') return judged;
  const why = refutation(facts, beyond);
  if (why !== null) return { ...judged, answer: { status: 'not-met', why }, alpha: null };
  if (answer.status !== 'met' || !beyond.includes('unpredictability') || isKnownSecure(core)) return judged;
  return { ...judged, answer: { status: 'not-shown', why: { by: 'prediction', to: answer.to } }, alpha: null };
}

/**
 * Applies equal deals of two starts to a clause that asks of one deal after another, of deals that are repeated, or of instances that deal alike: it
 * is not met, however different the deals of one start are.
 */
function withStarts({ results, subject }: EvidenceCore, { beyond, seen, served }: Clause, judged: Judged): Judged {
  const alike = ofStarts(subject.origin);
  if (alike === null || seen === 'not seen' || judged.answer.status === 'not-met') return judged;
  const { kind } = subject.origin.outcome;
  const asks = (row: RecordedResult): boolean => !isDeviation(row) || isBetweenDeals(kind, row.test);
  const asked = served?.by === 'tests' && results.some((row) => served.tests.includes(headOf(row.test)) && asks(row));
  if (!asked && !beyond.includes('instances')) return judged;
  return { ...judged, answer: alike, alpha: alike.status === 'not-shown' ? null : judged.alpha };
}

/**
 * Returns null where starts were not compared, or dealt differently. The decks of a function follow from nothing but its code; a program is told
 * things.
 */
function ofStarts(origin: Origin): Answer | null {
  if (startsAlike(origin)) return { status: 'not-met', why: { by: 'starts' } };
  const { source } = origin;
  return source.kind === 'program' && source.starts === 'alike' ? { status: 'not-shown', why: { by: 'starts' } } : null;
}

function judgedBy(core: EvidenceCore, clause: Clause, facts: readonly Fact[]): Judged {
  const { served } = clause;
  const alone = (answer: Answer): Judged => ({ answer, alpha: null, rows: [], skipped: [] });
  if (clause.seen === 'not seen') return alone({ status: 'not-seen' });
  if (served === null) return alone({ status: 'not-shown', why: { by: 'beyond' } });
  if (served.by === 'tests') return judgeTests(core, clause, served);
  return alone(served.by === 'scaling' ? judgeScaling(core, served.most) : judgeStates(core, facts));
}

/**
 * Judges by the exact law of the method that makes choices from words, for every bound of a deal: the largest relative deviation of a chance from an
 * even one.
 */
function judgeScaling({ plan, subject }: EvidenceCore, most: number | null): Answer {
  if (!isBuiltIn(subject.origin)) return { status: 'not-shown', why: { by: 'no-law' } };
  const parts = partsOf(subject.origin);
  if (parts.shuffle.kind !== 'planned') return { status: 'not-shown', why: { by: 'no-law' } };
  const range = wordRange(parts);
  let deviation = 0;
  for (const bound of new Set(parts.shuffle.bounds(plan.n))) {
    const law = parts.bounded.law(bound, range);
    if (law === 'uniform') continue;
    for (let value = 0; value < bound; value++) deviation = Math.max(deviation, ratio(absolute(law(value) * BigInt(bound) - range), range));
  }
  return deviation <= (most ?? 0)
    ? { status: 'met', to: { by: 'law', deviation } }
    : { status: 'not-met', why: { by: 'scaling', deviation, most } };
}

/** Judges by the number of states: with fewer states than orders most orders never come; with enough of them it does not follow that every order does. */
function judgeStates({ reach }: EvidenceCore, facts: readonly Fact[]): Answer {
  if (reach === null) return { status: 'not-shown', why: { by: 'no-states' } };
  const { bits, orderBits } = reach;
  const why = facts.find(({ by }) => by === 'states');
  return why ? { status: 'not-met', why } : { status: 'not-shown', why: { by: 'states-enough', bits, orderBits } };
}
