import { classOf, colourEnd } from '../facts/colour-scale.js';
import type { DrawnMap } from '../facts/pooled.js';
import type { Note } from '../facts/shape.js';
import { NBSP, signed } from '../numbers.js';
import { boxes, pillBoxes, rules, texts } from './layers.js';
import { CLASSES } from './scale.js';
import { type Chart, chart, type Datum, type Frame, type Layer, type Plane } from './spec.js';

/** The most rows of a map whose cells show their deviation in per cent. */
const MOST_WRITTEN = 10;
/** The approximate side of the map, in units. */
const SIDE = 600;
const TEXT = 14.5;

export interface MapAxes {
  readonly across: string;
  readonly down: string;
  /** The labels of the ticks, the first first: five of a large map, one a row of a small one. The numbers of the rows if absent. */
  readonly ticks?: readonly string[];
}

/** The axes where cards are numbered by their place before the shuffle. */
const PLACES: MapAxes = { across: 'position after the shuffle', down: 'card, by its place before' };

/** The heat map of card by position, or of another n × n table: deviation from an even share, one of 17 classes a cell. */
export function positionMapSpec(map: DrawnMap, n: number, notes: readonly Note[], axes: MapAxes = PLACES): Chart {
  const { rows, deviations } = map;
  const cell = Math.max(1, Math.round(SIDE / rows));
  const side = cell * rows;
  const end = colourEnd(map);
  const frame: Frame = { width: side, height: side, left: 52, right: 8, top: 52, bottom: 2 };
  const plane: Plane = { x: { domain: [0, rows] }, y: { domain: [rows, 0] } };
  const cells = Array.from(deviations, (deviation, index) => {
    const x = index % rows;
    const y = Math.floor(index / rows);
    return { x, x2: x + 1, y, y2: y + 1, deviation, fill: CLASSES[classOf(deviation, end)] ?? '' };
  });
  return chart(frame, [
    boxes(plane, cells, { field: 'fill' }),
    rules(plane, outline(rows), 'var(--rule)'),
    ...(rows <= MOST_WRITTEN ? figures(plane, cells, end, rows > 7 ? 0 : 1) : []),
    ...ticks(plane, map, n, cell, axes.ticks),
    texts(plane, [{ x: 0, y: -36 / cell, text: `${axes.across} →` }], 'var(--soft)', { size: TEXT }),
    texts(plane, [{ x: -42 / cell, y: 0, text: `${axes.down} ←` }], 'var(--soft)', {
      size: TEXT,
      angle: 270,
      align: 'right',
    }),
    ...(rows > MOST_WRITTEN && notes.length > 0 ? pills(plane, notes, rows, cell) : []),
  ]);
}

function figures(
  plane: Plane,
  cells: readonly { readonly x: number; readonly y: number; readonly deviation: number }[],
  end: number,
  decimals: number,
): Layer[] {
  const values = cells.map(({ x, y, deviation }) => ({
    x: x + 0.5,
    y: y + 0.5,
    text: signed(deviation, decimals),
    fill: `var(--n${classOf(deviation, end)})`,
  }));
  return [texts(plane, values, { field: 'fill' }, { align: 'center', size: 18 })];
}

function outline(rows: number): readonly Datum[] {
  return [
    { x: 0, x2: rows, y: 0, y2: 0 },
    { x: 0, x2: rows, y: rows, y2: rows },
    { x: 0, x2: 0, y: 0, y2: rows },
    { x: rows, x2: rows, y: 0, y2: rows },
  ];
}

/** Labels at 1, a quarter, a half, three quarters and n; at every card of a small deck. */
function ticks(plane: Plane, { rows, block }: DrawnMap, n: number, cell: number, named?: readonly string[]): Layer[] {
  const cards =
    rows <= MOST_WRITTEN
      ? Array.from({ length: n }, (_, k) => k + 1)
      : [1, Math.round(n / 4), Math.round(n / 2), Math.round((3 * n) / 4), n];
  const at = (card: number): number => Math.floor((card - 1) / block) + 0.5;
  const text = (k: number): string => named?.[k] ?? String(cards[k]);
  return [
    texts(
      plane,
      cards.map((card, k) => ({ x: at(card), y: -12 / cell, text: text(k) })),
      'var(--ink)',
      { align: 'center', size: TEXT },
    ),
    texts(
      plane,
      cards.map((card, k) => ({ x: -8 / cell, y: at(card), text: text(k) })),
      'var(--ink)',
      { align: 'right', size: TEXT },
    ),
  ];
}

function pills(plane: Plane, notes: readonly Note[], rows: number, cell: number): Layer[] {
  const half = { x: 27 / cell, y: 15 / cell };
  const middles = notes.map(({ card, position }) => ({ x: clamp(position * rows, half.x, rows), y: clamp(card * rows, half.y, rows) }));
  const ends = middles.map(({ x, y }) => ({ x: x - half.x, x2: x + half.x, y: y - half.y, y2: y + half.y }));
  const labels = notes.map(({ ratio }, k) => ({ ...(middles[k] ?? { x: 0, y: 0 }), text: `${letter(k)}${NBSP}${ratio > 1 ? '+' : '−'}` }));
  return [pillBoxes(plane, ends), texts(plane, labels, 'var(--ink)', { align: 'center', size: 15, bold: true })];
}

/** The name of the k-th note: "A", "B", "C". */
export function letter(k: number): string {
  return String.fromCharCode(65 + k);
}

function clamp(middle: number, half: number, rows: number): number {
  return Math.min(rows - half - 0.3, Math.max(half + 0.3, middle));
}
