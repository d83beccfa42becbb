import { counted } from '../../../../core/words/counted.js';
import type { DocSection } from '../../../../page/document/doc.js';
import { html, type Markup } from '../../../../page/markup.js';
import type { BrokenRaceCore, RaceStep } from '../../record/broken-race.js';
import { lostAndDoubled } from '../../record/lost-and-doubled.js';
import { COMPUTED, goneWords, searchedSentence, stepWords } from '../words.js';
import { cardBoxes } from './card-boxes.js';

/** Shows the shortest way in which two threads lose a card, a line a step, a column a thread. */
export function interleavingSection(core: BrokenRaceCore): DocSection {
  const { lostAt, n, steps } = core.interleaving;
  return {
    id: 'interleaving',
    heading: 'How a card is lost, step by step',
    beside: [
      `A swap reads two positions, one of them drawn, and writes both. Here two threads swap on a deck of ${counted(n, 'card')}. In step ${lostAt} a thread writes a card that it read before the other thread wrote.`,
      searchedSentence(core),
      COMPUTED,
    ],
    body: [
      {
        is: 'table',
        caption: CAPTION,
        columns: HEADS.map((head) => ({ head, number: false })),
        rows: steps.map((step, k) => [
          String(k + 1),
          step.thread === 0 ? stepWords(step) : '',
          step.thread === 1 ? stepWords(step) : '',
          `${step.deck.map((card) => card + 1).join(' ')}${k + 1 === lostAt ? `: ${goneWords(step) ?? ''}` : ''}`,
        ]),
        drawn: () =>
          html`<table class="steps"><caption><span class="ear">${CAPTION}</span></caption><thead><tr>${HEADS.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${steps.map((step, k) => stepRow(step, k + 1, lostAt))}</tbody></table>\n`,
      },
      {
        is: 'sentence',
        text: 'Filled: a card that the deck holds twice for good. Dashed: a card that is gone. Within a swap a card may be away and come back.',
        only: ['html'],
      },
    ],
  };
}

const CAPTION = 'Reads and writes of two threads, in order';
const HEADS = ['Step', 'Thread A', 'Thread B', 'Deck after it'];

function stepRow(step: RaceStep, number: number, lostAt: number): Markup {
  const told = stepWords(step);
  const said = number === lostAt ? html`<b>${told}</b>` : html`${told}`;
  const gone = goneWords(step);
  // A card that a thread is about to write back stands twice for a while, and is no loss.
  const doubled = gone === null ? new Set<number>() : new Set(lostAndDoubled(step.deck).doubled);
  const note = number === lostAt && gone !== null ? html` <b class="uneven">${gone}</b>` : null;
  return html`<tr><th scope="row">${number}</th><td>${step.thread === 0 ? said : null}</td><td>${step.thread === 1 ? said : null}</td><td>${cardBoxes(step.deck, doubled, step.gone)}${note}</td></tr>`;
}
