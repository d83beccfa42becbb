import { counted } from '../../../core/counted.js';
import { isReference } from '../../../core/declared-null.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { figure } from '../../../page/charts/figure.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { referenceName } from '../../words/reference.js';
import { placesOf } from '../reference/places.js';
import { referencePlaces } from '../reference/reference-places.js';
import { apart, sideFacts } from '../reference/side-facts.js';
import { sideSentence } from '../reference/side-sentence.js';
import { sideBarsSpec } from './side-bars.js';

/** Rows of the table, at most. */
const MOST_ROWS = 8;

/** Beside a reference: where the card lies that is furthest from it, as a picture and a table. Null without one, or without such counts. */
export function besideReference(core: EvidenceCore): Markup | null {
  const { plan, subject, verdict } = core;
  const facts = isReference(plan.null) ? sideFacts(core, referencePlaces.id) : null;
  const places = placesOf(plan.n, 2);
  if (!isReference(plan.null) || !facts || !places) return null;
  const { cells, most, step } = facts;
  const name = cardName(cardNames(subject.origin), step + 1);
  const found = verdict.kind === 'biased' && verdict.because.includes(referencePlaces.id);
  const axis = places.stretch > 1 ? `stretch of ${counted(places.stretch, 'position')}` : 'position';
  const [wide, narrow] = [false, true].map((phone) => drawPlainly(sideBarsSpec({ cells, biased: found }, axis, phone)));
  const rows = cells
    .toSorted((a, b) => apart(b) - apart(a))
    .slice(0, MOST_ROWS)
    .map(
      ({ beside, own, value }) =>
        html`<tr><th scope="row">${count(value + 1)}</th><td class="num">${count(own)}</td><td class="num">${count(beside)}</td></tr>`,
    );
  return section({
    heading: 'Beside the reference',
    beside: [
      say`Of all cards, card ${name} lies furthest from where the reference puts it${verdict.kind === 'no-bias-found' ? ', no further than luck takes one' : ''}. `,
      sideSentence(core, referencePlaces.id),
    ],
    exhibit: [
      figure({
        key: 'beside-reference',
        title: `Where card ${name} lies`,
        caption: say`Bars: the shuffle. Line: ${referenceName(plan.null)}. Both are of ${counted(count(plan.trials), 'deal')}${found ? '; red: further from the line than luck takes any of the bars' : ''}.`,
        description: `At ${axis} ${most.value + 1} it lies in ${counted(count(most.own), 'deal')} of the shuffle and in ${count(most.beside)} of the reference.`,
        wide,
        narrow,
      }),
      html`<table class="small"><thead><tr><th scope="col">Position</th><th scope="col" class="num">shuffle</th><th scope="col" class="num">reference</th></tr></thead><tbody>${rows}</tbody></table>`,
    ],
  });
}
