import { type DeclaredNull, isReference } from '../core/record/declared-null.js';
import type { Origin } from '../core/record/origin.js';
import type { Subject } from '../core/subject/subject.js';
import { pairWithReference } from '../engine/subject/pair-with-reference.js';
import { uniformUnderNull } from '../engine/subject/uniform-under-null.js';

/** Opens a subject and checks it against its plan's declarations. `open` finds a reference again by its origin, and its errors are thrown. */
export async function openUnder(
  subject: Subject,
  declared: DeclaredNull | undefined,
  open: (origin: Origin) => Promise<Subject>,
): Promise<Subject> {
  if (!isReference(declared)) return uniformUnderNull(subject, declared);
  return pairWithReference(subject, await open({ source: declared.source, outcome: { kind: 'deck' } }), declared);
}
