import type { Plan } from '../../core/record/evidence.js';
import type { Subject } from '../../core/subject/subject.js';
import { canonical } from '../../engine/record/canonical.js';
import { VERSION } from '../version.js';
import type { JournalHeader } from './format.js';

/** Names everything that determines the deals and counts of an audit. A journal must agree with all of it before a run continues from it. */
export function journalHeader(plan: Plan, { id, origin }: Pick<Subject, 'id' | 'origin'>): JournalHeader {
  const { source } = origin;
  const code = 'sha256' in source ? { code: source.sha256 } : {};
  const files = 'files' in source ? Object.fromEntries((source.files ?? []).map(({ file, sha256 }) => [`file ${file}`, sha256])) : {};
  return { version: VERSION, subject: id, ...code, ...files, ...textsOf(plan), origin: canonical(origin) };
}

/** Returns each part of a plan as a text, as a header names it. */
export function textsOf(plan: object): JournalHeader {
  return Object.fromEntries(Object.entries(plan).map(([name, value]) => [name, typeof value === 'string' ? value : canonical(value)]));
}

/** True if a run can continue from earlier deals: deals of one stream must be dealt again to reach the next one. */
export function canResume({ blocks, replayable }: Pick<Subject, 'blocks' | 'replayable'>): boolean {
  return blocks === 'any' || replayable;
}
