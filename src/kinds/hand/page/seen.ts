import type { EvidenceCore } from '../../../core/evidence.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, ratio } from '../../../page/numbers.js';
import { section } from '../../../page/sections/section.js';
import { cardNames } from '../../../page/words/card-names.js';
import { loggedCard } from '../../../page/words/logged-card.js';
import { furthestSeen, type SeenCard, seenMost } from './seen-card.js';

/** Cards that are listed. */
const MOST = 8;

/** Of partial deals: the cards that are seen furthest from their even share. Nothing for whole deals, or where none were counted. */
export function seen(core: EvidenceCore): Markup | null {
  const cards = seenMost(core, MOST);
  if (cards.length === 0) return null;
  const { origin } = core.subject;
  const { source } = origin;
  const named = ({ card, name }: SeenCard): string =>
    source.kind === 'log' && cardNames(origin) === null ? `${name}, ${loggedCard(source, card)}` : name;
  const words = furthestSeen(core)
    ? 'Where an interval leaves out 1, luck does not explain it.'
    : 'Every interval contains 1: luck explains that, and so would a slightly uneven shuffle.';
  const table = html`<table class="small"><caption><span class="ear">The cards furthest from an even share</span></caption><thead><tr><th scope="col">Card</th><th scope="col" class="num">Hands it is in</th><th scope="col" class="num">Times its share</th><th scope="col" class="num">Interval</th></tr></thead><tbody>${cards.map(
    (card) =>
      html`<tr><th scope="row">${named(card)}</th><td class="num">${count(card.count)}</td><td class="num">${ratio(card.ratio)}</td><td class="num">${ratio(card.low)} to ${ratio(card.high)}</td></tr>`,
  )}</tbody></table>`;
  const note = html`<p class="caption">The ${count(cards.length)} furthest of ${count(core.plan.n)} cards. The intervals hold for all cards at once in 99 of 100 audits.</p>`;
  return section({ heading: 'Which cards are in the hand', beside: [words], exhibit: [table, note] });
}
