import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { capital } from '../../../core/first-letter.js';
import { isDeviation, type RecordedResult } from '../../../core/results.js';
import { nounsOf } from '../../../kinds/pages.js';
import { type SizeAxis, sizeAxis } from '../../../page/charts/scale.js';
import { answerOf } from '../../../page/facts/answer.js';
import { strongestFirst } from '../../../page/facts/results.js';
import { html, type Markup } from '../../../page/markup.js';
import { asked, count, interval, NBSP, size } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { fold } from '../../../page/sections/fold.js';
import { section } from '../../../page/sections/section.js';
import { equalDealsTold } from '../../../page/words/distinct-deals.js';
import { axisHead } from '../charts/axis-head.js';
import type { RowGroup } from '../facts/row-groups.js';
import { rowGroups } from '../facts/row-groups.js';
import { testRow } from './test-row.js';

const COLUMNS = ['question', 'answer', 'value', 'degrees', 'p', 'adjusted', 'bar', 'size', 'seen', 'power'];

/**
 * The table of every test: the required ones first, each group strongest finding first. The further rows of a group that saw nothing are one line, with the rows in a fold. Then what was
 * not run and why.
 */
export function tests(core: EvidenceCore): Markup {
  const { plan, results, skipped } = core;
  const axis = sizeAxis(
    results.filter(isDeviation).map(({ power }) => power.smallestDetectable),
    results.filter(isDeviation).flatMap(({ effect }) => [effect.estimate, effect.high]),
  );
  const level = markup(probability(Math.log(plan.alpha)));
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
  const groups = rowGroups(core);
  const open = groups.flatMap((rows) => part(rows, (result) => !isSilent(core, result)));
  const silent = groups.flatMap((rows) => part(rows, (result) => isSilent(core, result)));
  const table = (title: string, shown: readonly RowGroup[]): Markup =>
    html`<div class="tests-wrap" role="region" aria-label="${title}" tabindex="0"><table class="tests" role="table"><caption><span class="ear">${title}, strongest finding first</span></caption><colgroup>${COLUMNS.map((name) => html`<col class="c-${name}">`)}</colgroup><thead role="rowgroup"><tr role="row">${heads}</tr></thead>${shown.map((rows) => group(core, axis, rows))}</table></div>`;
  const first =
    results.length === 0
      ? null
      : html`<h3>Strongest finding first</h3><p class="caption">The bar is the size of the unevenness that each test measures, with its 95${NBSP}% interval, on one logarithmic scale. The small flag marks the smallest size this test would have seen in 99 of 100 audits.</p>${table('The tests, required ones first', open)}${silent.map((rows) => fold(silentLine(rows, open), table(rows.name, [rows])))}`;
  const after = html`<p class="caption after">${results.length === 0 ? 'No test could be made.' : html`Adjusted p: Holm over ${counted(count(2 * results.length), 'hypothesis')} (each test, too uneven and too even). Biased below ${level}; between ${level} and 0.01 a fresh sample decides.`}${skipped.length > 0 ? html` Not run: ${skipped.map(({ test, reason }, k) => html`${k > 0 ? '; ' : ''}<code>${test}</code> (${reason})`)}.` : null}</p>`;
  return section({ heading: 'Every test', exhibit: [first, after, secondLook(core)], full: true });
}

/** Whether a row is one of the further ones and saw nothing. */
function isSilent(core: EvidenceCore, result: RecordedResult): boolean {
  return !result.required && answerOf(core, result).kind === 'nothing';
}

/** A group cut down to such rows; none where it has none. */
function part(rows: RowGroup, holds: (result: RecordedResult) => boolean): readonly RowGroup[] {
  const results = rows.results.filter(holds);
  return results.length === 0 ? [] : [{ ...rows, results }];
}

/** The line that the silent rows of a group are folded into. */
function silentLine({ name, results }: RowGroup, open: readonly RowGroup[]): Markup {
  const more = open.some((rows) => rows.name === name) ? 'more row' : 'row';
  return html`<b>${name}</b>: ${counted(count(results.length), more)}, nothing seen`;
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

/** The fresh sample, where one was drawn: each doubtful row before and after. */
function secondLook({ confirmation, results, subject, verdict }: EvidenceCore): Markup | null {
  if (!confirmation) return null;
  const nouns = nounsOf(subject.origin.outcome.kind);
  const again = verdict.kind === 'biased' ? verdict.because : [];
  const rows = confirmation.flagged.map(({ test, tail }) => {
    const first = results.find((result) => result.test === test);
    const fresh = confirmation.results.find((result) => result.test === test);
    return html`<tr><th scope="row"><code>${test}</code></th><td>${tail === 'upper' ? 'too uneven' : 'too even'}</td><td class="num">${first ? markup(probability(first.logPAdjusted)) : 'not recorded'}</td><td class="num">${fresh ? markup(probability(fresh.logPAdjusted)) : 'not recorded'}</td><td class="num">${fresh ? (isDeviation(fresh) ? html`${size(fresh.effect.estimate)} <small>(${interval(fresh.effect.low, fresh.effect.high)})</small>` : equalDealsTold(fresh.effect, nouns)) : null}</td><td>${again.includes(test) ? 'shown again' : 'not shown again'}</td></tr>`;
  });
  return html`<h3 class="again">Looked at again, on ${counted(count(confirmation.trials), `fresh ${nouns.deal}`)}</h3><table class="small"><thead><tr><th scope="col">Test</th><th scope="col">First</th><th scope="col" class="num">Adjusted p, first</th><th scope="col" class="num">Adjusted p, fresh</th><th scope="col" class="num">Size, fresh</th><th scope="col">Outcome</th></tr></thead><tbody>${rows}</tbody></table>`;
}
