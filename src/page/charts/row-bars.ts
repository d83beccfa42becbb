import { count } from '../numbers.js';
import { boxes, dots, rules, texts } from './layers.js';
import { type Chart, chart, type Datum, type Frame, type Plane } from './spec.js';

/** The look of a bar: full, full in the colour of a finding, an outline alone, or open at its end, because it says only "longer than that". */
export type BarLook = 'full' | 'found' | 'hollow' | 'open';

export interface RowBar {
  readonly value: number;
  readonly text: string;
  /** The same in fewer words, for the phone's drawing; the full text if absent. */
  readonly short?: string;
  readonly look: BarLook;
}

export interface BarRow {
  readonly name: string;
  readonly bars: readonly RowBar[];
}

/** A column of bars: the quantity they count, and the power of ten they start at. */
export interface BarColumn {
  readonly head: string;
  /** The exponent of the power of ten at which bars begin; a smaller value has no bar. */
  readonly from: number;
  /** Formats a power of ten on the scale; a whole number if absent. */
  readonly tick?: (power: number) => string;
}

const WIDE = 828;
const NARROW = 358;
const ROW = 22;
const BAR = 11;
const HEAD = 40;
/** The units that a letter takes at most, on the safe side. */
const LETTER = 6.9;
const GAP = 16;
/** The smallest length of the longest bar. */
const LEAST_BAR = 60;
/** The gap between a bar, with the point of an open one, and its words. */
const AHEAD = 14;

interface Track {
  readonly x: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
  readonly tick: (power: number) => string;
}

/**
 * Draws names with bars on a scale of powers of ten, a column of bars for each quantity, side by side. On the phone's drawing, `narrow`, each column
 * stands below the one before.
 */
export function rowBarsSpec(columns: readonly BarColumn[], rows: readonly BarRow[], narrow: boolean): Chart {
  return narrow ? belowEachOther(columns, rows) : besideEachOther(columns, rows);
}

function besideEachOther(columns: readonly BarColumn[], rows: readonly BarRow[]): Chart {
  const names = widest(rows.map(({ name }) => name)) + GAP;
  const each = (WIDE - names) / columns.length;
  const middle = (row: number): number => HEAD + row * ROW + ROW / 2;
  const drawn = columns.map((column, k) => ({
    head: column.head,
    track: trackOf(column, rows, k, names + k * each, each - GAP),
    top: 0,
    rows: rows.map((row, r) => ({ ...row.bars[k], y: middle(r) })),
  }));
  const said = rows.map(({ name }, r) => ({ x: 0, y: middle(r), text: name }));
  return drawing(WIDE, HEAD + rows.length * ROW, drawn, said);
}

function belowEachOther(columns: readonly BarColumn[], given: readonly BarRow[]): Chart {
  const rows = given.map((row) => ({ ...row, bars: row.bars.map((bar) => ({ ...bar, text: bar.short ?? bar.text })) }));
  // A name and its bar are two lines: beside each other neither would have room.
  const pair = 2 * ROW - 4;
  const block = HEAD + rows.length * pair + GAP;
  const at = (column: number, row: number): number => column * block + HEAD + row * pair;
  const drawn = columns.map((column, k) => ({
    head: column.head,
    track: trackOf(column, rows, k, 0, NARROW),
    top: k * block,
    rows: rows.map((row, r) => ({ ...row.bars[k], y: at(k, r) + 1.4 * ROW - 2 })),
  }));
  const said = columns.flatMap((_, k) => rows.map(({ name }, r) => ({ x: 0, y: at(k, r) + ROW / 2, text: name })));
  return drawing(NARROW, columns.length * block - GAP, drawn, said);
}

/** Fits a column's bars into `room` units, as long as leaves each room for the words behind it. */
function trackOf(
  { from, tick = (power) => count(Number(`1e${power}`)) }: BarColumn,
  rows: readonly BarRow[],
  column: number,
  x: number,
  room: number,
): Track {
  const bars = rows.map(({ bars: all }) => all[column]);
  const to = Math.max(from + 1, ...bars.map(({ value }) => tens(value)));
  const fitting = bars.map(({ text, value }) => (room - AHEAD - LETTER * text.length) / Math.max(0.01, (tens(value) - from) / (to - from)));
  return { x, width: Math.max(LEAST_BAR, Math.min(room, ...fitting)), from, to, tick };
}

