import { isDeviation } from '../../../core/record/results.js';
import type { HandOutcome } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { FAR_OUT_FROM } from '../../../math/pearson/far-out.js';
import { html, type Markup } from '../../../page/markup.js';
import { CARD_NOUNS } from '../../../page/nouns.js';
import { count } from '../../../page/numbers.js';
import { say, strong } from '../../../page/phrase.js';
import { cardTerm } from '../../../page/words/card-term.js';
import { deckPage } from '../../deck/page/page.js';
import { statisticOf } from '../../declared.js';
import { clumpsIn } from '../../groups/clumps.js';
import type { KindPage } from '../../page.js';
import { sortedHandWords } from '../../words/log-order.js';
import { seenCards } from '../statistics/seen-cards.js';
import { seenTogether } from '../statistics/seen-together.js';
import { seenCardsPicture } from './seen-cards.js';
import { shownWords, splitSentence } from './shown.js';
import { clumpsSentence, lockedCardsHeadline, lockedCardsLead, seenCardDetails } from './words.js';

const ORDERS: Readonly<Record<HandOutcome['order'], string>> = {
  kept: 'in the order in which they were dealt',
  unknown: 'in an order that was taken to say nothing, so their places were not tested',
  sorted: 'sorted, so their places say nothing and were not tested',
};

/** The page of a deck without its map and law: a hand has no position for every card, and its law is not worked out. */
const { law: _, map: __, ...WITHOUT_MAP } = deckPage;

const SEEN = { kept: 'in their order', unknown: 'in an order that says nothing', sorted: 'always sorted, which says nothing' } as const;

export const handPage: KindPage<HandOutcome> = {
  ...WITHOUT_MAP,
  nouns: { ...CARD_NOUNS, whole: 'hand', wholes: 'hands', uneven: 'the hands are not all equally likely' },
  size: ({ seen: k }, n) => `${count(k)} of ${count(n)} cards`,
  outcome: ({ seen: k }, n) => `hand of ${k} of ${n} cards`,
  // How many cards of a deal a log holds is its own affair.
  nameWords: ({ seen: k }, n, recorded) => (recorded ? [] : ['deal', String(k), 'of', String(n)]),
  options: ({ order, seen: k }, n) => [`--n ${n}`, `--deal ${k}`, ...(order === 'unknown' ? ['--order-unknown'] : [])],
  logOptions: ({ order, seen: k }, { leftOut, vocabulary: { cards, kind } }) => [
    '--partial',
    `--n ${cards.length}`,
    ...(leftOut.length > 0 ? [`--deal ${k}`] : []),
    ...(order === 'unknown' ? ['--order-unknown'] : []),
    ...(kind.startsWith('from-') ? [`--cards ${kind}`] : []),
  ],
  logFacts: ({ order, seen: k }, source) => {
    const { sortedHands } = source;
    const partly = sortedHands ? sortedHandWords(source, sortedHands, k) : null;
    const how = partly ? `${partly.places}${partly.places && ' '}${partly.sorted}, which says nothing` : SEEN[order];
    return [['Hand', `${counted(count(k), 'card')} of each deal, ${how}`]];
  },
  promisedFrom: FAR_OUT_FROM,
  untested({ order, seen: k }, source) {
    if (order !== 'sorted') return null;
    const partly = source.kind === 'log' && source.sortedHands ? sortedHandWords(source, source.sortedHands, k) : null;
    const at = partly?.places ? `The cards at ${partly.places}` : 'The cards of a hand';
    const cards = partly === null ? 'The cards of every hand are sorted' : `${at} are ${partly.sorted}`;
    return `${cards}, so only which cards it holds was tested, not their order.`;
  },
  shown: shownWords,
  split: splitSentence,
  builtIn: (_, maker) => deckPage.builtIn({ kind: 'deck' }, maker),
  beside: ({ order, seen: k }, n) =>
    say` Every deal is a hand of ${strong(`${count(k)} of the ${count(n)} cards`)}${k === 1 ? '' : `, ${ORDERS[order]}`}.`,
  terms(_, card, source) {
    return say`${cardTerm(source, card)} Place 1 is the first card of the hand.`;
  },
  unseen(tests) {
    return tests.some((id) => statisticOf('hand', id)?.counts === 'seen')
      ? 'Anything about the cards outside the hand, and kinds of unevenness that no test here counts, such as three cards that come together.'
      : deckPage.unseen([]);
  },
  cell: ({ order }, place, card) => `card ${count(card + 1)}${order === 'kept' ? ` at place ${count(place + 1)}` : ''}`,
  sizedBy: { test: seenCards.id, by: 'card' },
  picture: cardsPicture,
  sections: [seenCardsPicture],
  headline: (core, established) =>
    deckPage.headline?.(core, established) ?? lockedCardsHeadline(core) ?? established ?? (clumpsIn(core) ? seenTogether.says : null),
  lead: (core, found) =>
    deckPage.lead?.(core, found) ?? (found[0] && isDeviation(found[0]) ? lockedCardsLead(core) : null) ?? clumpsSentence(core, found),
  more: seenCardDetails,
};

/** Draws the cards of a hand side by side, counted from 1. */
function cardsPicture(cells: readonly number[]): Markup {
  return html`<span class="cards-row">${cells.map((card) => html`<span class="card-face">${card + 1}</span> `)}</span>`;
}
