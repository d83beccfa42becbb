import { counted } from '../../../core/words/counted.js';
import { shellWord } from '../../../core/words/shell-word.js';
import type { Block, Check, Doc, DocSection } from '../../../page/document/doc.js';
import { printHtml } from '../../../page/document/print-html.js';
import { digestOfAll, jointBasis } from '../../../page/document/several.js';
import { html } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { code, say } from '../../../page/phrase.js';
import type { Column } from '../../../page/sections/blocks-table.js';
import { digestTable } from '../../../page/sections/digest-table.js';
import { manifestLink, type RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';
import { glyphOf } from '../../../page/words/verdict-mark.js';
import { caughtBars, caughtSentence, sharedParts } from './bars.js';
import type { CaughtGroup, FiledSample } from './facts.js';
import { groupsOf } from './facts.js';
import { caughtTitle, dealsPhrase, HOW_THEORY, howDealt, othersPhrase, sureSentence, TESTED, testPhrase, theoryPhrase } from './words.js';

const STYLE = `
.blocks th,.blocks td{vertical-align:top;overflow-wrap:anywhere}
.blocks th[scope=row]{white-space:normal}
.blocks td .soft,.blocks code{font-size:12.5px}
@media screen and (min-width:761px){.blocks{table-layout:fixed}.blocks thead th:first-child{width:20%}.blocks thead th:nth-child(2){width:13%}.blocks thead th:nth-child(3){width:20%}.blocks thead th:nth-child(4){width:26%}}
`;

const COLUMNS: readonly Column[] = [
  { head: 'Shuffle', number: false },
  { head: 'Deals until caught', number: false },
  { head: 'By which test', number: false },
  { head: 'What theory says', number: false },
  { head: 'What others found', number: false },
];

/** Samples that were dealt until they were caught as a document: a pure function of the records and their files, whose order does not matter. */
export function caughtTable(samples: readonly FiledSample[], { manifest }: RecordNotes = {}): Doc {
  const groups = groupsOf(samples);
  const title = caughtTitle(groups.flatMap(({ lines }) => lines));
  const sources = [
    ...new Set(groups.flatMap(({ lines }) => lines.flatMap(({ foretold: { others } }) => others.map(({ reference }) => reference)))),
  ];
  const shared = sharedParts(samples.map(({ record }) => record.core.subject.id));
  const sure = sureSentence(samples);
  return {
    what: 'Deals until caught',
    subject: 'shuffles',
    suite: 'deals until caught',
    scale: `${counted(count(samples.length), 'sample')}, ${groups.map(({ size }) => size).join(' and ')}`,
    title: `${title}: deals until caught`,
    look: groups.some(({ caught }) => caught > 0) ? 'biased' : 'unsure',
    verdict: null,
    words: { name: title, rest: [], lead: howDealt(samples[0].record.core.plan), more: [] },
    facts: [
      ['How sure', sure],
      ['What theory says', HOW_THEORY],
      [
        'What others found',
        ['Results of other tests on plain output of the generator.', ...sources.map((source, k) => ` [${k + 1}] ${source}.`)],
      ],
    ],
    brief: [{ is: 'sentence', text: sure }, ...groups.map(briefly)],
    sections: groups.flatMap((group, k) => groupSections(group, sources, `caught-${k + 1}`, shared)),
    check: checkOf(samples, manifest),
    style: STYLE,
  };
}

/** Prints the same as a page. */
export function renderCaughtTable(samples: readonly FiledSample[], told: RecordNotes = {}): Promise<string> {
  const began = samples.map(({ record }) => record.run.startedAt);
  return printHtml(caughtTable(samples, told), jointBasis(digestOfSamples(samples), began), told);
}

/** One size where there is room for a line a sample. */
function briefly({ lines, size }: CaughtGroup): Block {
  const rows = lines.map((line) => {
    const caught = line.end === 'caught';
    return [`${glyphOf(caught ? 'biased' : 'inconclusive')} ${line.id}`, dealsPhrase(line), (caught && line.least?.test) || ''];
  });
  const columns = COLUMNS.slice(0, 3).map(({ head }, k) => ({ head: k === 0 ? '' : head, number: k === 1 }));
  return { is: 'part', head: size, body: [{ is: 'table', caption: size, columns, rows }] };
}

/** Renders one size: the bars, where there are several samples, and the table. */
function groupSections(group: CaughtGroup, sources: readonly string[], key: string, shared: readonly boolean[]): readonly DocSection[] {
  const { caught, lines, size } = group;
  const heading = `${size}: ${count(caught)} of ${count(lines.length)} caught`;
  if (lines.length === 1) return [tableSection(group, sources, heading)];
  return [
    { id: key, heading, beside: [caughtSentence(group)], body: [caughtBars(group, key, shared)] },
    tableSection(group, sources, `${size}, sample by sample`),
  ];
}

function tableSection({ lines, size }: CaughtGroup, sources: readonly string[], heading: string): DocSection {
  const rows = lines.map((line) => [
    line.id,
    dealsPhrase(line),
    testPhrase(line),
    theoryPhrase(line),
    othersPhrase(line, (source) => `[${sources.indexOf(source) + 1}]`),
  ]);
  return {
    id: `table-${size}`,
    heading,
    beside: [
      'Earliest first, then those that were not caught. A sample is looked at after each doubling: what is caught after 2,048 deals was not after 1,024.',
    ],
    body: [{ is: 'table', caption: `Deals until caught, ${size}`, columns: COLUMNS, rows }],
    layout: { full: true },
  };
}

function checkOf(samples: readonly FiledSample[], manifest: string | undefined): Check {
  const [{ file, record }] = samples;
  const seeds = [...new Set(samples.map(({ record: { core } }) => core.plan.seed))];
  const batteries = [...new Set(samples.map(({ record: { core } }) => core.plan.battery))];
  return {
    beside: [
      manifest === undefined
        ? 'Every sample has a sealed record. To verify one deals all of it again and compares, bit for bit: as many deals as its line says.'
        : 'Every sample had a sealed record, which does not lie beside this page. The same command makes the same record again, with the same digest: as many deals as its line says.',
    ],
    commands:
      manifest === undefined ? [{ head: 'Deal one sample again and compare', words: ['npx shuffle-audit verify', shellWord(file)] }] : [],
    facts: [
      ['Records', say`${code(digestOfSamples(samples))}, the SHA-256 of the digests of all records, sorted, each on a line of its own`],
      ['Tests', `${batteries.join(', ')}, ${TESTED}`],
      ['Seed', seeds.flatMap((seed, k) => [k > 0 ? ', ' : '', code(seed)])],
      ['Tool', toolWords(record.core.tool, record.run)],
    ],
    after: [manifest === undefined ? digestTable('Record', filed(samples)) : inManifest(samples.length, manifest)],
  };
}

function filed(samples: readonly FiledSample[]): readonly { readonly id: string; readonly digest: string }[] {
  return samples.map(({ file, record }) => ({ id: file, digest: record.digest })).sort((a, b) => (a.id < b.id ? -1 : 1));
}

function inManifest(many: number, manifest: string): Block {
  const digests = `The ${counted(count(many), 'digest')} stand in`;
  return {
    is: 'sentence',
    text: `${digests} ${manifest}, each with its command.`,
    drawn: () => html`<p class="caption">${digests} ${manifestLink(manifest)}, each with its command.</p>`,
  };
}

/** Returns the SHA-256 over the digests of all records, sorted, each on a line of its own. */
export function digestOfSamples(samples: readonly { readonly record: Pick<FiledSample['record'], 'digest'> }[]): string {
  return digestOfAll(samples.map(({ record }) => record).sort((a, b) => (a.digest < b.digest ? -1 : 1)));
}
