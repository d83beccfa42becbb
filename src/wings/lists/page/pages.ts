import { andList } from '../../../core/words/and-list.js';
import { counted } from '../../../core/words/counted.js';
import type { Check, Doc, NamedFact } from '../../../page/document/doc.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { count, sizeUp } from '../../../page/numbers.js';
import { code, type Phrase, plain, say } from '../../../page/phrase.js';
import { AUDITED, type RecordPages } from '../../../page/record-pages.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import type { ListRead, OneList, OneListCore } from '../record/one-list.js';
import { gapsSection } from './sections/gaps.js';
import { leadSection } from './sections/lead.js';
import { mapSections } from './sections/map.js';
import { residuesSection } from './sections/residues.js';
import { silentSection } from './sections/silent.js';
import { testsSection } from './sections/tests.js';
import { readingSentences } from './words/readings.js';
import { orderWords } from './words/verdict.js';

const STYLE = `
.squares{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:20px 32px}
.squares svg text{font-size:22px}
@media screen and (max-width:760px){.squares{grid-template-columns:1fr}.squares svg{max-width:340px}}
@media print{.squares{gap:12px 20px}.squares svg{max-width:300px}.leads svg,.gaps-near svg,.gaps-round svg{max-width:610px}}
`;

/** Builds the document of the record of shuffled lists: a pure function of it. */
function orderDocument(record: OneList, told: RecordNotes): Doc {
  const { core } = record;
  const { plan, subject, verdict } = core;
  const words = orderWords(core);
  const naming = [...namingRows(core), ...passedLines(core)];
  const readings = readingSentences(core);
  return {
    what: 'Shuffle audit',
    subject: subject.id,
    scale: `${plan.trials === 1 ? '' : `${counted(count(plan.trials), 'list')} of `}${counted(count(plan.n), 'item')}`,
    title: `${words.name} ${plain(words.rest)}: ${subject.id}`,
    look: LOOK[verdict.kind],
    verdict: verdict.kind,
    words,
    facts: [
      ['What was tested', testedPhrase(core)],
      ...readings.map((said): NamedFact => ['How it was read', [said]]),
      ...naming.map((said): NamedFact => ['First rows', said]),
      ['How sure', words.sure],
    ],
    brief: [...readings.map((said) => [said]), ...words.more, ...naming].map((text) => ({ is: 'sentence', text })),
    sections: [
      ...mapSections(core),
      plan.copies ? null : leadSection(core),
      gapsSection(core),
      residuesSection(core),
      silentSection(core),
      testsSection(core),
    ].filter((section) => section !== null),
    check: checkOf(record, told),
    style: STYLE,
  };
}

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
  if (list?.reading?.copies) return 'equal items are told apart by lot';
  if (list?.numbering.by === 'size') return 'the order before is that of the numbers by size';
  return `the order before is that of the numbers, from ${list?.numbering.from ?? 0}`;
}

/** Says which first rows of tables of texts were not items, since a name looks like one. A sentence, or none. */
function namingRows({ subject: { origin } }: OneListCore): readonly Phrase[] {
  if (origin.source.kind !== 'files') return [];
  const named = origin.source.lists
    .flatMap(({ files, numbering }) => (numbering.by === 'original' ? [...files, numbering.file] : []))
    .filter(({ column, format, header }) => format === 'csv' && column !== undefined && (header ?? !/^\d+$/.test(column)));
  // Several lists may have been told by one order before.
  const each = [...new Set(named.map(({ column, name }) => `${name} (${column})`))];
  return each.length === 0 ? [] : [[`The first row of ${andList(each)} names the column, and is no item.`]];
}

/** Says how many lines were no items, for each file that has some. */
function passedLines({ subject: { origin } }: OneListCore): readonly Phrase[] {
  const lists = origin.source.kind === 'files' ? origin.source.lists : [];
  const passed = lists
    .flatMap(({ files, numbering }) => (numbering.by === 'original' ? [...files, numbering.file] : files))
    .flatMap((file) => (file.passed === undefined ? [] : [`${counted(count(file.passed), 'line')} of ${file.name}`]));
  return passed.length === 0 ? [] : [[`Left aside as comments, headings or empty lines were ${andList([...new Set(passed)])}.`]];
}

function checkOf({ core, digest, run }: OneList, told: RecordNotes): Check {
  const { plan, subject, tool } = core;
  const { source } = subject.origin;
  const files =
    source.kind === 'files'
      ? source.lists.flatMap(({ files: of, numbering }) => [...of, ...(numbering.by === 'original' ? [numbering.file] : [])])
      : [];
  return {
    commands: [{ head: 'Read it again and compare, bit for bit', words: verifyCommand(told) }],
    ...(files.length > 0 && { note: 'The files must lie in the folder in which the command is typed, or beside the record.' }),
    facts: [
      ['Record', [code(digest)]],
      ...files.map(
        ({ bytes, column, format, name, sha256 }): NamedFact => [
          name,
          say`${counted(count(bytes), 'byte')}, ${format}${column === undefined ? [] : say`, column ${code(column)}`}, ${code(`sha256:${sha256}`)}`,
        ],
      ),
      [
        'Plan',
        say`${counted(count(plan.trials), 'list')} of ${counted(count(plan.n), 'item')}, battery ${plan.battery}${plan.seed === undefined ? [] : say`, seed ${code(plan.seed)}`}, tests ${code(plan.tests.join(' '))}`,
      ],
      ['Tool', toolWords(tool, run)],
    ],
  };
}

export const pages: RecordPages<OneListCore> = docPages(orderDocument, ({ core: { plan, subject, verdict } }) => {
  const size = `${sizeUp(verdict.smallestDetectable)} between eighths`;
  return {
    id: subject.id,
    deals: true,
    plan: `${counted(count(plan.trials), 'list')} of ${counted(count(plan.n), 'item')}`,
    verdict: { words: AUDITED[verdict.kind], size: verdict.kind === 'no-bias-found' ? `down to ${size}` : `seen from ${size}` },
  };
});
