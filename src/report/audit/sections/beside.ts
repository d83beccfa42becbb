import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { capital } from '../../../core/first-letter.js';
import type { RecordedResult } from '../../../core/results.js';
import { isDeviation } from '../../../core/results.js';
import { isBetweenDeals, lagOf } from '../../../kinds/declared.js';
import { nounsOf } from '../../../kinds/pages.js';
import { answerOf } from '../../../page/facts/answer.js';
import { strongestFirst } from '../../../page/facts/results.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, interval, size } from '../../../page/numbers.js';
import { markup, say } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { fold } from '../../../page/sections/fold.js';
import { section } from '../../../page/sections/section.js';
import { dealsUp, equalDealsTold } from '../../../page/words/distinct-deals.js';
import { type LookBeside, looksBeside } from '../facts/beside.js';
import { lookSentence } from '../words/beside.js';
import { questionOf } from '../words/question.js';
import { seenFrom } from '../words/seen-from.js';

const SECOND = { shuffled: 'Handed decks in random order', 'in-order': 'Handed the deck in order' } as const;
const FIRST = 'The cards dealt, whatever deck was handed in';

/** What came of the looks at a function beside the first sample as ever; nothing where there are none. */
export function besideSection(core: EvidenceCore): Markup | null {
  const looks = looksBeside(core);
  const parts = (['second', 'first'] as const).map((sample) => looks.filter(({ plan }) => plan.sample === sample));
  const shown = parts.filter((part) => part.length > 0).map(sampleSection);
  return shown.length === 0 ? null : html`${shown}`;
}

function sampleSection(looks: readonly LookBeside[]): Markup {
  const [{ plan }] = looks;
  const level = probability(Math.log(plan.alpha));
  return section({
    heading: plan.sample === 'second' ? SECOND[plan.handed] : FIRST,
    beside: [
      ...looks.map(lookSentence),
      say`${looks.map(countedIn).join(' ')} ${plan.sample === 'second' ? 'The two samples are never counted together. ' : ''}An audit is biased where an adjusted p of ${looks.length > 1 ? 'either count' : 'it'} is below ${level}.${lessFarBack(looks[0])}`,
    ],
    exhibit: looks.map((look) => (looks.length > 1 ? html`<h3>${TITLES[look.plan.reading]}</h3>${rows(look)}` : rows(look))),
  });
}

const TITLES = { relative: 'Relative to the deck handed in', absolute: 'The cards dealt' } as const;

function countedIn({ plan: { handed, reading } }: LookBeside): string {
  if (handed === 'in-order') return 'Each result is read as it is, since each deck handed in is in order.';
  return reading === 'relative'
    ? 'Each result is read against the deck handed in: where in that deck did each card lie? This shows whether the function shuffles what it is handed.'
    : 'The cards dealt are counted too: a function that sorts its deck always deals the same order, which looks even against decks in random order.';
}

/** That so few deals were not held against as many before them as those of the first sample; nothing where they were. */
function lessFarBack({ core }: LookBeside): string {
  const { lags = 1 } = core.plan;
  const { kind } = core.subject.origin.outcome;
  const back = Math.max(0, ...core.results.flatMap(({ test }) => (isBetweenDeals(kind, test) ? [lagOf(kind, test)] : [])));
  if (back === 0 || back >= lags) return '';
  return ` So few deals are held against ${back === 1 ? 'the one' : `the ${count(back)}`} before them at the most, not against ${count(lags)}.`;
}

/** The rows of a look: behind one line where none is beyond the level. */
function rows(look: LookBeside): Markup {
  const { core, found } = look;
  return found.length > 0 ? table(look) : fold(html`${counted(count(core.results.length), 'test')}, none beyond the level`, table(look));
}

/** The rows that matter: those that a clean verdict would rest on, and those beyond the level. */
function table({ core, found }: LookBeside): Markup {
  const shown = strongestFirst(core.results.filter((result) => result.required || found.includes(result)));
  const others = core.results.length - shown.length;
  const head = html`<tr><th scope="col">Test</th><th scope="col">Answer</th><th scope="col" class="num">Adjusted p</th><th scope="col" class="num">Size</th><th scope="col" class="num">Seen from</th></tr>`;
  const rest =
    others === 0
      ? null
      : html`<p class="caption">${others === 1 ? 'One more test is not' : `None of ${counted(count(others), 'more test')} is`} beyond the level.</p>`;
  return html`<table class="small"><thead>${head}</thead><tbody>${shown.map((result) => row(core, result))}</tbody></table>${rest}`;
}

function row(core: EvidenceCore, result: RecordedResult): Markup {
  const answer = answerOf(core, result);
  const uneven = answer.kind === 'uneven' || answer.kind === 'too-even';
  const nouns = nounsOf(core.subject.origin.outcome.kind);
  const sized = isDeviation(result)
    ? html`<td class="num">${size(result.effect.estimate)} <small>(${interval(result.effect.low, result.effect.high)})</small></td><td class="num">${seenFrom(core, result)}</td>`
    : html`<td class="num">${equalDealsTold(result, nouns)}</td><td class="num">${dealsUp(result.effect.seenUpTo, nouns)}</td>`;
  return html`<tr><th scope="row">${capital(questionOf(core, result))} <code>${result.test}</code></th><td class="${uneven ? 'answer uneven' : 'answer'}">${answer.words}</td><td class="num">${markup(probability(result.logPAdjusted))}</td>${sized}</tr>`;
}
