import { capital } from '../../../../core/first-letter.js';
import { ALPHA_DOUBTFUL } from '../../../../core/rules.js';
import { effectBar } from '../../../../page/charts/effect-bar.js';
import type { SizeAxis } from '../../../../page/charts/scale.js';
import { html, type Markup } from '../../../../page/markup.js';
import { asked, count, interval, powerOf, size, sizeUp, statistic } from '../../../../page/numbers.js';
import { markup } from '../../../../page/phrase.js';
import { probability } from '../../../../page/probability.js';
import { findsOf } from '../../counting/headline.js';
import type { ListRow } from '../../counting/list-statistic.js';
import type { ListResult, OneListCore } from '../../record/one-list.js';

/** Below this a lower tail is worth printing. */
const TOO_EVEN = 0.01;

/** One row of the table of tests, with the question that `row` asks; on a phone a labelled block. */
export function testRow(
  { plan, verdict }: Pick<OneListCore, 'plan' | 'verdict'>,
  result: ListResult,
  row: ListRow | undefined,
  axis: SizeAxis,
): Markup {
  const found = verdict.kind === 'biased' && verdict.because.includes(result.test);
  const { degrees, effect, grade, logLowerP, logP, logPAdjusted, power, test, value } = result;
  // A record of another version may have rows that this one does not know.
  const { question = test, sizeOf = null } = row ?? {};
  const what = found ? html` <small>finds ${findsOf(test)}</small>` : sizeOf === null ? null : html` <small>size of ${sizeOf}</small>`;
  const even =
    logLowerP < Math.log(TOO_EVEN) && logLowerP < logP
      ? html` <small>${degrees > 1 ? 'too even' : 'too little'}: ${markup(probability(logLowerP))}</small>`
      : null;
  const graded = grade === 'asymptotic' ? null : html` <small>${grade}</small>`;
  return html`<tr role="row"><th scope="row" role="rowheader">${capital(question)}<code>${test}</code>${what}</th><td role="cell" class="${found ? 'answer uneven' : 'answer'}">${answerOf(result, plan.alpha)}</td><td role="cell" class="num">${label('statistic')}${statistic(value)}</td><td role="cell" class="num">${label('degrees')}${count(degrees)}</td><td role="cell" class="num">${label('p')}${markup(probability(logP))}${even}${graded}</td><td role="cell" class="num">${label('adjusted p')}${markup(probability(logPAdjusted))}</td>${
    effect && power
      ? html`<td role="cell" class="barcell">${effectBar(axis, effect, power.smallestDetectable, found)}<span class="scale" aria-hidden="true"><span>${asked(axis.low)}</span><span>${asked(Math.sqrt(axis.low * axis.high))}</span><span>${asked(axis.high)}</span></span></td><td role="cell" class="num size">${label('size')}${size(effect.estimate)} <small>(${interval(effect.low, effect.high)})</small></td><td role="cell" class="num">${label('seen from')}${sizeUp(power.smallestDetectable)}</td><td role="cell" class="num">${label(`power at ${asked(power.effect)}`)}${powerOf(power.power)}</td>`
      : html`<td role="cell" class="barcell words">measures no size</td><td role="cell" class="num size"></td><td role="cell" class="num"></td><td role="cell" class="num"></td>`
  }</tr>`;
}

/** What a row answers, in a word or two. */
export function answerOf({ degrees, logPAdjusted, tail }: ListResult, alpha: number): string {
  if (logPAdjusted >= Math.log(ALPHA_DOUBTFUL)) return 'nothing seen';
  if (logPAdjusted >= Math.log(alpha)) return 'doubtful';
  if (tail === 'lower') return degrees > 1 ? 'too even' : 'too little';
  return degrees > 1 ? 'uneven' : 'too much';
}

function label(text: string): Markup {
  return html`<span class="label">${text} </span>`;
}
