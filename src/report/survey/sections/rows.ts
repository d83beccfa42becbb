import { counted } from '../../../core/counted.js';
import type { RunInfo } from '../../../core/evidence.js';
import type { StageName, SurveyedRow } from '../../../core/survey-record.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { scrolled } from '../../../page/sections/scrolled.js';
import { section } from '../../../page/sections/section.js';
import { GLYPH, LOOK } from '../../../page/words/verdict-mark.js';
import type { GroupKind, RowGroup, ToldRow } from '../facts/groups.js';
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

/** The rows of one verdict as a table: what each stage came to, and what the run tells of those that were refused. `folder`: where the pages of the rows lie; null where they do not. */
export function rowsSection({ kind, rows }: RowGroup, run: RunInfo, folder: string | null): Markup {
  const isRefused = kind === 'refused';
  const heads = isRefused ? ['why'] : [...STAGES.map(({ head }) => head), 'deals'];
  const table = html`<table class="rows ${isRefused ? 'why' : 'stages'}"><thead><tr><th scope="col">subject</th>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map((row) => (isRefused ? refusedRow(row, run, folder) : stagesRow(row, run, folder)))}</tbody></table>`;
  return section({
    heading: `${GROUP_WORDS[kind]}: ${counted(count(rows.length), 'row')}`,
    beside: [kind === 'biased' && folder !== null ? `${SAID[kind]} Its name leads to the page that does.` : SAID[kind]],
    exhibit: scrolled(GROUP_WORDS[kind], table, false),
    full: true,
  });
}

function stagesRow({ asked, row }: ToldRow, run: RunInfo, folder: string | null): Markup {
  const cells = row.sameAs === null ? STAGES.map(({ stage, head }) => stageCell(row, stage, head)) : sameCells(row.sameAs);
  const deals = row.stages.reduce((sum, stage) => sum + ('trials' in stage ? stage.trials : 0), 0);
  return html`<tr>${headCell({ asked, row }, folder)}${cells}<td class="num"><span class="label">deals </span>${deals === 0 ? '–' : count(deals)}</td></tr>${reasonsRow(row, run)}`;
}

function headCell({ asked, row }: ToldRow, folder: string | null): Markup {
  const page = folder === null ? null : pageOf(row, folder);
  const name = page === null ? html`${row.name}` : html`<a href="${page}">${row.name}</a>`;
  // In an order of their own: a record that was read has them in another than the list.
  const typed = Object.entries(asked.options)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([option, value]) => (value === 'yes' ? ` --${option}` : ` --${option} ${value}`));
  const version = row.version === null ? '' : ` ${row.version}`;
  return html`<th scope="row">${name}<code>${asked.subject}${version}${typed}</code>${asked.note === undefined ? null : html`<small>${asked.note}</small>`}</th>`;
}

/** The page of the stage that shows the bias, from where the page of the survey lies. */
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
    done && 'mistakes' in done && done.mistakes.length > 0 ? html`<small>fits <code>${done.mistakes.join(', ')}</code></small>` : null;
  return html`<td><span class="label">${head}: </span>${mark}${words}${mistakes}</td>`;
}

function sameCells(sameAs: string): Markup {
  return html`<td colspan="3">the same code as ${sameAs}, called in the same way</td>`;
}

/** Why stages were refused, below the row. */
function reasonsRow(row: SurveyedRow, run: RunInfo): Markup | null {
  const why = refusals(row, run);
  return why.length === 0 ? null : html`<tr class="reasons"><td colspan="5"><small>${why.join(' ')}</small></td></tr>`;
}

function refusedRow({ asked, row }: ToldRow, run: RunInfo, folder: string | null): Markup {
  return html`<tr>${headCell({ asked, row }, folder)}<td>${refusals(row, run).map((why) => html`<p>${why}</p>`)}</td></tr>`;
}
