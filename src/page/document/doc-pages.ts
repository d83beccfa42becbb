import type { Sealed } from '../../core/record/evidence.js';
import type { AnyCore, AnyRecord } from '../../core/record/record.js';
import { junitSuite, testCase } from '../junit-suite.js';
import { markdown, markdownCode, markdownFold, markdownTable, markdownText } from '../markdown.js';
import { html, type Markup } from '../markup.js';
import { plain } from '../phrase.js';
import type { RecordLine, RecordPages } from '../record-pages.js';
import type { RecordNotes } from '../words/record-notes.js';
import { GLYPH } from '../words/verdict-mark.js';
import { terminal } from '../wrap.js';
import { type Block, type Doc, type Outcome, phraseOf, printedIn } from './doc.js';
import { printHtml } from './print-html.js';
import { printSummary, printText } from './print-text.js';

/** The outcome of each look. A verdict that cannot be told is an error, so that it can never look green. */
const OUTCOME_OF_LOOK = { biased: 'fail', clean: 'pass', unsure: 'open' } as const;

type Case = Extract<Block, { readonly is: 'case' }>;

/** Prints a document as JUnit XML: the verdict as the first test case, then the cases of its sections. The document's text is the suite's output. */
function printJunit(doc: Doc, record: AnyRecord, told: RecordNotes): string {
  const { brief, decidedByCases = false, look, sections, subject, suite = subject, verdict, words } = doc;
  const said = [words.lead, ...printedIn('junit', brief).flatMap((block) => (block.is === 'sentence' ? [phraseOf(block.text)] : []))];
  const headline = terminal([`${words.name} ${plain(words.rest)}`.trim()]);
  const first = { outcome: OUTCOME_OF_LOOK[look], headline, body: terminal([said.map(plain).join(' ')]) };
  const cases = printedIn('junit', sections).flatMap(({ body }) =>
    printedIn('junit', body).filter((block): block is Case => block.is === 'case'),
  );
  const outcomes = [...(decidedByCases ? [] : [first.outcome]), ...cases.map(({ outcome }) => outcome)];
  const many = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length;
  return junitSuite(
    suite,
    record.run,
    [
      ...(decidedByCases ? [] : [testCase(suite, 'verdict', verdictBody(first, verdict))]),
      ...cases.map((one) => testCase(suite, one.id, caseBody(one))),
    ],
    { failures: many('fail'), errors: many('open'), skipped: many('skipped') },
    told,
    printText(doc, record, told),
  );
}

function verdictBody({ body, headline, outcome }: { outcome: Outcome; headline: string; body: string }, verdict: Doc['verdict']): Markup {
  if (outcome === 'fail') return html`<failure type="${verdict}" message="${headline}">${body}</failure>`;
  if (outcome === 'open') return html`<error type="${verdict}" message="${headline}">${body}</error>`;
  return html`<system-out>${headline}. ${body}</system-out>`;
}

function caseBody({ outcome, says: said, shown, type }: Case): Markup {
  const says = terminal([plain(phraseOf(said))]);
  const kind = type === undefined ? null : html` type="${type}"`;
  if (outcome === 'fail') {
    return shown === undefined
      ? html`<failure${kind} message="${says}"/>`
      : html`<failure${kind} message="${says}">${terminal([plain(phraseOf(shown))])}</failure>`;
  }
  if (outcome === 'open') return html`<error${kind} message="${says}"/>`;
  if (outcome === 'skipped') return html`<skipped message="${says}"/>`;
  return html`<system-out>${says}</system-out>`;
}

/** Builds the pages of the records of a kind from `document`, which builds one record's document, and `line`, its entry in the index of a folder. */
export function docPages<Core extends AnyCore>(
  document: (record: Sealed<Core>, told: RecordNotes) => Doc,
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

/** Prints a document as GitHub's Markdown: the headline and the few lines below it, then its whole text, folded. */
function printMarkdown(doc: Doc, record: AnyRecord, told: RecordNotes): string {
  const { brief, look, next, scale, subject, words } = doc;
  const blocks = [
    `### ${GLYPH[look]} ${markdownText(words.name)} ${markdown(words.rest)}`.trim(),
    `<code>${markdownText(subject)}</code>, ${markdownText(scale)}`,
    markdown(words.lead),
    ...printedIn('markdown', brief).map(blockMarkdown),
    next ? `${commandMarkdown(next)} ${markdownText(next.note ?? '')}`.trim() : '',
    markdownFold('The whole report', printText(doc, record, told)),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function blockMarkdown(block: Block): string {
  switch (block.is) {
    case 'sentence':
      return markdown(phraseOf(block.text));
    case 'list':
      return block.items.map((item) => `- ${markdown(phraseOf(item))}`).join('\n');
    case 'table':
      return markdownTable(
        block.columns.map(({ head }) => markdownText(head)),
        block.rows.map((row) => row.map((cell) => markdown(phraseOf(cell)))),
      );
    case 'facts':
      return block.rows.map(([name, value]) => `**${markdown(phraseOf(name))}**: ${markdown(phraseOf(value))}`).join('<br>\n');
    case 'figure':
      return block.says === null ? '' : markdown(phraseOf(block.says));
    case 'fold':
    case 'part':
      return [`**${markdown(phraseOf(block.head))}**`, ...printedIn('markdown', block.body).map(blockMarkdown)].join('\n\n');
    case 'command':
      return commandMarkdown(block);
    case 'code':
      return [markdownCode(block.lines.join('\n')), ...(block.says === undefined ? [] : [markdown(phraseOf(block.says))])].join('\n\n');
    case 'case':
      return '';
  }
}

function commandMarkdown({ head, words }: { readonly head: string; readonly words: readonly string[] }): string {
  return `${markdownText(head)}: <code>${markdownText(words.join(' '))}</code>`;
}
