import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { capital } from '../../../core/first-letter.js';
import type { RecordedResult } from '../../../core/results.js';
import { isDeviation } from '../../../core/results.js';
import { isBetweenDeals, lagOf } from '../../../kinds/declared.js';
import { answerOf } from '../../../page/facts/answer.js';
import { strongestFirst } from '../../../page/facts/results.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, interval, size, sizeUp } from '../../../page/numbers.js';
import { markup, say } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { section } from '../../../page/sections/section.js';
import { equalDealsTold, manyUp } from '../../../page/words/distinct-deals.js';
import { type SecondSample, secondSample } from '../facts/second-sample.js';
import { secondSampleSentence } from '../words/second-sample.js';

const HEADINGS = { shuffled: 'Handed decks in random order', 'in-order': 'Handed the deck in order' } as const;

/** What came of the second sample of a function; nothing where there is none. */
export function secondSampleSection(core: EvidenceCore): Markup | null {
  const second = secondSample(core);
  if (!second) return null;
  const { plan } = second;
  const counted =
    plan.handed === 'shuffled'
      ? 'Counted is the order of each result relative to the deck handed in: where in it every card dealt lay.'
      : 'Counted is the order of each result, as always where the deck handed in is the one in order.';
  return section({
    heading: HEADINGS[plan.handed],
    beside: [
      secondSampleSentence(second),
      say`${counted} The two samples are never counted together. This one makes an audit biased where an adjusted p is below ${probability(Math.log(plan.alpha))}.${lessFarBack(second)}`,
    ],
    exhibit: table(second),
  });
}

/** That so few deals were not held against as many before them as those of the first sample; nothing where they were. */
function lessFarBack({ core }: SecondSample): string {
  const { lags = 1 } = core.plan;
  const { kind } = core.subject.origin.outcome;
  const back = Math.max(0, ...core.results.flatMap(({ test }) => (isBetweenDeals(kind, test) ? [lagOf(kind, test)] : [])));
  if (back === 0 || back >= lags) return '';
  return ` So few deals are held against ${back === 1 ? 'the one' : `the ${count(back)}`} before them at the most, not against ${count(lags)}.`;
}

/** The rows that matter: those that a clean verdict would rest on, and those beyond the level. */
function table({ core, found }: SecondSample): Markup {
  const shown = strongestFirst(core.results.filter((result) => result.required || found.includes(result)));
  const others = core.results.length - shown.length;
  const head = html`<tr><th scope="col">Test</th><th scope="col">Answer</th><th scope="col" class="num">Adjusted p</th><th scope="col" class="num">Size</th><th scope="col" class="num">Seen from</th></tr>`;
  const rest = others === 0 ? null : html`<p class="caption">None of ${counted(count(others), 'more test')} is beyond the level.</p>`;
  return html`<table class="small"><thead>${head}</thead><tbody>${shown.map((result) => row(core, result))}</tbody></table>${rest}`;
}

function row(core: EvidenceCore, result: RecordedResult): Markup {
  const answer = answerOf(core, result);
  const uneven = answer.kind === 'uneven' || answer.kind === 'too-even';
  const sized = isDeviation(result)
    ? html`<td class="num">${size(result.effect.estimate)} <small>(${interval(result.effect.low, result.effect.high)})</small></td><td class="num">${sizeUp(result.power.smallestDetectable)}</td>`
    : html`<td class="num">${equalDealsTold(result.effect)}</td><td class="num">${manyUp(result.effect.seenUpTo)}</td>`;
  return html`<tr><th scope="row">${capital(result.question)} <code>${result.test}</code></th><td class="${uneven ? 'answer uneven' : 'answer'}">${answer.words}</td><td class="num">${markup(probability(result.logPAdjusted))}</td>${sized}</tr>`;
}
