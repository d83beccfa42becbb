import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { counted } from '../../../core/words/counted.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { page } from '../../../page/page.js';
import { blocksTable, type Column } from '../../../page/sections/blocks-table.js';
import { checkItYourself, toolFact } from '../../../page/sections/check.js';
import { digestTable } from '../../../page/sections/digest-table.js';
import { hero } from '../../../page/sections/hero.js';
import { metaLine } from '../../../page/sections/meta.js';
import { section } from '../../../page/sections/section.js';
import { date } from '../../../page/words/date.js';
import { manifestLink, type RecordNotes } from '../../../page/words/record-notes.js';
import { shellWord } from '../../../page/words/shell-word.js';
import { shortHash } from '../../../page/words/short-hash.js';
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

/**
 * Renders samples that were dealt until they were caught as one self-contained HTML page: no script, no request, readable offline and on paper. A
 * pure function of the records and their files; their order does not matter.
 */
export function renderCaughtTable(samples: readonly FiledSample[], told: RecordNotes = {}): string {
  const groups = groupsOf(samples);
  const title = caughtTitle(groups.flatMap(({ lines }) => lines));
  const sources = [
    ...new Set(groups.flatMap(({ lines }) => lines.flatMap(({ foretold: { others } }) => others.map(({ reference }) => reference)))),
  ];
  const shared = sharedParts(samples.map(({ record }) => record.core.subject.id));
  const digest = digestOfSamples(samples);
  const hash = shortHash({ digest });
  const scale = `${counted(count(samples.length), 'sample')}, ${groups.map(({ size }) => size).join(' and ')}`;
  const latest =
    samples
      .map(({ record }) => record.run.startedAt)
      .sort()
      .at(-1) ?? '';
  return page({
    title: `${title}: deals until caught`,
    printed: `shuffle-audit · deals until caught · ${scale} · records ${hash}`,
    style: STYLE,
    look: groups.some(({ caught }) => caught > 0) ? 'biased' : 'unsure',
    meta: metaLine('Deals until caught', 'shuffles', scale, date(latest), html`records <code>${hash}</code>`),
    body: [
      hero({
        mark: null,
        words: { name: title, rest: [], lead: howDealt(samples[0].record.core.plan), more: [] },
        facts: [
          ['How sure', sureSentence(samples)],
          ['What theory says', [HOW_THEORY]],
          [
            'What others found',
            ['Results of other tests on plain output of the generator.', ...sources.map((source, k) => ` [${k + 1}] ${source}.`)],
          ],
        ],
      }),
      groups.map((group, k) => groupSections(group, sources, `caught-${k + 1}`, shared)),
      check(samples, digest, told),
    ],
    foot: html`This page states what was tested and found. It is no certificate.`,
  });
}

/** Renders one size: the bars, where there are several samples, and the table. */
function groupSections(group: CaughtGroup, sources: readonly string[], key: string, shared: readonly boolean[]): readonly Markup[] {
  const { caught, lines, size } = group;
  const heading = `${size}: ${count(caught)} of ${count(lines.length)} caught`;
  if (lines.length === 1) return [tableSection(group, sources, heading)];
  return [
    section({ heading, beside: [caughtSentence(group)], exhibit: caughtBars(group, key, shared) }),
    tableSection(group, sources, `${size}, sample by sample`),
  ];
}

function tableSection({ lines, size }: CaughtGroup, sources: readonly string[], heading: string): Markup {
  return section({
    heading,
    beside: [
      'Earliest first, then those that were not caught. A sample is looked at after each doubling: what is caught after 2,048 deals was not after 1,024.',
    ],
    exhibit: blocksTable(
      `Deals until caught, ${size}`,
      COLUMNS,
      lines.map((line) => [
        [line.id],
        dealsPhrase(line),
        testPhrase(line),
        theoryPhrase(line),
        othersPhrase(line, (source) => `[${sources.indexOf(source) + 1}]`),
      ]),
    ),
    full: true,
  });
}

function check(samples: readonly FiledSample[], digest: string, told: RecordNotes): ReturnType<typeof checkItYourself> {
  const [first] = samples;
  const seeds = [...new Set(samples.map(({ record }) => record.core.plan.seed))];
  const { manifest } = told;
  const batteries = [...new Set(samples.map(({ record }) => record.core.plan.battery))];
  return checkItYourself({
    beside: [
      manifest === undefined
        ? 'Every sample has a sealed record. To verify one deals all of it again and compares, bit for bit: as many deals as its line says.'
        : 'Every sample had a sealed record, which does not lie beside this page. The same command makes the same record again, with the same digest: as many deals as its line says.',
    ],
    commands:
      first && manifest === undefined ? [['Deal one sample again and compare', ['npx shuffle-audit verify', shellWord(first.file)]]] : [],
    facts: [
      ['Records', html`<code>${digest}</code>, the SHA-256 of the digests of all records, sorted, each on a line of its own`],
      ['Tests', `${batteries.join(', ')}, ${TESTED}`],
      ['Seed', html`${seeds.map((seed, k) => html`${k > 0 ? ', ' : ''}<code>${seed}</code>`)}`],
      ...(first ? [toolFact(first.record.core.tool, first.record.run)] : []),
    ],
    told,
    after:
      manifest === undefined
        ? digestTable(
            'Record',
            samples.toSorted((a, b) => (a.file < b.file ? -1 : 1)).map(({ file, record }) => ({ id: file, digest: record.digest })),
          )
        : html`<p class="caption">The ${counted(count(samples.length), 'digest')} stand in ${manifestLink(manifest)}, each with its command.</p>`,
  });
}

/** Returns the SHA-256 over the digests of all records, sorted, each on a line of its own. */
export function digestOfSamples(samples: readonly { readonly record: Pick<FiledSample['record'], 'digest'> }[]): string {
  const text = samples
    .map(({ record }) => `${record.digest}\n`)
    .sort()
    .join('');
  return `sha256:${bytesToHex(sha256(new TextEncoder().encode(text)))}`;
}
