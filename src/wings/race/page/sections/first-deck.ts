import { andList } from '../../../../core/words/and-list.js';
import { counted, verbFor } from '../../../../core/words/counted.js';
import type { DocSection } from '../../../../page/document/doc.js';
import { html } from '../../../../page/markup.js';
import { count } from '../../../../page/numbers.js';
import type { BrokenRaceCore } from '../../record/broken-race.js';
import { lostAndDoubled } from '../../record/lost-and-doubled.js';
import { cardBoxes } from './card-boxes.js';

/** The most cards of a deck, and card numbers, that are shown. */
const MOST_SHOWN = 120;
const MOST_NAMED = 12;

/** The deck with which the audit ended, its doubled cards marked. */
export function firstDeck({ race: { first } }: BrokenRaceCore): DocSection {
  const { doubled, lost } = lostAndDoubled(first.cells);
  const shown = first.cells.slice(0, MOST_SHOWN);
  const more = first.cells.length - shown.length;
  const rest = more > 0 ? ` and ${counted(count(more), 'card')} more` : '';
  return {
    id: 'first-deck',
    heading: 'The first broken deck',
    beside: [
      `Deal ${count(first.deal)} ended like this. ${named(lost)} ${verbFor(lost.length, 'is')} lost; ${named(doubled).replace(/^C/, 'c')} ${verbFor(doubled.length, 'is')} there more than once.`,
    ],
    body: [
      {
        is: 'sentence',
        text: `${shown.map((card) => count(card + 1)).join(' ')}${rest}`,
        drawn: () => html`<p class="cards">${cardBoxes(shown, new Set(doubled), [])}${rest}</p>`,
      },
    ],
  };
}

function named(cards: readonly number[]): string {
  const some = cards.slice(0, MOST_NAMED).map((card) => count(card + 1));
  const more = cards.length - some.length;
  return `Card${cards.length === 1 ? '' : 's'} ${more > 0 ? `${some.join(', ')} and ${count(more)} more` : andList(some)}`;
}
