import type { Sealed } from '../../core/evidence.js';
import type { AnyCore } from '../../core/record.js';
import type { RecordLine, RecordPages } from '../record-pages.js';
import type { Told } from '../words/told.js';
import type { Doc } from './doc.js';
import { printHtml } from './print-html.js';
import { printJunit } from './print-junit.js';
import { printMarkdown } from './print-markdown.js';
import { printSummary, printText } from './print-text.js';

/** How the records of a kind are told whose document `document` builds; `line` is what the index of a folder says of one. */
export function docPages<Core extends AnyCore>(
  document: (record: Sealed<Core>, told: Told) => Doc,
  line: (record: Sealed<Core>) => RecordLine,
): RecordPages<Core> {
  return {
    html: (record, told) => printHtml(document(record, told), record, told),
    text: (record, told) => printText(document(record, told), record, told),
    summary: (record) => printSummary(document(record, {})),
    junit: (record, told) => printJunit(document(record, told), record, told),
    markdown: (record, told) => printMarkdown(document(record, told), record, told),
    line,
  };
}
