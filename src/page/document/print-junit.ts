import type { AnyRecord } from '../../core/record.js';
import { junitSuite, testCase } from '../junit-suite.js';
import { html, type Markup } from '../markup.js';
import { plain } from '../phrase.js';
import type { Told } from '../words/told.js';
import { terminal } from '../wrap.js';
import { type Block, type Doc, type Outcome, phraseOf, printedIn } from './doc.js';
import { printText } from './print-text.js';

/** A verdict that cannot be told is an error, so that it can never look green. */
const OUTCOME_OF_LOOK = { biased: 'fail', clean: 'pass', unsure: 'open' } as const;

type Case = Extract<Block, { readonly is: 'case' }>;

/** A document as JUnit XML: the verdict as the first test case, then the cases of its sections; the whole of it as text is what the suite printed. */
export function printJunit(doc: Doc, record: AnyRecord, told: Told): string {
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

function verdictBody({ body, headline, outcome }: { outcome: Outcome; headline: string; body: string }, verdict: string): Markup {
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
