import { counted } from '../../core/counted.js';
import type { ListRead, OneList, OneListCore } from '../../core/one-list.js';
import { html, type Markup } from '../../page/markup.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import type { Phrase } from '../../page/phrase.js';
import { plain } from '../../page/phrase.js';
import { checkItYourself, recordFact, toolFact } from '../../page/sections/check.js';
import type { Fact } from '../../page/sections/fact-list.js';
import { hero } from '../../page/sections/hero.js';
import { recordMeta } from '../../page/sections/meta.js';
import { verifyCommand } from '../../page/words/record-file.js';
import { shortHash } from '../../page/words/short-hash.js';
import type { Told } from '../../page/words/told.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { gapsSection } from './sections/gaps.js';
import { leadSection } from './sections/lead.js';
import { mapSections } from './sections/map.js';
import { residuesSection } from './sections/residues.js';
import { silentSection } from './sections/silent.js';
import { testsSection } from './sections/tests.js';
import { orderWords } from './words/verdict.js';

const STYLE = `
.squares{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:20px 32px}
.squares svg text{font-size:22px}
@media screen and (max-width:760px){.squares{grid-template-columns:1fr}.squares svg{max-width:340px}}
@media print{.squares{gap:12px 20px}.squares svg{max-width:300px}.leads svg,.gaps-near svg,.gaps-round svg{max-width:610px}}
`;

/** The record of shuffled lists as one self-contained HTML page: no script, no request. A pure function of the record. */
export async function renderOrderHtml(given: OneList, told: Told = {}): Promise<string> {
  return orderPage(given, told);
}

/** The same of a record that was sealed just now. */
export function orderPage(record: OneList, told: Told = {}): string {
  const { core } = record;
  const { plan, subject, verdict } = core;
  const words = orderWords(core);
  const scale = `${plan.trials === 1 ? '' : `${counted(count(plan.trials), 'list')} of `}${counted(count(plan.n), 'item')}`;
  return page({
    title: `${words.name} ${plain(words.rest)}: ${subject.id}`,
    printed: `shuffle-audit · ${subject.id} · ${scale} · record ${shortHash(record)}`,
    style: STYLE,
    look: LOOK[verdict.kind],
    meta: recordMeta('Shuffle audit', subject.id, scale, record),
    body: [
      hero({
        mark: LOOK[verdict.kind],
        words,
        facts: [
          ['What was tested', testedPhrase(core)],
          ['How sure', words.sure],
        ],
      }),
      ...mapSections(core),
      leadSection(core),
      gapsSection(core),
      residuesSection(core),
      silentSection(core),
      testsSection(core),
      check(record, told),
    ],
    foot: html`Verdict <code>${verdict.kind}</code>. This report states what was tested and found. It is no certificate.`,
  });
}

/** What was read, or made. */
function testedPhrase({ plan, subject: { id, origin } }: OneListCore): Phrase {
  if (origin.source.kind !== 'files')
    return [`${id}, which made ${counted(count(plan.trials), 'list')} of ${counted(count(plan.n), 'item')} here.`];
  const files = origin.source.lists.flatMap(({ files: of }) => of.map(({ name }) => name));
  const [first] = origin.source.lists;
  return [
    `${counted(count(plan.trials), 'list')} of ${counted(count(plan.n), 'item')}, read from ${files.join(', ')}; ${numbered(first)}.`,
  ];
}

function numbered(list: ListRead | undefined): string {
  if (list?.numbering.by === 'original') return `the order before is that of ${list.numbering.file.name}`;
  return `the order before is that of the numbers, from ${list?.numbering.from ?? 0}`;
}

function check({ core, digest, run }: OneList, told: Told): Markup {
  const { plan, subject, tool } = core;
  const { source } = subject.origin;
  const files =
    source.kind === 'files'
      ? source.lists.flatMap(({ files: of, numbering }) => [...of, ...(numbering.by === 'original' ? [numbering.file] : [])])
      : [];
  const facts: readonly Fact[] = [
    recordFact(digest),
    ...files.map(
      ({ bytes, column, format, name, sha256 }): Fact => [
        name,
        html`${counted(count(bytes), 'byte')}, ${format}${column === undefined ? null : html`, column <code>${column}</code>`}, <code>sha256:${sha256}</code>`,
      ],
    ),
    [
      'Plan',
      html`${counted(count(plan.trials), 'list')} of ${counted(count(plan.n), 'item')}, battery ${plan.battery}${plan.seed === undefined ? null : html`, seed <code>${plan.seed}</code>`}, tests <code>${plan.tests.join(' ')}</code>`,
    ],
    toolFact(tool, run),
  ];
  return checkItYourself({
    told,
    commands: [['Read it again and compare, bit for bit', verifyCommand(told)]],
    ...(files.length > 0 && { note: 'The files must lie in the folder in which the command is typed, or beside the record.' }),
    facts,
  });
}
