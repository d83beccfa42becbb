import type { AnySource, Origin } from '../core/origin.js';
import { type SubjectFile, subjectFiles } from '../core/subject-files.js';
import { originIdentity } from '../engine/subject/origin-identity.js';
import { sizeContradiction } from './size-contradiction.js';

/** A core with one subject, whose outcomes are dealt or proved. */
interface OfSubject {
  readonly plan: { readonly n: number };
  readonly subject: { readonly origin: Origin<AnySource> };
}

/** What kinds of record with one subject have in common: what follows from the origin of its outcomes. */
export const OF_SUBJECT = {
  contradiction: sizeContradiction,
  runs: ({ subject: { origin } }: OfSubject) => [{ called: '', origin }],
  files: ({ subject: { origin } }: OfSubject): readonly SubjectFile[] => subjectFiles(origin),
  isRedone: ({ subject: { origin } }: OfSubject): boolean => originIdentity(origin).replayable,
};

/** Why no deal of a proof is replayed. */
export const DEALS_NOTHING = {
  reason: 'is the record of a proof, which deals nothing, so there is no deal to replay',
  hint: 'its counterexample stands in the report: shuffle-audit report $FILE --format text',
};
