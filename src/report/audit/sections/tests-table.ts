import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { capital } from '../../../core/first-letter.js';
import { isDeviation, type RecordedResult } from '../../../core/results.js';
import { axisHead } from '../../../page/charts/axis-head.js';
import { type SizeAxis, sizeAxis } from '../../../page/charts/scale.js';
import { answerOf } from '../../../page/facts/answer.js';
import { strongestFirst } from '../../../page/facts/results.js';
import { html, type Markup } from '../../../page/markup.js';
import { asked, count, NBSP } from '../../../page/numbers.js';
import { fold } from '../../../page/sections/fold.js';
import type { RowGroup } from '../facts/row-groups.js';
import { rowGroups } from '../facts/row-groups.js';
import { testRow } from './test-row.js';

const COLUMNS = ['question', 'answer', 'value', 'degrees', 'p', 'adjusted', 'bar', 'size', 'seen', 'power'];

/** So many findings of a group of further tests stand open where the verdict is biased: the required rows and the strongest of each group say what was found, and the others say it again. */
const FINDINGS = 1;

/** The table of every test as the page has it. */
export function testsTable(core: EvidenceCore): Markup {
  const { plan, results } = core;
  const axis = sizeAxis(
    results.filter(isDeviation).map(({ power }) => power.smallestDetectable),
    results.filter(isDeviation).flatMap(({ effect }) => [effect.estimate, effect.high]),
  );
  const heads = [
    head('Question'),
    head('Answer'),
    numeric(html`Statistic<br>(χ²)`),
    numeric('Degrees'),
    numeric('p'),
    numeric('Adjusted p'),
    html`<th scope="col" role="columnheader">Size of unevenness${axisHead(axis)}</th>`,
    numeric(html`Size<br>(95${NBSP}% interval)`),
    numeric('Seen from'),
    numeric(`Power at ${asked(plan.detect)}`),
  ];
  const groups = rowGroups(core).map((rows) => shared(core, rows));
  const table = (title: string, shown: readonly RowGroup[]): Markup =>
    html`<div class="tests-wrap" role="region" aria-label="${title}" tabindex="0"><table class="tests" role="table"><caption><span class="ear">${title}, strongest finding first</span></caption><colgroup>${COLUMNS.map((name) => html`<col class="c-${name}">`)}</colgroup><thead role="rowgroup"><tr role="row">${heads}</tr></thead>${shown.map((rows) => group(core, axis, rows))}</table></div>`;
  return html`<h3>Strongest finding first</h3><p class="caption">The bar is the size of the unevenness that each test measures, with its 95${NBSP}% interval, on one logarithmic scale. The small flag marks the smallest size this test would have seen in 99 of 100 audits.</p>${table(
    'The tests, required ones first',
    groups.flatMap(({ open }) => open),
  )}${groups.flatMap(({ folded }) => folded).map(({ line, rows }) => fold(line, table(rows.name, [rows])))}`;
}

/** A group of rows: those that stand open, and those behind a line that says what they have in common. */
interface Shared {
  /** One group, or none where nothing stands open. */
  readonly open: readonly RowGroup[];
  readonly folded: readonly { readonly line: Markup; readonly rows: RowGroup }[];
}

function shared(core: EvidenceCore, rows: RowGroup): Shared {
  const isSilent = (result: RecordedResult): boolean => !result.required && answerOf(core, result).kind === 'nothing';
  const findings = strongestFirst(rows.results.filter((result) => !isSilent(result)));
  const further = core.verdict.kind === 'biased' ? findings.filter(({ required }) => !required) : [];
  // a line instead of a single row would hide it and save nothing
  const weaker = further.length > FINDINGS + 1 ? further.slice(FINDINGS) : [];
  const open = findings.filter((result) => !weaker.includes(result));
  const silent = rows.results.filter(isSilent);
  const results = [...weaker, ...silent];
  const more = counted(count(results.length), open.length > 0 ? 'more row' : 'row');
  return {
    open: open.length === 0 ? [] : [{ ...rows, results: open }],
    folded:
      results.length === 0
        ? []
        : [{ line: html`<b>${rows.name}</b>: ${more}, ${foldedWords(weaker.length, silent.length)}`, rows: { ...rows, results } }],
  };
}

/** What the rows behind a line have in common, or how many are of which kind. */
function foldedWords(weaker: number, silent: number): string {
  if (weaker === 0) return 'nothing seen';
  return silent === 0 ? 'weaker findings' : `${counted(count(weaker), 'weaker finding')} and ${count(silent)} with nothing seen`;
}

function group(core: EvidenceCore, axis: SizeAxis, { meaning, name, results }: RowGroup): Markup {
  return html`<tbody role="rowgroup"><tr class="group" role="row"><th scope="rowgroup" role="rowheader" colspan="${COLUMNS.length}"><b>${name}</b> ${capital(meaning)}</th></tr>${strongestFirst(results).map((result) => testRow(core, result, axis))}</tbody>`;
}

function head(text: string): Markup {
  return html`<th scope="col" role="columnheader">${text}</th>`;
}

function numeric(text: string | Markup): Markup {
  return html`<th scope="col" role="columnheader" class="num">${text}</th>`;
}
