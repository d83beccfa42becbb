import type { EvidenceCore } from '../../../core/record/evidence.js';
import { type DeviationResult, type EqualDealsResult, isDeviation, isUntold, type RecordedResult } from '../../../core/record/results.js';
import { counted, nounFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { nounsOf } from '../../../kinds/pages.js';
import { furthestWords } from '../../../kinds/words/group-words.js';
import { axisHead } from '../../../page/charts/axis-head.js';
import { effectBar } from '../../../page/charts/effect-bar.js';
import { type SizeAxis, sizeAxis } from '../../../page/charts/scale.js';
import { answerOf } from '../../../page/facts/answer.js';
import { strongestFirst } from '../../../page/facts/results.js';
import { html, type Markup } from '../../../page/markup.js';
import type { Nouns } from '../../../page/nouns.js';
import { askedSize, count, interval, NBSP, powerOf, size, statistic } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { fold } from '../../../page/sections/fold.js';
import { dealsTold, intervalText, manySeen } from '../../../page/words/distinct-deals.js';
import { type RowGroup, rowGroups } from '../facts/row-groups.js';
import { detectableWords, promisedBy } from '../words/detectable.js';
import { questionOf } from '../words/question.js';

/** The p below which, for either of the two, the usual law's p is printed beside the one that decides. */
const WORTH_COMPARING = 0.001;

/** The lower tail below which it is worth printing. */
const TOO_EVEN = 0.01;

export function testRow(core: EvidenceCore, result: RecordedResult, axis: SizeAxis): Markup {
  const answer = answerOf(core, result);
  const found = answer.kind === 'uneven' || answer.kind === 'too-even';
  const even = result.logLowerP < Math.log(TOO_EVEN) ? html` <small>too even: ${markup(probability(result.logLowerP))}</small>` : null;
  const graded = result.grade === 'asymptotic' ? null : html` <small>${result.grade}</small>`;
  return html`<tr role="row"><th scope="row" role="rowheader">${capital(questionOf(core, result))}<code>${result.test}</code>${furthest(core, result)}</th><td role="cell" class="${found ? 'answer uneven' : 'answer'}">${answer.words}</td><td role="cell" class="num">${label('statistic')}${statistic(result.value)}</td><td role="cell" class="num">${result.degrees === 0 ? '' : html`${label('degrees')}${count(result.degrees)}`}</td><td role="cell" class="num">${label('p')}${markup(probability(result.logP))}${even}${graded}${usual(result)}</td><td role="cell" class="num">${label('adjusted p')}${markup(probability(result.logPAdjusted))}</td>${isDeviation(result) ? deviationCells(core, result, axis, found) : equalDealsCells(core, result)}</tr>`;
}

/** Names the group that a row found furthest, if it looks at groups one by one. */
function furthest({ subject }: EvidenceCore, result: RecordedResult): Markup | null {
  const name = isDeviation(result) ? furthestWords(subject.origin.source, result) : null;
  return name === null ? null : html` <small>furthest: ${name}</small>`;
}

/** The usual law's p, where another law decides and one of the two is small enough to matter. */
function usual({ plain, logP }: RecordedResult): Markup | null {
  if (!plain || Math.min(logP, plain.logP) >= Math.log(WORTH_COMPARING)) return null;
  return html` <small>usual ${markup(probability(plain.logP))}</small>`;
}

function deviationCells(core: EvidenceCore, result: DeviationResult, axis: SizeAxis, found: boolean): Markup {
  const { compared, effect, power } = result;
  if (isUntold(result) && !found)
    return html`<td role="cell" class="barcell words">${comparedWords(compared)}</td><td role="cell" class="num size"></td><td role="cell" class="num"></td><td role="cell" class="num"></td>`;
  return html`<td role="cell" class="barcell">${effectBar(axis, effect, promisedBy(core, result), found)}<span class="scale" aria-hidden="true"><span>${askedSize(axis.low)}</span><span>${askedSize(Math.sqrt(axis.low * axis.high))}</span><span>${askedSize(axis.high)}</span></span></td><td role="cell" class="num size">${label('size')}${size(effect.estimate)} <small>(${interval(effect.low, effect.high)})</small></td><td role="cell" class="num">${label('seen from')}${detectableWords(core, result)}</td><td role="cell" class="num">${label(`power at ${askedSize(power.effect)}`)}${promisedBy(core, result) === null ? '–' : powerOf(power.power)}</td>`;
}

function comparedWords(compared: DeviationResult['compared']): string {
  return compared ? `${count(compared.parts)} of ${counted(count(compared.of), 'part')} compared` : '';
}

/** The cells of a row that counts equal deals. It has no place on the axis of sizes: its numbers are of deals. */
function equalDealsCells({ subject }: EvidenceCore, result: EqualDealsResult): Markup {
  const { effect, value } = result;
  const met = value === 0 ? 'none met again' : `${count(value)} equal ${nounFor(value, 'pair')}`;
  return html`<td role="cell" class="barcell words">${met}</td><td role="cell" class="num size">${label('size')}${differentShort(result, nounsOf(subject.origin.outcome.kind))}</td><td role="cell" class="num">${label('seen up to')}${markup([manySeen(effect.seenUpTo)])}</td><td role="cell" class="num"></td>`;
}

function differentShort(result: EqualDealsResult, nouns: Nouns): Markup {
  const { effect } = result;
  const told = markup([dealsTold(result, nouns)]);
  if (effect.name === 'frequent-deal' || effect.estimate === null || effect.high === null) return told;
  return html`${told} <small>(${markup([intervalText(effect.low, effect.high).join(' to ')])})</small>`;
}

function label(text: string): Markup {
  return html`<span class="label">${text} </span>`;
}

const COLUMNS = ['question', 'answer', 'value', 'degrees', 'p', 'adjusted', 'bar', 'size', 'seen', 'power'];

/**
 * The number of findings of a further group that stay open in a biased verdict. The required rows and the strongest of each group say what was found;
 * the others repeat it.
 */
const FINDINGS = 1;

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
    numeric(`Power at ${askedSize(plan.detect)}`),
  ];
  const groups = rowGroups(core).map((rows) => shared(core, rows));
  const table = (title: string, shown: readonly RowGroup[]): Markup =>
    html`<div class="tests-wrap" role="region" aria-label="${title}" tabindex="0"><table class="tests" role="table"><caption><span class="ear">${title}, strongest finding first</span></caption><colgroup>${COLUMNS.map((name) => html`<col class="c-${name}">`)}</colgroup><thead role="rowgroup"><tr role="row">${heads}</tr></thead>${shown.map((rows) => group(core, axis, rows))}</table></div>`;
  return html`<h3>Strongest finding first</h3><p class="caption">The bar is the size of the unevenness that each test measures, with its 95${NBSP}% interval, on one logarithmic scale. The small flag marks the smallest size this test would have seen in 99 of 100 audits.</p>${table(
    'The tests, required ones first',
    groups.flatMap(({ open }) => open),
  )}${groups.flatMap(({ folded }) => folded).map(({ line, rows }) => fold(line, table(rows.name, [rows])))}`;
}

/** A group of rows: those that stand open, and those folded behind a line that says what they have in common. */
interface Shared {
  /** One group, or none where no row stands open. */
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

/** Says what the folded rows have in common, or how many are of which kind. */
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
