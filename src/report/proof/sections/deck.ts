import type { ProofCore } from '../../../core/record/proof.js';
import type { Detection, ProvedDeck } from '../../../core/record/proved-deck.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { positionMapSpec } from '../../../page/charts/position-map.js';
import type { DocSection } from '../../../page/document/doc.js';
import { colourScale } from '../../../page/facts/colour-scale.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, rounded, size } from '../../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../../page/phrase.js';
import { blocksTable } from '../../../page/sections/blocks-table.js';
import { mapFigure } from '../../../page/sections/map-figure.js';
import { notDrawn } from '../../../page/sections/section.js';
import { scientific, sizePhrase } from '../../../page/size-phrase.js';
import { scaleKeySpec } from '../charts/scale-key.js';
import { deckMap } from '../facts/deck-map.js';
import { decimal } from '../numbers.js';
import { dealsPhrase } from '../words/deals.js';

const COLUMNS = [
  { head: 'Test', number: false },
  { head: 'Noncentrality a deal', number: true },
  { head: 'Deals', number: true },
] as const;

/** The whole deck: exact deviations of card by position, the furthest cell, and the deals a sample would need. */
export function deckSection({ proof: { deck } }: ProofCore): DocSection | null {
  if (deck === null) return null;
  const heading = `The deck of ${count(deck.n)}`;
  if (deck.size === 0) {
    const found = `Every card, every position: exactly 1 in ${count(deck.n)}`;
    const why =
      'By multiplying the steps of the shuffle out for every card. This is about single cards; on its own it does not make every order equally likely.';
    return {
      id: 'deck',
      heading,
      beside: [],
      body: [{ is: 'sentence', text: `${found}. ${why}`, drawn: () => notDrawn(found, why) }],
    };
  }
  const { card, position, relative } = deck.furthest;
  const described = `The furthest cell is card ${count(card + 1)} in position ${count(position + 1)}, off by ${size(relative)}.`;
  const rows = deck.detection.map(testRow);
  return {
    id: 'deck',
    heading,
    // The few lines of a text say when a sample could see it.
    beside: [furthest(deck), { is: 'sentence', text: seen(deck), main: true, only: ['html'] }],
    body: [
      { is: 'figure', says: null, draw: () => deckFigure(deck, described, rows) },
      {
        is: 'part',
        head: NEEDED,
        body: [
          { is: 'sentence', text: HOW_SURE },
          { is: 'table', caption: DEALS_NEEDED, columns: COLUMNS, rows },
        ],
        // The page has it below the map.
        only: ['text', 'markdown', 'junit'],
      },
    ],
    layout: { paper: 'mapping' },
  };
}

const NEEDED = 'How many deals a sample would need';
const HOW_SURE = 'Each test by itself. It calls an even shuffle uneven once in a million times, and finds this one 99 times in 100.';
const DEALS_NEEDED = 'Deals that each test needs to see it';

function deckFigure(deck: ProvedDeck, described: string, rows: readonly (readonly Phrase[])[]): Markup {
  const map = deckMap(deck);
  const scale = colourScale(map);
  const { above, below, end } = scale;
  return mapFigure({
    title: `Each card’s exact chance of each position, against 1 in ${count(deck.n)}`,
    caption: 'This was calculated. No card was dealt.',
    block: map.block,
    cells: drawPlainly(positionMapSpec(map, deck.n, [])),
    described,
    legend: {
      drawing: drawPlainly(scaleKeySpec(scale)),
      title: 'The colours',
      described: `From ${size(end)} less often to as much more often than even${above || below ? ', and beyond' : ''}.`,
      words: html`<p><b>How to read it.</b> Each row is a card by its place before, each column a position after. Nothing here is a sample, so every difference is real.</p>`,
    },
    below: html`<div class="under"><h3>${NEEDED}</h3><p class="caption">${HOW_SURE}</p>${blocksTable(DEALS_NEEDED, COLUMNS, rows)}</div>`,
  });
}

function furthest({ furthest: { card, position, relative }, n, size: whole }: ProvedDeck): Phrase {
  const way = relative < 0 ? 'less' : 'more';
  const where = `in position ${position + 1}`;
  const often: Phrase =
    relative <= -1
      ? say`never lands ${where}`
      : say`lands ${where} ${way} often than 1 in ${n}, by ${strong(sizePhrase(Math.abs(relative)))}`;
  return say`A card’s chances are off by ${sizePhrase(whole)} on average. Card ${card + 1} is furthest off: it ${often}.`;
}

function seen({ trialsToSee }: ProvedDeck): Phrase {
  return trialsToSee === null
    ? say`None of these tests could ever see it.`
    : say`A sample could see it from ${dealsPhrase(trialsToSee)} on.`;
}

function testRow({ index, noncentrality, test, trials }: Detection): readonly Phrase[] {
  return [[code(index === null ? test : `${test} ${index + 1}`)], decimal(noncentrality), trials === null ? ['never'] : dealsText(trials)];
}

function dealsText(trials: number): Phrase {
  return trials < 1e15 ? [rounded(trials)] : scientific(trials);
}
