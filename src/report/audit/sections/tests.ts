import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { capital } from '../../../core/first-letter.js';
import { isDeviation, type RecordedResult } from '../../../core/results.js';
import { nounsOf } from '../../../kinds/pages.js';
import { skipReasonWords } from '../../../kinds/words/skip-reason.js';
import { axisHead } from '../../../page/charts/axis-head.js';
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
import type { RowGroup } from '../facts/row-groups.js';
import { rowGroups } from '../facts/row-groups.js';
import { testRow } from './test-row.js';

const COLUMNS = ['question', 'answer', 'value', 'degrees', 'p', 'adjusted', 'bar', 'size', 'seen', 'power'];

/** So many findings of a group of further tests stand open where the verdict is biased: the required rows and the strongest of each group say what was found, and the others say it again. */
const FINDINGS = 1;

/**
 * The table of every test: the required ones first, each group strongest finding first. The further rows of a group that saw nothing are one line, with the rows in a fold; and so
 * are, where the verdict is biased, its findings but the strongest. Then what was not run and why.
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
  const groups = rowGroups(core).map((rows) => shared(core, rows));
  const table = (title: string, shown: readonly RowGroup[]): Markup =>
    html`<div class="tests-wrap" role="region" aria-label="${title}" tabindex="0"><table class="tests" role="table"><caption><span class="ear">${title}, strongest finding first</span></caption><colgroup>${COLUMNS.map((name) => html`<col class="c-${name}">`)}</colgroup><thead role="rowgroup"><tr role="row">${heads}</tr></thead>${shown.map((rows) => group(core, axis, rows))}</table></div>`;
  const first =
    results.length === 0
      ? null
      : html`<h3>Strongest finding first</h3><p class="caption">The bar is the size of the unevenness that each test measures, with its 95${NBSP}% interval, on one logarithmic scale. The small flag marks the smallest size this test would have seen in 99 of 100 audits.</p>${table(
          'The tests, required ones first',
          groups.flatMap(({ open }) => open),
        )}${groups.flatMap(({ folded }) => folded).map(({ line, rows }) => fold(line, table(rows.name, [rows])))}`;
  const after = html`<p class="caption after">${results.length === 0 ? 'No test could be made.' : html`Adjusted p: Holm over ${counted(count(2 * results.length), 'hypothesis')} (each test, too uneven and too even). Biased below ${level}; between ${level} and 0.01 a fresh sample decides.${results.some(({ plain }) => plain) ? ' “Usual” is the p of the usual law, which does not decide.' : ''}`}${skipped.length > 0 ? html` Not run: ${skipped.map(({ test, reason }, k) => html`${k > 0 ? '; ' : ''}<code>${test}</code> (${skipReasonWords(reason, nounsOf(core.subject.origin.outcome.kind).deal)})`)}.` : null}</p>`;
  return section({ heading: 'Every test', exhibit: [first, after, secondLook(core)], full: true });
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

/** The fresh sample, where one was drawn: each doubtful row before and after. */
function secondLook({ confirmation, results, subject, verdict }: EvidenceCore): Markup | null {
  if (!confirmation) return null;
  const nouns = nounsOf(subject.origin.outcome.kind);
  const again = verdict.kind === 'biased' ? verdict.because : [];
  const rows = confirmation.flagged.map(({ test, tail }) => {
    const first = results.find((result) => result.test === test);
    const fresh = confirmation.results.find((result) => result.test === test);
    return html`<tr><th scope="row"><code>${test}</code></th><td>${tail === 'upper' ? 'too uneven' : 'too even'}</td><td class="num">${first ? markup(probability(first.logPAdjusted)) : 'not recorded'}</td><td class="num">${fresh ? markup(probability(fresh.logPAdjusted)) : 'not recorded'}</td><td class="num">${fresh ? (isDeviation(fresh) ? html`${size(fresh.effect.estimate)} <small>(${interval(fresh.effect.low, fresh.effect.high)})</small>` : equalDealsTold(fresh, nouns)) : null}</td><td>${again.includes(test) ? 'shown again' : 'not shown again'}</td></tr>`;
  });
  return html`<h3 class="again">Looked at again, on ${counted(count(confirmation.trials), `fresh ${nouns.deal}`)}</h3><table class="small"><thead><tr><th scope="col">Test</th><th scope="col">First</th><th scope="col" class="num">Adjusted p, first</th><th scope="col" class="num">Adjusted p, fresh</th><th scope="col" class="num">Size, fresh</th><th scope="col">Outcome</th></tr></thead><tbody>${rows}</tbody></table>`;
}
