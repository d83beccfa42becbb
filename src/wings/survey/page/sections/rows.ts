import type { RunInfo } from '../../../../core/record/evidence.js';
import { counted } from '../../../../core/words/counted.js';
import type { Block, DocSection, Said } from '../../../../page/document/doc.js';
import { html, type Markup } from '../../../../page/markup.js';
import { count } from '../../../../page/numbers.js';
import type { Column } from '../../../../page/sections/blocks-table.js';
import { scrolled } from '../../../../page/sections/scrolled.js';
import { namesOf } from '../../../../page/words/diagnosis.js';
import { GLYPH, LOOK } from '../../../../page/words/verdict-mark.js';
import type { StageName, SurveyedRow } from '../../record/survey.js';
import type { GroupKind, RowGroup, SurveyRowWords } from '../facts/groups.js';
import { refusals, stageWords } from '../words/stage.js';
import { GROUP_WORDS } from '../words/survey.js';

const STAGES: readonly { readonly stage: StageName; readonly head: string }[] = [
  { stage: 'proof', head: 'proof' },
  { stage: 'look', head: 'deal by deal' },
  { stage: 'sample', head: 'sample' },
];

const SAID: Readonly<Record<GroupKind, string>> = {
  'proved-alone':
    'Enumeration shows that the orders of small decks are not equally likely, by the share of the chances beside the row. The sample shows that it is little with all cards.',
  biased: 'A row is biased by the first stage that shows it.',
  'no-bias-found':
    'Had the chances been uneven by the size beside a row or more, its sample would have found it 99 times in 100. Smaller biases are possible.',
  inconclusive:
    'Nothing was shown, either way: more deals would be needed, or what was asked is too small for so many. That is nothing against these.',
  refused: 'These could not be dealt with here, each for its reason. That says nothing about how they shuffle.',
};

/**
 * Returns the rows of one verdict as a table: the result of each stage, and what the run tells of those that were refused. `folder`: where the pages
 * of the rows lie; null where they do not.
 */
export function rowsSection({ kind, rows }: RowGroup, run: RunInfo, folder: string | null): DocSection {
  const isRefused = kind === 'refused';
  const heads = isRefused ? ['why'] : [...STAGES.map(({ head }) => head), 'deals'];
  const table = (): Markup =>
    html`<table class="rows ${isRefused ? 'why' : 'stages'}"><thead><tr><th scope="col">subject</th>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map((row) => (isRefused ? refusedRow(row, run, folder) : stagesRow(row, run, folder)))}</tbody></table>`;
  return {
    id: kind,
    heading: `${GROUP_WORDS[kind]}: ${counted(count(rows.length), 'row')}`,
    beside: [],
    body: [
      { is: 'sentence', text: SAID[kind], only: WORDS },
      {
        is: 'sentence',
        text: kind === 'biased' && folder !== null ? `${SAID[kind]} Its name leads to the page that does.` : SAID[kind],
        only: ['html'],
      },
      {
        is: 'table',
        caption: GROUP_WORDS[kind],
        columns: isRefused ? WHY : ROWS,
        rows: rows.map((told) => (isRefused ? [told.row.name, refusals(told.row, run).join(' ')] : [...plainRow(told), dealsOf(told.row)])),
        drawn: () => scrolled(GROUP_WORDS[kind], table(), false),
      },
      { is: 'list', items: rows.map(subjectLine), only: WORDS },
      ...(isRefused ? [] : rows.flatMap(({ row }) => whyLine(row, run))),
      ...rows.map(({ row }) => caseOf(row, run)),
    ],
    layout: { full: true },
  };
}

/** The most rows of which a few lines tell all. */
const FEW_ROWS = 8;

/** Returns the rows for a few lines, without what stands in their section alone: the biased ones, or all where they are few. */
export function briefRows(groups: readonly RowGroup[], run: RunInfo): readonly Block[] {
  const isFew = groups.reduce((sum, { rows }) => sum + rows.length, 0) <= FEW_ROWS;
  const told = groups
    .filter(({ kind }) => kind === 'biased' || kind === 'proved-alone' || (isFew && kind !== 'refused'))
    .flatMap(({ rows }) => rows);
  const refused = isFew ? groups.filter(({ kind }) => kind === 'refused').flatMap(({ rows }) => rows) : [];
  const caption = isFew ? 'The rows' : 'The biased rows';
  return [
    ...(told.length > 0 ? [{ is: 'table', caption, columns: ROWS.slice(0, -1), rows: told.map(plainRow) } as const] : []),
    ...refused.map(({ row }): Block => ({ is: 'sentence', text: `Not audited: ${row.name}. ${refusals(row, run).join(' ')}` })),
  ];
}

const ROWS: readonly Column[] = [
  { head: 'Row', number: false },
  ...STAGES.map(({ head }) => ({ head, number: false })),
  { head: 'deals', number: true },
];

/** The forms without the links and the small print of the page. */
const WORDS = ['text', 'markdown', 'junit'] as const;

const WHY: readonly Column[] = [
  { head: 'Row', number: false },
  { head: 'Why', number: false },
];

function plainRow({ row }: SurveyRowWords): readonly Said[] {
  if (row.sameAs !== null) return [row.name, `the same code as ${row.sameAs}`, '', ''];
  return [row.name, ...STAGES.map(({ stage }) => stageWords(row, stage))];
}

