import type { BrokenRaceCore, RaceStep } from '../../../core/broken-race.js';
import { counted } from '../../../core/counted.js';
import { lostAndDoubled } from '../../../core/lost-and-doubled.js';
import { html, type Markup } from '../../../page/markup.js';
import { section } from '../../../page/sections/section.js';
import { COMPUTED, goneWords, searchedSentence, stepWords } from '../words.js';
import { cardBoxes } from './card-boxes.js';

/** The shortest way in which two threads lose a card, a line a step, a column a thread. */
export function interleavingSection(core: BrokenRaceCore): Markup {
  const { lostAt, n, steps } = core.interleaving;
  return section({
    heading: 'How a card is lost, step by step',
    beside: [
      `A swap reads two positions, one of them drawn, and writes both. Here two threads swap on a deck of ${counted(n, 'card')}. In step ${lostAt} a thread writes a card that it read before the other thread wrote.`,
      searchedSentence(core),
      COMPUTED,
    ],
    exhibit: html`<table class="steps"><caption><span class="ear">Reads and writes of two threads, in order</span></caption><thead><tr><th scope="col">Step</th><th scope="col">Thread A</th><th scope="col">Thread B</th><th scope="col">Deck after it</th></tr></thead><tbody>${steps.map((step, k) => stepRow(step, k + 1, lostAt))}</tbody></table>
<p class="caption">Filled: a card that the deck holds twice for good. Dashed: a card that is gone. Within a swap a card may be away and come back.</p>`,
  });
}

function stepRow(step: RaceStep, number: number, lostAt: number): Markup {
  const told = stepWords(step);
  const said = number === lostAt ? html`<b>${told}</b>` : html`${told}`;
  const gone = goneWords(step);
  // A card that a thread is about to write back stands twice for a while, and is no loss.
  const doubled = gone === null ? new Set<number>() : new Set(lostAndDoubled(step.deck).doubled);
  const note = number === lostAt && gone !== null ? html` <b class="uneven">${gone}</b>` : null;
  return html`<tr><th scope="row">${number}</th><td>${step.thread === 0 ? said : null}</td><td>${step.thread === 1 ? said : null}</td><td>${cardBoxes(step.deck, doubled, step.gone)}${note}</td></tr>`;
}
