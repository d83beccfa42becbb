import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { clopperPearson } from '../../../math/tails/clopper-pearson.js';
import { deviationHistogramSpec } from '../../../page/charts/deviation-histogram.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, ratio } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { mapFigure } from '../../../page/sections/map-figure.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { isClear } from '../../deck/page/order/is-clear.js';
import { often } from '../../often.js';
import { seenPlaces } from '../statistics/seen-places.js';
import type { HandPicture } from './hand-picture.js';
import { drawnPlaces, type PlacesMap, placesMapSpec } from './places-map.js';

/** The intervals of all cells hold at once with this confidence. */
const SIMULTANEOUS = 0.99;

/** Which card is dealt at which place. */
export const places: HandPicture = {
  of: seenPlaces.id,
  draw({ core, counts, outcome }) {
    const { n, trials } = core.plan;
    const map: PlacesMap = { n, k: outcome.seen, trials, counts };
    const drawn = drawnPlaces(map);
    if (!isClear(drawn)) return null;
    const { card, place, ...times } = furthestPlace(core, map);
    const title = `How often each card is dealt at each place, against 1 in ${count(n)}`;
    const exhibit = (): Markup =>
      mapFigure({
        title,
        caption: `${counted(count(trials), 'deal')}.`,
        block: Math.max(drawn.cards, drawn.places),
        pools: 'Each square pools neighbouring cards and places.',
        cells: drawPlainly(placesMapSpec(drawn, map)),
        described: `The furthest cell is card ${card} at place ${count(place)}: ${ratio(times.ratio)} times its share.`,
        legend: {
          drawing: drawPlainly(deviationHistogramSpec(drawn)),
          title: 'Deviations from an even share, and the curve that luck gives',
          described: `The furthest of ${counted(count(drawn.deviations.length), 'cell')} is ${ratio(times.ratio)} times its share.`,
          words: html`<p><b>How to read it.</b> Each row is a place of the hand, each column a card. Orange: the card is dealt there more often than 1 in ${count(n)}. Blue: less often.</p>`,
        },
      });
    return {
      heading: 'Which card is dealt at which place',
      says: say`Card ${card} is dealt at place ${count(place)} of the hand ${often(times, trials, 'as it should be')}`,
      exhibit: { is: 'figure', says: null, draw: exhibit },
    };
  },
};

/** The cell furthest from even, with its card as it is called. */
function furthestPlace(
  { subject }: EvidenceCore,
  { counts, k, n, trials }: PlacesMap,
): {
  readonly card: string;
  readonly place: number;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
} {
  const even = trials / n;
  const best = counts.reduce((most, times, cell) => (Math.abs(times - even) > Math.abs(counts[most] - even) ? cell : most), 0);
  const { high, low } = clopperPearson(counts[best], trials, (1 - SIMULTANEOUS) / (n * k));
  return {
    card: cardName(cardNames(subject.origin), Math.floor(best / k) + 1),
    place: (best % k) + 1,
    ratio: counts[best] / even,
    low: low * n,
    high: high * n,
  };
}
