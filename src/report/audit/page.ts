import type { Evidence } from '../../core/record/evidence.js';
import { printHtml } from '../../page/document/print-html.js';
import type { RecordNotes } from '../../page/words/record-notes.js';
import { auditDocument } from './document.js';

/** The page of a record that was checked, or has just been sealed. */
export function auditPage(record: Evidence, told: RecordNotes = {}): Promise<string> {
  return printHtml(auditDocument(record, told), record, told);
}