/** Says why stages of a row that was audited all the same were refused; empty where none was. The page says it below the row. */
function whyLine(row: SurveyedRow, run: RunInfo): readonly Block[] {
  const why = refusals(row, run);
  return why.length === 0 ? [] : [{ is: 'sentence', text: `${row.name}: ${why.join(' ')}`, only: WORDS }];
}

/** Returns the row as a test case: skipped where it cannot be told. */
function caseOf(row: SurveyedRow, run: RunInfo): Block {
  const { kind } = row.verdict;
  const says =
    row.sameAs === null
      ? `proof: ${stageWords(row, 'proof')}; deal by deal: ${stageWords(row, 'look')}; sample: ${stageWords(row, 'sample')}`
      : `the same code as ${row.sameAs}`;
  if (kind === 'refused')
    return { is: 'case', id: row.name, outcome: 'open', says: refusals(row, run).join(' '), type: row.refused?.code ?? 'refused' };
  return { is: 'case', id: row.name, outcome: OUTCOMES[kind], says, type: 'biased' };
}

const OUTCOMES = { biased: 'fail', inconclusive: 'skipped', 'no-bias-found': 'pass' } as const;

function dealsOf(row: SurveyedRow): string {
  const deals = row.stages.reduce((sum, stage) => sum + ('trials' in stage ? stage.trials : 0), 0);
  return deals === 0 ? '–' : count(deals);
}

function stagesRow({ asked, row }: SurveyRowWords, run: RunInfo, folder: string | null): Markup {
  const cells = row.sameAs === null ? STAGES.map(({ stage, head }) => stageCell(row, stage, head)) : sameCells(row.sameAs);
  return html`<tr>${headCell({ asked, row }, folder)}${cells}<td class="num"><span class="label">deals </span>${dealsOf(row)}</td></tr>${reasonsRow(row, run)}`;
}

function headCell({ asked, row }: SurveyRowWords, folder: string | null): Markup {
  const page = folder === null ? null : pageOf(row, folder);
  const name = page === null ? html`${row.name}` : html`<a href="${page}">${row.name}</a>`;
  return html`<th scope="row">${name}<code>${typedWords({ asked, row })}</code>${asked.note === undefined ? null : html`<small>${asked.note}</small>`}</th>`;
}

/** Returns the subject and options of a row as typed. The options are sorted, since a record that was read orders them differently from the list. */
function typedWords({ asked, row }: SurveyRowWords): string {
  const typed = Object.entries(asked.options)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([option, value]) => (value === 'yes' ? `--${option}` : `--${option} ${value}`));
  return [asked.subject, ...(row.version === null ? [] : [row.version]), ...typed].join(' ');
}

/** Says what a row is, what its list notes of it, and which known mistakes fit: what the page says in the cells of its table. */
function subjectLine(told: SurveyRowWords): string {
  const { asked, row } = told;
  const fits = row.stages.flatMap((stage) => ('mistakes' in stage ? stage.mistakes : []));
  return [
    `${row.name}: ${typedWords(told)}`,
    ...(asked.note === undefined ? [] : [asked.note]),
    ...(fits.length === 0 ? [] : [`fits ${namesOf(fits).join(', ')}`]),
  ].join('; ');
}

/** Returns the page of the stage that shows the bias, relative to the page of the survey. */
function pageOf({ stages, verdict }: SurveyedRow, folder: string): string | null {
  const found = stages.find(({ stage }) => stage === verdict.by);
  if (verdict.kind !== 'biased' || !found || 'refused' in found) return null;
  // The sample shows where and by how much; what was shown before it leads there too, where it is biased as well.
  const sample = stages.find((stage) => stage.stage === 'sample' && !('refused' in stage) && stage.kind === 'biased');
  const shown = sample && !('refused' in sample) ? sample : found;
  return `${encodeURIComponent(folder)}/${encodeURIComponent(shown.record.replace(/\.json$/, '.html'))}`;
}

function stageCell(row: SurveyedRow, stage: StageName, head: string): Markup {
  const words = stageWords(row, stage);
  const done = row.stages.find((one) => one.stage === stage);
  const kind = !done || 'refused' in done ? null : done.kind;
  const mark = kind === null ? null : html`<span class="mark ${LOOK[kind]}" aria-hidden="true">${GLYPH[LOOK[kind]]}</span> `;
  const mistakes =
    done && 'mistakes' in done && done.mistakes.length > 0
      ? html`<small>fits <code>${namesOf(done.mistakes).join(', ')}</code></small>`
      : null;
  return html`<td><span class="label">${head}: </span>${mark}${words}${mistakes}</td>`;
}

function sameCells(sameAs: string): Markup {
  return html`<td colspan="3">the same code as ${sameAs}, called in the same way</td>`;
}

/** Says why stages were refused, below the row. */
function reasonsRow(row: SurveyedRow, run: RunInfo): Markup | null {
  const why = refusals(row, run);
  return why.length === 0 ? null : html`<tr class="reasons"><td colspan="5"><small>${why.join(' ')}</small></td></tr>`;
}

function refusedRow({ asked, row }: SurveyRowWords, run: RunInfo, folder: string | null): Markup {
  return html`<tr>${headCell({ asked, row }, folder)}<td>${refusals(row, run).map((why) => html`<p>${why}</p>`)}</td></tr>`;
}
