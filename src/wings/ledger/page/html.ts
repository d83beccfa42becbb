import { html, type Markup } from '../../../page/markup.js';
import { page } from '../../../page/page.js';
import { type Command, checkItYourself } from '../../../page/sections/check.js';
import { hero } from '../../../page/sections/hero.js';
import { metaLine } from '../../../page/sections/meta.js';
import { section } from '../../../page/sections/section.js';
import { date } from '../../../page/words/date.js';
import { shellWord } from '../../../page/words/shell-word.js';
import { type Ledger, type LedgerLine, linesOf } from './facts/ledger.js';
import { tableSection } from './sections/table.js';
import { timelineSection } from './sections/timeline.js';
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

/**
 * Renders the ledger of a folder as one self-contained HTML page: no script, no request, a strict Content-Security-Policy, readable offline and on
 * paper. A pure function of what was found; its links lead to the pages of the records, beside or below it, and nowhere else.
 */
export function renderLedgerHtml(ledger: Ledger): string {
  const title = ledgerTitle(ledger);
  const [lead = [], ...more] = ledgerLead(ledger);
  return page({
    title: `${title}: ledger of ${ledger.folder}`,
    printed: `shuffle-audit · ledger of ${ledger.folder} · ${title}`,
    style: LEDGER,
    look: 'clean',
    meta: metaLine(KIND, ledger.folder, title, latest(ledger)),
    body: [
      hero({
        mark: null,
        words: { name: title, rest: [], lead, more },
        facts: [
          ['What the audits found', resultWords(ledger)],
          ['Signatures', signaturesWords(ledger)],
          ['Careful', CAREFUL],
        ],
      }),
      timelineSection(ledger),
      tableSection(ledger),
      othersSection(ledger),
      ledgerCheck(ledger),
    ],
    foot: html`This page lists what lay in the folder when it was made. It is no certificate.`,
  });
}

export function isLedgerPage(text: string): boolean {
  return text.includes(`<header class="meta top"><span><b>${KIND}</b> of `);
}

function latest(ledger: Ledger): string {
  const began = linesOf(ledger)
    .map(({ startedAt }) => startedAt)
    .sort()
    .at(-1);
  return began === undefined ? 'no record' : `up to ${date(began)}`;
}

/** The files there that are no records, each with the reason. */
function othersSection({ others }: Ledger): Markup | null {
  if (others.length === 0) return null;
  return section({
    heading: 'Files that are no record',
    full: true,
    exhibit: html`<ul class="others">${others.map(({ file, reason }) => html`<li><b>${file}</b>: ${reason}</li>`)}</ul>`,
  });
}

function ledgerCheck(ledger: Ledger): Markup {
  const note = notDerivedWords(ledger);
  const [first] = linesOf(ledger);
  return checkItYourself({
    beside: [
      'Every line is read from the record that it names: its digest was made again, and all its numbers from its counts, where that takes no dealing.',
      ...(note === null ? [] : [note]),
    ],
    commands: [
      ['Make this page again', [`npx shuffle-audit report --index ${shellWord(ledger.folder)}`]],
      ...(first === undefined ? [] : [checkOne(ledger, first)]),
    ],
    facts: [
      ['Folder', html`<code>${ledger.folder}</code>, with the folders below it`],
      ['Not looked into', 'links, folders that begin with a dot, and node_modules'],
      ['Policy', ledger.policy === null ? 'none was named' : html`<code>${ledger.policy}</code>`],
    ],
  });
}

/** The command for the first of the records, as typed where the page was made. */
function checkOne({ folder, policy }: Ledger, { file }: LedgerLine): Command {
  const verify = ['npx shuffle-audit verify', shellWord(`${folder}/${file}`)];
  return policy === null
    ? ['Check one record: deal it again (--policy also holds its signature against a policy of your own)', verify]
    : ['Check one record: deal it again, and hold its signature against the policy', [...verify, `--policy ${shellWord(policy)}`]];
}
