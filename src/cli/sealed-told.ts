import type { Evidence } from '../core/record/evidence.js';
import { type AnyRecord, isOfKind } from '../core/record/record.js';
import type { RecordPages } from '../page/record-pages.js';
import type { RecordNotes } from '../page/words/record-notes.js';
import { auditPage } from '../report/audit/page.js';
import { renderSummary } from '../report/audit/summary.js';
import { loadRecordKinds } from './additions.js';

/**
 * Renders the page of a record that was just sealed and will lie in the file that `told` names. The page of an audit needs no further check, and no
 * other page is loaded for it.
 */
export async function pageOfSealed(record: AnyRecord, told: RecordNotes): Promise<string> {
  if (isOfKind<Evidence>(record, 'audit')) return auditPage(record, told);
  return (await pages(record)).html(record, told);
}

/** Returns the few lines that the record's command ends with. */
export async function summaryOfSealed(record: AnyRecord): Promise<string> {
  return isOfKind<Evidence>(record, 'audit') ? renderSummary(record) : (await pages(record)).summary(record);
}

async function pages({ core }: AnyRecord): Promise<RecordPages> {
  await loadRecordKinds();
  return (await import('../records/registry.js')).kindOf(core).pages();
}
