import type { EvidenceCore } from '../../../core/record/evidence.js';
import { counted } from '../../../core/words/counted.js';
import { clopperPearson } from '../../../math/tails/clopper-pearson.js';
import { deviationHistogramSpec } from '../../../page/charts/deviation-histogram.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { boxes, rules, texts } from '../../../page/charts/layers.js';
import { CLASSES } from '../../../page/charts/scale.js';
import { type Chart, chart, type Frame, type Layer, type Plane } from '../../../page/charts/spec.js';
import { classOf, colourEnd } from '../../../page/facts/colour-scale.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, ratio, signed } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { mapFigure } from '../../../page/sections/map-figure.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { isClear } from '../../deck/page/order/is-clear.js';
import { frequencyClause } from '../../shares/frequency-clause.js';
import { seenPlaces } from '../statistics/seen-places.js';
import type { HandPicture } from './hand-picture.js';

/** The most columns, and rows; more than these are merged. */
const MOST_COLUMNS = 64;
const MOST_ROWS = 32;
/** The most columns at which each cell carries its deviation in per cent. */
const MOST_WRITTEN = 10;
/** The width of the map in units and, where there are enough rows, its height. */
const WIDE = 600;
const HIGH = 260;
const LOWEST_ROW = 16;
const HIGHEST_ROW = 60;
const TEXT = 14.5;
/** The most rows that are all numbered; beyond it only those at the ends and in the middle are. */
const MOST_NUMBERED = 6;

/** The counts of each of n cards at each of k places, against 1 in n. */
interface PlacesMap {
  readonly n: number;
  readonly k: number;
  readonly trials: number;
  /** Row-major by card. */
  readonly counts: readonly number[];
}

/** The map as drawn: a row is a place and a column a card, or as many neighbouring ones as keep the cells visible. */
interface DrawnPlaces {
  readonly rows: number;
  readonly columns: number;
  /** Places in a row and cards in a column. */
  readonly places: number;
  readonly cards: number;
  /** Deviations from an even share, row-major by place. */
  readonly deviations: Float64Array;
  /** The standard deviation of a full merged cell by luck alone. */
  readonly luck: number;
}

/**
 * Merges neighbouring cells. A block of s cards and t places has relative variance (n − s)(n − t)/((n − 1) · s · t · trials), by the covariance of
 * permutation matrices.
 */
export function drawnPlaces({ counts, k, n, trials }: PlacesMap): DrawnPlaces {
  const cards = Math.ceil(n / MOST_COLUMNS);
  const places = Math.ceil(k / MOST_ROWS);
  const [columns, rows] = [Math.ceil(n / cards), Math.ceil(k / places)];
  const sums = new Float64Array(rows * columns);
  counts.forEach((times, cell) => {
    sums[Math.floor((cell % k) / places) * columns + Math.floor(Math.floor(cell / k) / cards)] += times;
  });
  const held = (index: number, each: number, all: number): number => Math.min(each, all - index * each);
  const deviations = sums.map((sum, cell) => {
    const cellsIn = held(cell % columns, cards, n) * held(Math.floor(cell / columns), places, k);
    return (sum * n) / (trials * cellsIn) - 1;
  });
  return { rows, columns, places, cards, deviations, luck: Math.sqrt(((n - cards) * (n - places)) / ((n - 1) * cards * places * trials)) };
}

/** Draws the map: each cell is one of 17 classes of deviation from an even share. */
export function placesMapSpec(map: DrawnPlaces, { k, n }: Pick<PlacesMap, 'k' | 'n'>): Chart {
  const { columns, deviations, rows } = map;
  const wide = Math.max(1, Math.round(WIDE / columns));
  const high = Math.min(HIGHEST_ROW, Math.max(LOWEST_ROW, Math.round(HIGH / rows)));
  const end = colourEnd(map);
  const frame: Frame = { width: wide * columns, height: high * rows, left: 52, right: 8, top: 52, bottom: 2 };
  const plane: Plane = { x: { domain: [0, columns] }, y: { domain: [rows, 0] } };
  const cells = Array.from(deviations, (deviation, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    return { x, x2: x + 1, y, y2: y + 1, deviation, fill: CLASSES[classOf(deviation, end)] ?? '' };
  });
  const written = cells.map(({ deviation, x, y }) => ({
    x: x + 0.5,
    y: y + 0.5,
    text: signed(deviation, 0),
    fill: `var(--n${classOf(deviation, end)})`,
  }));
  return chart(frame, [
    boxes(plane, cells, { field: 'fill' }),
    rules(
      plane,
      [
        { x: 0, x2: columns, y: 0, y2: 0 },
        { x: 0, x2: columns, y: rows, y2: rows },
        { x: 0, x2: 0, y: 0, y2: rows },
        { x: columns, x2: columns, y: 0, y2: rows },
      ],
      'var(--rule)',
    ),
    ...(columns <= MOST_WRITTEN ? [texts(plane, written, { field: 'fill' }, { align: 'center', size: 18 })] : []),
    ...numbers(plane, map, n, k, wide, high),
    texts(plane, [{ x: 0, y: -36 / high, text: 'card →' }], 'var(--soft)', { size: TEXT }),
    texts(plane, [{ x: -42 / wide, y: 0, text: 'place ←' }], 'var(--soft)', { size: TEXT, angle: 270, align: 'right' }),
  ]);
}

/** Draws the numbers of cards above and of places on the left. */
function numbers(plane: Plane, { cards, columns, places, rows }: DrawnPlaces, n: number, k: number, wide: number, high: number): Layer[] {
  const along = (all: number, parts: number): readonly number[] =>
    Array.from({ length: parts + 1 }, (_, part) => Math.max(1, Math.round((part * all) / parts)));
  const above = columns <= MOST_WRITTEN ? Array.from({ length: n }, (_, card) => card + 1) : along(n, 4);
  const beside = rows <= MOST_NUMBERED ? Array.from({ length: rows }, (_, row) => row * places + 1) : along(k, 2);
  return [
    texts(
      plane,
      above.map((card) => ({ x: Math.floor((card - 1) / cards) + 0.5, y: -12 / high, text: String(card) })),
      'var(--ink)',
      { align: 'center', size: TEXT },
    ),
    texts(
      plane,
      beside.map((place) => ({ x: -8 / wide, y: Math.floor((place - 1) / places) + 0.5, text: String(place) })),
      'var(--ink)',
      { align: 'right', size: TEXT },
    ),
  ];
}

/** The intervals of all cells hold at once with this confidence. */
const SIMULTANEOUS = 0.99;

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
      says: say`Card ${card} is dealt at place ${count(place)} of the hand ${frequencyClause(times, trials, 'as it should be')}`,
      exhibit: { is: 'figure', says: null, draw: exhibit },
    };
  },
};

/** Finds the cell furthest from even, with the name of its card. */
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
