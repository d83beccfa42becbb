import type { SequentialCore } from '../../../core/record/sequential.js';
import { counted } from '../../../core/words/counted.js';
import { deviationHistogramSpec } from '../../../page/charts/deviation-histogram.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { positionMapSpec } from '../../../page/charts/position-map.js';
import type { DocSection } from '../../../page/document/doc.js';
import { pooled } from '../../../page/facts/pooled.js';
import type { PositionMap } from '../../../page/facts/position-map.js';
import { type Note, shape } from '../../../page/facts/shape.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, fixed } from '../../../page/numbers.js';
import { mapFigure, notesBlocks } from '../../../page/sections/map-figure.js';
import { notDrawnSection } from '../../../page/sections/section.js';
import { stoppedMap } from '../facts/map.js';
import { strongest } from '../facts/strongest.js';
import { stoppedMapWords } from '../words/map.js';

/** The map of card by position up to the end of a run of whole decks, where a bias was shown in deals enough to look at. */
export function stoppedMapSection(core: SequentialCore): DocSection | null {
  // Counted are places in the decks handed in: of those nothing need be uneven where the cards dealt are.
  if (core.verdict.kind !== 'biased' || strongest(core).process.reading === 'absolute') return null;
  const map = stoppedMap(core);
  if (!map) return absent(core);
  const notes = shape(map);
  return {
    id: 'map',
    heading: 'Card by position when it stopped',
    beside: [stoppedMapWords(map, notes), ...notesBlocks(notes, map.n)],
    body: [{ is: 'figure', says: null, draw: () => drawing(map, notes) }],
    layout: { paper: 'mapping' },
  };
}

function drawing(map: PositionMap, notes: readonly Note[]): Markup {
  const square = pooled(map);
  const told = described(map, notes);
  return mapFigure({
    title: `How often each card landed in each position, against 1 in ${count(map.n)}`,
    caption: `${counted(count(map.trials), 'deal')}.`,
    block: square.block,
    cells: drawPlainly(positionMapSpec(square, map.n, notes)),
    described: told,
    legend: {
      drawing: drawPlainly(deviationHistogramSpec(square)),
      title: 'Deviations from an even share, and the curve that luck gives',
      described: told,
      words: html`<p><b>How to read it.</b> Each row is a card by its place before, each column a position after. The run chose its own end, so this is a picture to look at and no test.</p>`,
    },
  });
}

function described(map: PositionMap, notes: readonly Note[]): string {
  if (notes.length === 0) return stoppedMapWords(map, notes);
  return notes.map(({ ratio: share, region }) => `${share > 1 ? 'More often' : 'Less often'} than even: ${region.where}.`).join(' ');
}

function absent({ plan: { n }, result: { counts, trials } }: SequentialCore): DocSection {
  const why = counts.values
    ? `In ${counted(count(trials), 'deal')} a card lands in a position ${fixed(trials / n, 1)} times on average. So few show luck and little else.`
    : `The record keeps the counts of the ${counted(count(n * n), 'pair')} of card and position only as a sum and a hash, because there are more than 65,536.`;
  return notDrawnSection('Card by position', 'No map', why);
}
