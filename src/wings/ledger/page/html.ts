import { html, type Markup } from '../../../page/markup.js';
import { page } from '../../../page/page.js';
import { type Command, checkItYourself } from '../../../page/sections/check.js';
import { hero } from '../../../page/sections/hero.js';
import { metaLine } from '../../../page/sections/meta.js';
import { section } from '../../../page/sections/section.js';
import { date } from '../../../page/words/date.js';
import { shellWord } from '../../../page/words/shell-word.js';
import type { Ledger, LedgerLine } from './facts/ledger.js';
import { linesOf } from './facts/ledger.js';
import { tableSection } from './sections/table.js';
import { timelineSection } from './sections/timeline.js';
import { LEDGER } from './style.js';
import { CAREFUL, ledgerLead, ledgerTitle, notDerivedWords, resultWords, signaturesWords } from './words/summary.js';

/** What the first line of a ledger has and that of no other page: by it a later one is known to replace an earlier one. */
const KIND = 'Ledger';

/**
 * The ledger of a folder as one self-contained HTML page: no script, no request, a strict Content-Security-Policy, readable offline and on paper.
 * A pure function of what was found; its links lead to the pages of the records, beside or below it, and nowhere else.
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

/** Whether a text is a page that `renderLedgerHtml` made. */
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

/** What lies there and is no record, each with the reason. */
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

/** The command for the first of the records, as it is typed where the page was made. */
function checkOne({ folder, policy }: Ledger, { file }: LedgerLine): Command {
  const verify = ['npx shuffle-audit verify', shellWord(`${folder}/${file}`)];
  return policy === null
    ? ['Check one record: deal it again (--policy also holds its signature against a policy of your own)', verify]
    : ['Check one record: deal it again, and hold its signature against the policy', [...verify, `--policy ${shellWord(policy)}`]];
}
