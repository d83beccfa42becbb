import type { EvidenceCore, RecordedResult } from '../../core/evidence.js';
import { effectBar } from '../charts/effect-bar.js';
import type { SizeAxis } from '../charts/scale.js';
import { answerOf } from '../facts/answer.js';
import { html, type Markup } from '../markup.js';
import { asked, count, interval, powerOf, size, sizeUp, statistic } from '../numbers.js';
import { markup } from '../phrase.js';
import { probability } from '../probability.js';

/** Below this a lower tail is worth printing. */
const TOO_EVEN = 0.01;

/** One row of the table of tests; on a phone a labelled block. */
export function testRow(core: EvidenceCore, result: RecordedResult, axis: SizeAxis): Markup {
  const answer = answerOf(core, result);
  const found = answer.kind === 'uneven' || answer.kind === 'too-even';
  const { effect, power } = result;
  const even = result.logLowerP < Math.log(TOO_EVEN) ? html`<small>too even: ${markup(probability(result.logLowerP))}</small>` : null;
  const graded = result.grade === 'asymptotic' ? null : html`<small>${result.grade}</small>`;
  return html`<tr role="row"><th scope="row" role="rowheader">${capital(result.question)}<code>${result.test}</code></th><td role="cell" class="${found ? 'answer uneven' : 'answer'}">${answer.words}</td><td role="cell" class="num">${label('statistic')}${statistic(result.value)}</td><td role="cell" class="num">${label('degrees')}${count(result.degrees)}</td><td role="cell" class="num">${label('p')}${markup(probability(result.logP))}${even}${graded}</td><td role="cell" class="num">${label('adjusted p')}${markup(probability(result.logPAdjusted))}</td><td role="cell" class="barcell">${effectBar(axis, effect, power.smallestDetectable, found)}<span class="scale" aria-hidden="true"><span>${asked(axis.low)}</span><span>${asked(Math.sqrt(axis.low * axis.high))}</span><span>${asked(axis.high)}</span></span></td><td role="cell" class="num size">${label('size')}${size(effect.estimate)} <small>(${interval(effect.low, effect.high)})</small></td><td role="cell" class="num">${label('seen from')}${sizeUp(power.smallestDetectable)}</td><td role="cell" class="num">${label(`power at ${asked(power.effect)}`)}${powerOf(power.power)}</td></tr>`;
}

function label(text: string): Markup {
  return html`<span class="label">${text} </span>`;
}

function capital(question: string): string {
  return question.charAt(0).toUpperCase() + question.slice(1);
}
