import { shellWord } from '../../../core/words/shell-word.js';
import type { Block, Check, Doc, DocSection, Said } from '../../../page/document/doc.js';
import { printHtml } from '../../../page/document/print-html.js';
import { jointBasis } from '../../../page/document/several.js';
import { html } from '../../../page/markup.js';
import { code, markup, type Phrase, say, strong } from '../../../page/phrase.js';
import { type Ledger, type LedgerLine, linesOf } from './facts/ledger.js';
import { tableSection } from './sections/table.js';
import { timelineSection } from './sections/timeline.js';
import { subjectPhrase } from './words/subject.js';
import { CAREFUL, ledgerLead, ledgerTitle, notDerivedWords, resultWords, signaturesWords } from './words/summary.js';

/** The style of the ledger alone: rows of a subject below its name, and digests that are whole on paper. */
const LEDGER: string = `
.top{border-top-color:var(--ink)}
.ledger{table-layout:fixed}
.ledger th,.ledger td{overflow-wrap:anywhere}
.ledger thead th:nth-child(1){width:19%}.ledger thead th:nth-child(2){width:18%}.ledger thead th:nth-child(3){width:25%}.ledger thead th:nth-child(4){width:13%}.ledger thead th:nth-child(5){width:13%}
.ledger th[scope=row]{white-space:normal}
.ledger .group th{padding-top:20px;border-bottom-color:var(--ink);font-size:15px}
.ledger .group b{overflow-wrap:anywhere}
.ledger .group small{max-width:60em;font-size:14px}
.ledger .note{color:var(--ink)}
.say{color:var(--verdict);font-weight:600}
.whole{display:none}
.more code{white-space:nowrap}
.others{list-style:none;padding:0;margin-top:8px;font:14px/1.4 var(--sans)}
.others li{padding:5px 0;border-bottom:1px solid var(--rule);overflow-wrap:anywhere}
@media screen and (max-width:760px){
.blocks.ledger .group{display:block;padding:18px 0 4px;border-bottom:1px solid var(--ink)}
.blocks.ledger th[scope=row]{font-size:15px}
.blocks.ledger .group th{padding:0;border:0;width:auto;display:block}
}
@media print{
.whole{display:inline}
.ledger code{font-size:6.2pt}
.ledger small,.ledger .group small{font-size:7pt}
.ledger .group{break-after:avoid}
.ledger .group th{font-size:8.6pt;padding-top:9px}
.others{font-size:7.8pt}
figure.timeline{break-inside:auto}
}
`;

/** The marker in a ledger's first line that no other page has: by it a later one knows that it may replace an earlier one. */
const KIND = 'Ledger';

/** The ledger of a folder as a document: a pure function of what was found. Its links lead to the pages of the records, beside or below its own. */
export function ledgerDocument(ledger: Ledger): Doc {
  const { folder, others, subjects } = ledger;
  const title = ledgerTitle(ledger);
  const [lead = [], ...more] = ledgerLead(ledger);
  const result = resultWords(ledger);
  const wrong = linesOf(ledger).flatMap(({ altered, file, signature }) => [
    ...(altered === null ? [] : [`${file} is altered: ${altered}`]),
    ...(signature.kind === 'altered' || signature.kind === 'refused' ? [signature.reason] : []),
  ]);
  return {
    what: KIND,
    subject: folder,
    suite: `ledger of ${folder}`,
    scale: title,
    title: `${title}: ledger of ${folder}`,
    look: 'clean',
    verdict: null,
    words: { name: title, rest: [], lead, more },
    facts: [
      ['What the audits found', result],
      ['Signatures', signaturesWords(ledger)],
      ['Careful', CAREFUL],
    ],
    brief: [
      ...more.map((text): Block => ({ is: 'sentence', text })),
      { is: 'sentence', text: say`Audits: ${result}.` },
      ...listOf(subjects.filter((one) => subjectPhrase(one).length > 0).map((one) => say`${one.id}: ${subjectPhrase(one)}`)),
      ...listOf(wrong),
      ...listOf(others.map(({ file, reason }) => `${file} is no record: ${reason}`)),
    ],
    sections: [timelineSection(ledger), tableSection(ledger), othersSection(ledger)].filter((section) => section !== null),
    check: ledgerCheck(ledger),
    states: 'what lay in the folder when it was made',
    style: LEDGER,
  };
}

function listOf(items: readonly Said[]): readonly Block[] {
  return items.length === 0 ? [] : [{ is: 'list', items }];
}

/** Prints the same as a page. */
export function renderLedgerHtml(ledger: Ledger): Promise<string> {
  const began = linesOf(ledger).map(({ startedAt }) => startedAt);
  return printHtml(ledgerDocument(ledger), jointBasis(null, began.length === 0 ? ['no record'] : began), {});
}

export function isLedgerPage(text: string): boolean {
  return text.includes(`<header class="meta top"><span><b>${KIND}</b> of `);
}

/** The files there that are no records, each with the reason. */
function othersSection({ others }: Ledger): DocSection | null {
  if (others.length === 0) return null;
  const items: readonly Phrase[] = others.map(({ file, reason }) => say`${strong(file)}: ${reason}`);
  const drawn = (): ReturnType<typeof html> => html`<ul class="others">${items.map((item) => html`<li>${markup(item)}</li>`)}</ul>`;
  return {
    id: 'others',
    heading: 'Files that are no record',
    beside: [],
    body: [{ is: 'list', items, drawn }],
    layout: { full: true },
  };
}

function ledgerCheck(ledger: Ledger): Check {
  const { folder, policy } = ledger;
  const note = notDerivedWords(ledger);
  return {
    beside: [
      'Every line is read from the record that it names: its digest was made again, and all its numbers from its counts, where that takes no dealing.',
      ...(note === null ? [] : [note]),
    ],
    commands: [
      { head: 'Make this page again', words: [`npx shuffle-audit report --index ${shellWord(folder)}`] },
      ...linesOf(ledger)
        .slice(0, 1)
        .map((first) => checkOne(ledger, first)),
    ],
    facts: [
      ['Folder', say`${code(folder)}, with the folders below it`],
      ['Not looked into', 'links, folders that begin with a dot, and node_modules'],
      ['Policy', policy === null ? 'none was named' : [code(policy)]],
    ],
  };
}

/** The command for the first of the records, as typed where the page was made. */
function checkOne({ folder, policy }: Ledger, { file }: LedgerLine): Check['commands'][number] {
  const verify = ['npx shuffle-audit verify', shellWord(`${folder}/${file}`)];
  return policy === null
    ? { head: 'Check one record: deal it again (--policy also holds its signature against a policy of your own)', words: verify }
    : {
        head: 'Check one record: deal it again, and hold its signature against the policy',
        words: [...verify, `--policy ${shellWord(policy)}`],
      };
}