/** One column as drawn, in the units of the drawing. */
interface Drawn {
  readonly head: string;
  readonly track: Track;
  readonly top: number;
  readonly rows: readonly (RowBar & { readonly y: number })[];
}

function drawing(width: number, height: number, columns: readonly Drawn[], names: readonly Datum[]): Chart {
  const frame: Frame = { width, height, left: 2, right: 2, top: 2, bottom: 2 };
  const plane: Plane = { x: { domain: [0, width] }, y: { domain: [height, 0] } };
  const end = ({ from, to, width: room, x }: Track, value: number): number => x + (room * Math.max(0, tens(value) - from)) / (to - from);
  const bars = columns.flatMap(({ rows, track }) =>
    rows.map(({ look, text, value, y }) => ({ look, text, x: track.x, x2: end(track, value), y: y - BAR / 2, y2: y + BAR / 2, middle: y })),
  );
  const ticks = columns.flatMap((column) =>
    gridOf(column).map(({ x, power }) => ({ x, y: column.top + 26, text: column.track.tick(power) })),
  );
  const of = (...looks: readonly BarLook[]): readonly Datum[] =>
    bars.filter(({ look, x, x2 }) => looks.includes(look) && x2 > x).map(({ x, x2, y, y2 }) => ({ x, x2, y, y2 }));
  return chart(frame, [
    rules(plane, columns.flatMap(gridOf), 'var(--rule)'),
    texts(
      plane,
      columns.map(({ head, top, track }) => ({ x: track.x, y: top + 8, text: head })),
      'var(--ink)',
      { bold: true },
    ),
    // At the left edge of the drawing a number in the middle of its line would be cut.
    texts(
      plane,
      ticks.filter(({ x }) => x < LETTER),
      'var(--soft)',
      { size: 12 },
    ),
    texts(
      plane,
      ticks.filter(({ x }) => x >= LETTER),
      'var(--soft)',
      { align: 'center', size: 12 },
    ),
    boxes(plane, of('full', 'open'), 'var(--soft)'),
    boxes(plane, of('found'), 'var(--biased)'),
    rules(plane, of('hollow').flatMap(outline), 'var(--soft)', 1.4),
    dots(
      plane,
      bars.filter(({ look }) => look === 'open').map(({ middle, x2 }) => ({ x: x2 + 4, y: middle })),
      'var(--soft)',
      70,
      'triangle-right',
    ),
    texts(plane, names, 'var(--ink)'),
    texts(
      plane,
      bars.map(({ look, middle, text, x2 }) => ({ x: x2 + (look === 'open' ? 13 : 7), y: middle, text })),
      'var(--ink)',
    ),
  ]);
}

/** Draws a line up the column at every power of ten, or at every second or third one where there are many. */
function gridOf({
  rows,
  top,
  track,
}: Drawn): readonly { readonly x: number; readonly x2: number; readonly y: number; readonly y2: number; readonly power: number }[] {
  const { from, tick, to, width, x } = track;
  const widestTick = Math.max(...[from, Math.floor(to)].map((power) => LETTER * tick(power).length)) + GAP;
  const step = Math.max(1, Math.ceil((widestTick * (to - from)) / width));
  const lines = Math.floor((to - from) / step + 1e-9) + 1;
  const bottom = (rows.at(-1)?.y ?? top + HEAD) + ROW / 2;
  return Array.from({ length: lines }, (_, k) => {
    const place = x + (width * k * step) / (to - from);
    return { x: place, x2: place, y: top + 34, y2: bottom, power: from + k * step };
  });
}

function outline({ x, x2, y, y2 }: Datum): readonly Datum[] {
  return [
    { x, x2, y, y2: y },
    { x, x2, y: y2, y2 },
    { x, x2: x, y, y2 },
    { x: x2, x2, y, y2 },
  ];
}

function tens(value: number): number {
  return value > 0 ? Math.log10(value) : Number.NEGATIVE_INFINITY;
}

function widest(written: readonly string[]): number {
  return LETTER * Math.max(...written.map(({ length }) => length));
}
