import { type LabelPlace, placeLabels, widthOf } from '../../../page/charts/labels.js';
import { boxes, dots, rules, texts } from '../../../page/charts/layers.js';
import { axisPosition, sizeAxis } from '../../../page/charts/scale.js';
import { type Chart, chart, type Frame, type Layer, type Plane } from '../../../page/charts/spec.js';
import { askedSize, sizeUp } from '../../../page/numbers.js';

export interface RulerResult {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  readonly label: string;
  /** True if it is drawn in the colour of a biased verdict. */
  readonly beyond: boolean;
}

/** Everything the ruler shows; sizes are relative root-mean-square deviations. */
export interface RulerData {
  /** The smallest bias seen 99 times in 100; null where the required tests did not all run. */
  readonly seen: number | null;
  readonly asked: number;
  readonly result: RulerResult | null;
  readonly marks: readonly { readonly title: string; readonly size: number; readonly strong: boolean }[];
}

const ROW = 18;

/** Draws the smallest bias that would have been seen, and the places of the result and of well-known mistakes; `narrow` is the phone's own drawing. */
export function rulerSpec(data: RulerData, narrow: boolean): Chart {
  const width = narrow ? 340 : 700;
  const right = narrow ? 12 : 132;
  const { seen, result } = data;
  const axis = sizeAxis(
    [data.asked, ...(seen === null ? [] : [seen])],
    [...(result ? [result.estimate, result.high] : []), ...data.marks.map((mark) => mark.size)],
  );
  const at = (s: number): number => axisPosition(axis, s) * width;
  const drawn = data.marks.filter((mark) => mark.size >= axis.low);
  const placed = placeLabels(
    (narrow ? spaced(drawn, at) : drawn).map((mark) => ({ at: at(mark.size), text: mark.title })),
    width + right,
  );
  const label = result === null ? null : labelSpot(result, at, width + right);
  const band = { top: label?.row === 'above' ? 34 : 18, bottom: label?.row === 'above' ? 64 : 48 };
  const height = band.bottom + 28 + ROW * Math.max(0, ...placed.map(({ row }) => row + 1.4));
  const frame: Frame = { width, height, left: 8, right, top: 2, bottom: 2 };
  const plane: Plane = { x: { domain: [0, width] }, y: { domain: [height, 0] } };
  const limit = seen === null ? width : at(seen);
  const layers: Layer[] = [
    boxes(plane, [{ x: 0, x2: limit, y: band.top, y2: band.bottom }], 'var(--band)'),
    rules(
      plane,
      [
        { x: 0, x2: width, y: band.bottom, y2: band.bottom },
        ...axis.decades.map((s) => ({ x: at(s), x2: at(s), y: band.bottom, y2: band.bottom + 5 })),
      ],
      'var(--ink)',
    ),
    ...tickLabels(plane, axis.decades, at, width, band.bottom + 16),
    rules(plane, [{ x: at(data.asked), x2: at(data.asked), y: band.top, y2: band.bottom }], 'var(--ink)', 1, [3, 3]),
    ...limitLayers(plane, seen, limit, width + right, narrow, band),
    ...(result && label ? resultLayers(plane, result, at, (band.top + band.bottom) / 2, label) : []),
    ...markLayers(plane, placed, new Set(drawn.filter(({ strong }) => strong).map(({ title }) => title)), band.bottom + 28),
  ];
  return chart(frame, layers);
}

interface Band {
  readonly top: number;
  readonly bottom: number;
}

function tickLabels(plane: Plane, decades: readonly number[], at: (s: number) => number, width: number, y: number): Layer[] {
  const labelled = decades.filter((_, k) => decades.length <= 5 || k % 2 === 0);
  const ticks = labelled.map((s) => ({ x: at(s), y, text: askedSize(s) }));
  const inner = ticks.filter(({ x }) => x > 0 && x < width);
  return [
    texts(
      plane,
      ticks.filter(({ x }) => x <= 0),
      'var(--ink)',
    ),
    texts(plane, inner, 'var(--ink)', { align: 'center' }),
    texts(
      plane,
      ticks.filter(({ x }) => x >= width),
      'var(--ink)',
      { align: 'right' },
    ),
  ];
}

