import type { AnyRecord } from '../core/record/record.js';
import type { Form } from '../page/document/doc.js';
import type { RecordLine } from '../page/record-pages.js';
import type { RecordNotes } from '../page/words/record-notes.js';
import { checkRecord } from './check-record.js';
import { kindOf } from './registry.js';

/**
 * Renders any record in a form: a pure function of it, so that equal records give equal bytes. A page is one self-contained file: no script, no
 * request, a strict
 * Content-Security-Policy, readable offline and on paper. Throws E_EVIDENCE_SCHEMA for what is no record, E_VERIFY for one that was altered.
 *
 * @example
 * ```ts
 * import { audit, render } from 'shuffle-audit';
 *
 * const record = await audit('naive-swap', { n: 5, trials: 5000, seed: 'example' });
 * const page = await render(record, 'html');
 * console.log(page.slice(0, 15));
 *
 * // prints:
 * // <!doctype html>
 * ```
 */
export async function render(given: AnyRecord, form: Form, told: RecordNotes = {}): Promise<string> {
  const record = checkRecord(given, 'the record');
  return (await kindOf(record.core).pages())[form](record, told);
}

/** The few lines at the end of a record's command. The record must have been checked. */
export async function summaryOf(record: AnyRecord): Promise<string> {
  return (await kindOf(record.core).pages()).summary(record);
}

/** The line of a record in the index of a folder. The record must have been checked. */
export async function lineOf(record: AnyRecord): Promise<RecordLine> {
  return (await kindOf(record.core).pages()).line(record);
}
