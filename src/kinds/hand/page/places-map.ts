import { boxes, rules, texts } from '../../../page/charts/layers.js';
import { CLASSES } from '../../../page/charts/scale.js';
import { type Chart, chart, type Frame, type Layer, type Plane } from '../../../page/charts/spec.js';
import { classOf, colourEnd } from '../../../page/facts/colour-scale.js';
import { signed } from '../../../page/numbers.js';

/** More columns, and more rows, than these are put together. */
const MOST_COLUMNS = 64;
const MOST_ROWS = 32;
/** Up to so many columns each cell carries its deviation in per cent. */
const MOST_WRITTEN = 10;
/** The units that the map is wide and, where there are rows enough, high. */
const WIDE = 600;
const HIGH = 260;
const LOWEST_ROW = 16;
const HIGHEST_ROW = 60;
const TEXT = 14.5;
/** More rows than this are numbered at the ends and in the middle alone. */
const MOST_NUMBERED = 6;

/** How often each of n cards is dealt at each of k places, against 1 in n. */
export interface PlacesMap {
  readonly n: number;
  readonly k: number;
  readonly trials: number;
  /** Row-major by card. */
  readonly counts: readonly number[];
}

/** The map as drawn, a row a place and a column a card, or as many neighbouring ones as leave cells to see. */
export interface DrawnPlaces {
  readonly rows: number;
  readonly columns: number;
  /** Places in a row and cards in a column. */
  readonly places: number;
  readonly cards: number;
  /** Row-major by place, from an even share. */
  readonly deviations: Float64Array;
  /** What luck alone makes of one of them, where it is put together of as many as the others. */
  readonly luck: number;
}

/** Puts neighbouring cells together. A block of s cards and t places has relative variance (n − s)(n − t)/((n − 1) · s · t · trials), by the covariance of permutation matrices. */
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

/** The map: deviation from an even share, one of 17 classes a cell. */
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

/** The numbers of cards above and of places on the left. */
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