function limitLayers(plane: Plane, seen: number | null, limit: number, end: number, narrow: boolean, band: Band): Layer[] {
  const y = band.top - 9;
  if (seen === null) return [texts(plane, [{ x: 0, y, text: 'any bias may be missed' }], 'var(--soft)')];
  const above = narrow ? `${sizeUp(seen)} and up: seen` : `${sizeUp(seen)} and more would have been seen`;
  const below = narrow ? 'may be missed' : 'smaller biases may be missed';
  const fits = limit + widthOf(above) + 16 <= end;
  return [
    rules(plane, [{ x: limit, x2: limit, y: band.top - 14, y2: band.bottom }], 'var(--ink)', 1.2),
    texts(plane, [{ x: limit, y, text: above }], 'var(--ink)', fits ? { dx: 7, bold: true } : { dx: -7, bold: true, align: 'right' }),
    ...(fits && limit > widthOf(below) + 12
      ? [texts(plane, [{ x: limit, y, text: below }], 'var(--soft)', { dx: -7, align: 'right' })]
      : []),
  ];
}

interface LabelSpot {
  readonly row: 'band' | 'above';
  readonly x: number;
  readonly align: 'left' | 'right';
}

/** The place of a label. A finding is labelled beside its dot, above the band where that would leave the drawing; another result is labelled above it. */
function labelSpot({ beyond, estimate, high, label }: RulerResult, at: (s: number) => number, end: number): LabelSpot {
  const ahead = Math.max(at(Math.max(estimate, 1e-12)), at(high)) + 11;
  if (!beyond) return { row: 'above', x: 0, align: 'left' };
  return ahead + widthOf(label) <= end ? { row: 'band', x: ahead, align: 'left' } : { row: 'above', x: end - 2, align: 'right' };
}

function resultLayers(
  plane: Plane,
  { beyond, estimate, high, label, low }: RulerResult,
  at: (s: number) => number,
  y: number,
  spot: LabelSpot,
): Layer[] {
  const colour = beyond ? 'var(--biased)' : 'var(--soft)';
  const arrow = low <= 0 || at(low) <= 0;
  return [
    rules(plane, [{ x: at(Math.max(low, 1e-12)), x2: at(high), y, y2: y }], colour, 5),
    ...(arrow ? [dots(plane, [{ x: 4, y }], colour, 130, 'triangle-left')] : []),
    ...(estimate > 0 && at(estimate) > 0 ? [dots(plane, [{ x: at(estimate), y }], colour, 110)] : []),
    texts(plane, [{ x: spot.x, y: spot.row === 'above' ? 8 : y, text: label }], beyond ? colour : 'var(--ink)', {
      bold: true,
      align: spot.align,
    }),
  ];
}

function markLayers(plane: Plane, placed: readonly LabelPlace[], strong: ReadonlySet<string>, y: number): Layer[] {
  const row = (label: LabelPlace): number => y + 14 + ROW * label.row;
  const written = (bold: boolean, side: LabelPlace['side']): Layer =>
    texts(
      plane,
      placed
        .filter((label) => strong.has(label.text) === bold && label.side === side)
        .map((label) => ({ x: label.at, y: row(label), text: label.text })),
      bold ? 'var(--ink)' : 'var(--soft)',
      { bold, align: side === 'left' ? 'right' : 'left', dx: side === 'left' ? -5 : 5 },
    );
  return [
    rules(
      plane,
      placed.map((label) => ({ x: label.at, x2: label.at, y, y2: row(label) + 4 })),
      'var(--rule)',
    ),
    dots(
      plane,
      placed.filter(({ text }) => !strong.has(text)).map(({ at }) => ({ x: at, y })),
      'var(--soft)',
      26,
    ),
    dots(
      plane,
      placed.filter(({ text }) => strong.has(text)).map(({ at }) => ({ x: at, y })),
      'var(--ink)',
      60,
      'diamond',
    ),
    written(false, 'right'),
    written(false, 'left'),
    written(true, 'right'),
    written(true, 'left'),
  ];
}

/** Selects the marks for a phone, half a decade apart, the strong ones first. */
function spaced<T extends { readonly size: number; readonly strong: boolean }>(
  marks: readonly T[],
  at: (s: number) => number,
): readonly T[] {
  const kept: T[] = [];
  for (const mark of [...marks].sort((a, b) => Number(b.strong) - Number(a.strong) || b.size - a.size)) {
    if (kept.every((other) => Math.abs(at(other.size) - at(mark.size)) > 30)) kept.push(mark);
  }
  return kept;
}
