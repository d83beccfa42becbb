import type { AnyRecord } from '../core/record.js';
import type { Form } from '../page/document/doc.js';
import { markdownFold, markdownText } from '../page/markdown.js';
import type { RecordLine } from '../page/record-pages.js';
import type { Told } from '../page/words/told.js';
import { checkRecord } from './check-record.js';
import { kindOf } from './registry.js';

/**
 * Any record in a form: a pure function of it, so that equal records give equal bytes. A page is one self-contained file: no script, no request, a strict
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
export async function render(given: AnyRecord, form: Form, told: Told = {}): Promise<string> {
  const record = checkRecord(given, 'the record');
  const pages = await kindOf(record.core).pages();
  if (form === 'markdown') return pages.markdown ? pages.markdown(record, told) : folded(pages.summary(record), pages.text(record, told));
  return pages[form](record, told);
}

/** The few lines that the command of a record ends with. What is handed in was checked. */
export async function summaryOf(record: AnyRecord): Promise<string> {
  return (await kindOf(record.core).pages()).summary(record);
}

/** A record as a line of the index of a folder. What is handed in was checked. */
export async function lineOf(record: AnyRecord): Promise<RecordLine> {
  return (await kindOf(record.core).pages()).line(record);
}

/** A summary as GitHub's Markdown, and the text folded beneath. */
function folded(summary: string, text: string): string {
  const [headline = '', ...rest] = summary.trim().split('\n');
  // Columns of the terminal are left to the folded text.
  const paragraphs = rest
    .join('\n')
    .split(/\n{2,}/)
    .filter((lines) => !/\S {2,}\S/.test(lines));
  const blocks = [`### ${markdownText(headline)}`, ...paragraphs.map((lines) => markdownText(lines.trim().replace(/\s*\n\s*/g, ' ')))];
  return `${[...blocks, markdownFold('The whole report', text)].filter((block) => block !== '').join('\n\n')}\n`;
}
