import { counted } from '../../../../core/counted.js';
import { furthestCells, mapOf, type PositionMap } from '../../../../page/facts/position-map.js';
import { shape } from '../../../../page/facts/shape.js';
import { html, type Markup } from '../../../../page/markup.js';
import { count, ratio } from '../../../../page/numbers.js';
import { say } from '../../../../page/phrase.js';
import { notesBlocks } from '../../../../page/sections/map-figure.js';
import { often } from '../../../often.js';
import { positionMatrix } from '../../statistics/position-matrix.js';
import { mapExhibit } from '../map-exhibit.js';
import { isClear } from './is-clear.js';
import type { OrderFinding } from './order-findings.js';
import type { OrderPicture } from './order-picture.js';

/** Where the card at each position of a deal lies in the next one. */
export const places: OrderPicture = {
  of: positionMatrix.id,
  shows(finding) {
    const map = placesMap(finding);
    return finding.lag > 0 && map !== null && isClear(map);
  },
  says(finding) {
    const map = placesMap(finding);
    if (!map) return [];
    const [cell] = furthestCells(map, 1);
    const notes = shape(map);
    return [
      say`The card at position ${count(cell.card)} of a deal lies at position ${count(cell.position)} of the next ${often(cell, finding.deals)}`,
      ...(notes.length > 0 ? ['In these notes a card is called by its position in the deal before.'] : []),
      ...notesBlocks(notes, map.n),
    ];
  },
  draw(finding) {
    const map = placesMap(finding);
    if (!map) return { is: 'figure', says: null, draw: () => null };
    const { n } = map;
    const [cell] = furthestCells(map, 1);
    const draw = (): Markup =>
      mapExhibit(map, shape(map), {
        key: 'places',
        title: `Where the card at each position of a deal lies in the next, against 1 in ${count(n)}`,
        caption: `${counted(count(finding.deals), 'pair of deals')}.`,
        described: `The furthest cell: from position ${count(cell.card)} to position ${count(cell.position)}, at ${ratio(cell.ratio)} times its share.`,
        words: html`<p><b>How to read it.</b> Each row is a position of a deal, each column one of the next deal. Orange: a card goes from the one to the other more often than 1 in ${count(n)}. Blue: less often. Deals that do not depend on each other leave pale grain.</p>`,
        axes: { across: 'position in the next deal', down: 'position in a deal' },
        pools: 'Each square pools neighbouring positions.',
      });
    return { is: 'figure', says: null, draw };
  },
};

/** The table as a map; null where its cells are not those of single positions. */
function placesMap({ counts, n }: OrderFinding): PositionMap | null {
  return counts.length === n * n ? mapOf(n, { shape: [n, n], values: counts }) : null;
}
