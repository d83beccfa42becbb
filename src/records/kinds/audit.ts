import { isReference } from '../../core/record/declared-null.js';
import type { EvidenceCore } from '../../core/record/evidence.js';
import { evidenceSchema } from '../../core/record/evidence.js';
import type { Origin } from '../../core/record/origin.js';
import type { Subject } from '../../core/subject/subject.js';
import { verifyRecord } from '../../host/audits.js';
import { reopenAnew } from '../../host/function/reopen-anew.js';
import { openUnder } from '../../host/open-under.js';
import { notDealt } from '../not-dealt.js';
import { OF_SUBJECT } from '../of-subject.js';
import type { RecordKind } from '../record-kind.js';

export const audit: RecordKind<EvidenceCore> = {
  kind: 'audit',
  schema: evidenceSchema,
  replay: ({ plan, subject: { origin } }) => ({ origin, plan }),
  ...OF_SUBJECT,
  runs: ({ plan, subject: { origin } }) => [
    { called: '', origin },
    ...(isReference(plan.null)
      ? [{ called: 'the reference', origin: { source: plan.null.source, outcome: { kind: 'deck' } } as const }]
      : []),
  ],
  async derive(record) {
    const checks = await verifyRecord(record, notDealt, { workers: 1 });
    return checks.filter(({ id }) => id !== 'deals');
  },
  async redo(record, { cwd, running }) {
    const { plan, subject } = record.core;
    const open = (origin: Origin): Promise<Subject> => reopenAnew(origin, plan.n, cwd);
    return verifyRecord(record, async () => openUnder(await open(subject.origin), plan.null, open), running);
  },
  pages: async () => (await import('../../report/audit/pages.js')).pages,
};
