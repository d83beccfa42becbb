import type { ProofCore } from '../../../core/proof.js';
import type { Detection, ProvedDeck } from '../../../core/proved-deck.js';
import { draw } from '../../../page/charts/draw.js';
import { positionMapSpec } from '../../../page/charts/position-map.js';
import { colourScale } from '../../../page/facts/colour-scale.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, rounded, size } from '../../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../../page/phrase.js';
import { blocksTable } from '../../../page/sections/blocks-table.js';
import { mapFigure } from '../../../page/sections/map-figure.js';
import { notDrawn, section } from '../../../page/sections/section.js';
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
export async function deckSection({ proof: { deck } }: ProofCore): Promise<Markup | null> {
  if (deck === null) return null;
  const heading = `The deck of ${count(deck.n)}`;
  if (deck.size === 0) {
    return section({
      heading,
      exhibit: notDrawn(
        `Every card, every position: exactly 1 in ${count(deck.n)}`,
        'By multiplying the steps of the shuffle out for every card. This is about single cards; on its own it does not make every order equally likely.',
      ),
    });
  }
  const map = deckMap(deck);
  const scale = colourScale(map);
  const { above, below, end } = scale;
  const [cells, key] = await Promise.all([draw(positionMapSpec(map, deck.n, [])), draw(scaleKeySpec(scale))]);
  const title = `Each card’s exact chance of each position, against 1 in ${count(deck.n)}`;
  const { card, position, relative } = deck.furthest;
  return section({
    heading,
    beside: [furthest(deck), seen(deck)],
    exhibit: mapFigure({
      title,
      caption: 'This was calculated. No card was dealt.',
      block: map.block,
      cells,
      described: `The furthest cell is card ${count(card + 1)} in position ${count(position + 1)}, off by ${size(relative)}.`,
      legend: {
        drawing: key,
        title: 'The colours',
        described: `From ${size(end)} less often to as much more often than even${above || below ? ', and beyond' : ''}.`,
        words: html`<p><b>How to read it.</b> Each row is a card by its place before, each column a position after. Nothing here is a sample, so every difference is real.</p>`,
      },
      below: html`<div class="under"><h3>How many deals a sample would need</h3><p class="caption">Each test by itself. It calls an even shuffle uneven once in a million times, and finds this one 99 times in 100.</p>${detection(deck.detection)}</div>`,
    }),
    paper: 'mapping',
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

function detection(tests: readonly Detection[]): Markup {
  return blocksTable(
    'Deals that each test needs to see it',
    COLUMNS,
    tests.map(({ index, noncentrality, test, trials }) => [
      [code(index === null ? test : `${test} ${index + 1}`)],
      decimal(noncentrality),
      trials === null ? ['never'] : dealsText(trials),
    ]),
  );
}

function dealsText(trials: number): Phrase {
  return trials < 1e15 ? [rounded(trials)] : scientific(trials);
}
