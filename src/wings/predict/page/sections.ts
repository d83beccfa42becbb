import { counted } from '../../../core/words/counted.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, ordinal } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { cardNames } from '../record/card-names.js';
import type { PredictionCore, TriedWay } from '../record/prediction.js';
import { statePicture } from './state-picture.js';
import { dealsBefore, methodTitle, prngTitle } from './words.js';

/** The most deals and cards of a deal that a page shows. */
const MOST_DEALS = 8;
const MOST_CARDS = 104;

/** The decks to come. */
export function nextSection(core: PredictionCore): DocSection | null {
  const { next, plan } = core;
  if (next.length === 0) return null;
  const seen = dealsBefore(core) + plan.trials;
  return {
    id: 'next',
    heading: 'The next decks',
    beside: [`They follow from the state, as long as the same program deals on. The first is deal ${count(seen + 1)}.`],
    body: next.map(
      (deck, d): Block => ({
        is: 'part',
        head: `Deal ${count(seen + d + 1)}`,
        body: [cardsBlock(deck, 'told')],
      }),
    ),
  };
}

/** The deals that gave the state away, and those that it foretold, beside what came. */
export function shownSection(core: PredictionCore): DocSection | null {
  const { deals, foretold, used, way } = core;
  if (!way) return null;
  const names = cardNames(core);
  const first = way.start === 'previous' ? 1 : 0;
  const shownUsed = Math.min(used, 2);
  const before = dealsBefore(core) + first;
  const shown = [...deals.slice(first, first + shownUsed), ...deals.slice(first + used, first + used + MOST_DEALS)];
  return {
    id: 'foretold',
    heading: 'What was read, and what it foretold',
    beside: [
      `${used === 1 ? 'One deal was' : `${counted(count(used), 'deal')} were`} read to find the state. All ${count(foretold)} after it came as foretold, card by card.`,
    ],
    body: [
      { is: 'figure', draw: () => statePicture(core), says: null, only: ['html'] },
      ...shown.map(
        (deck, k): Block => ({
          is: 'part',
          head:
            k < shownUsed
              ? `${ordinal(before + k + 1)} deal: read`
              : `${ordinal(before + used + k - shownUsed + 1)} deal: foretold, and came so`,
          body: [
            cardsBlock(
              deck.map((card) => names[card]),
              k < shownUsed ? 'read' : 'told',
            ),
          ],
          only: ['html'],
        }),
      ),
    ],
  };
}

function cardsBlock(deck: readonly string[], look: 'read' | 'told'): Block {
  const shown = deck.slice(0, MOST_CARDS);
  const more = deck.length - shown.length;
  const rest = more > 0 ? ` and ${counted(count(more), 'card')} more` : '';
  return {
    is: 'sentence',
    text: `${shown.join(' ')}${rest}`,
    drawn: (): Markup => html`<p class="dealt ${look}">${shown.map((card) => html`<span>${card}</span> `)}${rest}</p>`,
  };
}

/** Every way that was tried. */
export function waysSection({ plan, tried, way }: PredictionCore): DocSection {
  return {
    id: 'ways',
    heading: 'The ways that were tried',
    beside: [
      say`Each is a generator with a method of choices. A state counts where it foretells every deal held back, which luck does less than once in a million million searches.`,
    ],
    body: [
      {
        is: 'table',
        caption: 'Ways to find the state, the deals each takes, and how far its search came',
        columns: [
          { head: 'generator', number: false },
          { head: 'choices', number: false },
          { head: 'found by', number: false },
          { head: 'deals it takes', number: true },
          { head: 'search', number: false },
        ],
        rows: tried.map((one) => [
          prngTitle(one.prng),
          methodTitle(one.bounded),
          BY[one.by],
          one.needs === null ? 'no number is enough' : count(one.needs),
          way?.prng === one.prng && way.bounded === one.bounded ? 'found the state' : searchedWords(one, plan.trials),
        ]),
      },
    ],
  };
}

const BY: Readonly<Record<TriedWay['by'], string>> = {
  equations: 'linear equations',
  seeds: 'trying seeds',
  recurrence: 'its congruence',
};

function searchedWords({ done, needs, parts }: TriedWay, deals: number): string {
  if (needs === null || needs > deals) return 'too few deals';
  if (done === 0) return 'not searched';
  return done < parts ? `${count(done)} of ${counted(count(parts), 'part')}` : 'nothing found';
}
