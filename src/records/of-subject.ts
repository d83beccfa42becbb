import { AuditError } from '../core/errors.js';
import type { AnySource, Origin } from '../core/record/origin.js';
import { type SubjectFile, subjectFiles } from '../core/record/subject-files.js';
import { originIdentity } from '../engine/subject/origin-identity.js';
import { spaceOf } from '../engine/subject/space-of.js';

/** A core with one subject, whose outcomes are dealt or proved. */
interface OfSubject {
  readonly plan: { readonly n: number };
  readonly subject: { readonly origin: Origin<AnySource> };
}

/** The methods that kinds of record with one subject share: those that follow from the origin of its outcomes. */
export const OF_SUBJECT = {
  contradiction: sizeContradiction,
  runs: ({ subject: { origin } }: OfSubject) => [{ called: '', origin }],
  files: ({ subject: { origin } }: OfSubject): readonly SubjectFile[] => subjectFiles(origin),
  isRedone: ({ subject: { origin } }: OfSubject): boolean => originIdentity(origin).replayable,
};

export const DEALS_NOTHING = {
  reason: 'is the record of a proof, which deals nothing, so there is no deal to replay',
  hint: 'its counterexample stands in the report: shuffle-audit report $FILE --format text',
};

/** Says that a plan deals another number of cards than its outcomes have, or that there are no such outcomes; null where neither is so. */
function sizeContradiction({ plan: { n }, subject: { origin } }: OfSubject): string | null {
  try {
    const { cards } = spaceOf(origin, n);
    return cards === n ? null : `core.plan.n: must be what core.subject deals, ${cards}, got ${n}`;
  } catch (error) {
    if (error instanceof AuditError) return `core.subject.origin: ${error.message}`;
    throw error;
  }
}
