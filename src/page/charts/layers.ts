import { visible } from '../visible.js';
import type { Datum, Layer } from './spec.js';

/** A position scale: its domain, from the left or from the top, linear unless said otherwise. */
export interface Scale {
  readonly domain: readonly [number, number];
  readonly type?: 'linear' | 'log';
}

/** The two scales of a chart. */
export interface Plane {
  readonly x: Scale;
  readonly y: Scale;
}

type Fill = string | { readonly field: string };

const position = (field: string, { domain, type = 'linear' }: Scale): object => ({
  field,
  type: 'quantitative',
  axis: null,
  scale: { domain: [...domain], type, nice: false, zero: false },
});

const paint = (fill: Fill): object =>
  typeof fill === 'string' ? { value: fill } : { field: fill.field, type: 'nominal', scale: null, legend: null };

function layer(plane: Plane, values: readonly Datum[], mark: object, encoding: object): Layer {
  const whole = {
    data: { values: [...values] },
    mark: { aria: false, clip: false, ...mark },
    encoding: { x: position('x', plane.x), y: position('y', plane.y), ...encoding },
  };
  return whole as Layer;
}

/** Rectangles from (x, y) to (x2, y2). */
export function boxes(plane: Plane, values: readonly Datum[], fill: Fill): Layer {
  return layer(plane, values, { type: 'rect' }, { x2: { field: 'x2' }, y2: { field: 'y2' }, fill: paint(fill) });
}

/** Rounded boxes in paper with an ink line: the notes on a map. */
export function pillBoxes(plane: Plane, values: readonly Datum[]): Layer {
  return layer(
    plane,
    values,
    { type: 'rect', cornerRadius: 15, strokeWidth: 1.2 },
    { x2: { field: 'x2' }, y2: { field: 'y2' }, fill: paint('var(--paper)'), stroke: paint('var(--ink)') },
  );
}

/** Straight lines from (x, y) to (x2, y2). */
export function rules(plane: Plane, values: readonly Datum[], stroke: Fill, width = 1, dash: readonly number[] = []): Layer {
  return layer(
    plane,
    values,
    { type: 'rule', strokeWidth: width, ...(dash.length > 0 && { strokeDash: [...dash] }) },
    { x2: { field: 'x2' }, y2: { field: 'y2' }, stroke: paint(stroke) },
  );
}

/** Filled marks of `area` square units at (x, y). */
export function dots(plane: Plane, values: readonly Datum[], fill: Fill, area: number, shape = 'circle'): Layer {
  return layer(plane, values, { type: 'point', filled: true, shape, size: area, opacity: 1, strokeWidth: 0 }, { fill: paint(fill) });
}

/** A line through the points in order. */
export function curve(plane: Plane, values: readonly Datum[], stroke: string): Layer {
  return layer(
    plane,
    values,
    { type: 'line', strokeWidth: 1.2 },
    { stroke: { value: stroke }, order: { field: 'x', type: 'quantitative' } },
  );
}

/** How a text mark stands at its point. */
export interface TextLook {
  readonly align?: 'left' | 'center' | 'right';
  readonly dx?: number;
  readonly dy?: number;
  readonly bold?: boolean;
  readonly size?: number;
  readonly angle?: number;
}

/** The field `text` written at (x, y). */
export function texts(plane: Plane, values: readonly Datum[], fill: Fill, look: TextLook = {}): Layer {
  const { align = 'left', dx = 0, dy = 0, bold = false, size = 12.5, angle = 0 } = look;
  return layer(
    plane,
    values.map((datum) => ({ ...datum, text: visible(String(datum['text'])) })),
    { type: 'text', align, baseline: 'middle', dx, dy, fontSize: size, angle, ...(bold && { fontWeight: 600 }) },
    { text: { field: 'text', type: 'nominal' }, fill: paint(fill) },
  );
}
