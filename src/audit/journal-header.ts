import type { Plan } from '../core/evidence.js';
import type { Subject } from '../core/subject.js';
import { canonical } from '../evidence/canonical.js';
import type { JournalHeader } from '../run/journal-format.js';
import { VERSION } from './version.js';

/** Everything that the deals and counts of an audit follow from, each part by its name: what a journal must agree with to be gone on with. */
export function journalHeader(plan: Plan, { id, origin }: Pick<Subject, 'id' | 'origin'>): JournalHeader {
  const parts = Object.entries(plan).map(([name, value]) => [name, typeof value === 'string' ? value : canonical(value)] as const);
  const code = origin.kind === 'pipeline' ? {} : { code: origin.sha256 };
  return { version: VERSION, subject: id, ...code, ...Object.fromEntries(parts), origin: canonical(origin) };
}

/** Whether what was dealt before can be gone on from: deals of one stream must be dealt again to come to the next one. */
export function canResume({ blocks, replayable }: Pick<Subject, 'blocks' | 'replayable'>): boolean {
  return blocks === 'any' || replayable;
}
