import type { AnyRecord } from '../core/proof.js';
import { isSurvey } from '../core/proof.js';
import { listSubject } from '../engine/list/list-subject.js';
import { originIdentity } from '../engine/subject/origin-identity.js';

/** Whether `verify` makes everything in a record again, deals, recorded files or a proof: by its origin, whatever the record calls it. */
export function isDealtAgain(record: AnyRecord): boolean {
  const { core } = record;
  if (!('subject' in core)) return !isSurvey(record);
  return 'lead' in core ? listSubject(core.subject.origin.source).replay === 'exact' : originIdentity(core.subject.origin).replayable;
}
