import { visible } from '../visible.js';
import type { Datum, DotShape, Fill, Layer, Plane } from './spec.js';

/** Rectangles from (x, y) to (x2, y2). */
export function boxes(plane: Plane, values: readonly Datum[], fill: Fill): Layer {
  return { plane, values, mark: { kind: 'boxes', fill } };
}

/** Rounded boxes in the colour of paper with an ink line: the notes on a map. */
export function pillBoxes(plane: Plane, values: readonly Datum[]): Layer {
  return { plane, values, mark: { kind: 'pills' } };
}

/** Straight lines from (x, y) to (x2, y2). */
export function rules(plane: Plane, values: readonly Datum[], stroke: Fill, width = 1, dash: readonly number[] = []): Layer {
  return { plane, values, mark: { kind: 'rules', stroke, width, dash } };
}

/** Filled marks of `area` square units at (x, y). */
export function dots(plane: Plane, values: readonly Datum[], fill: Fill, area: number, shape: DotShape = 'circle'): Layer {
  return { plane, values, mark: { kind: 'dots', fill, area, shape } };
}

export function curve(plane: Plane, values: readonly Datum[], stroke: string): Layer {
  return { plane, values, mark: { kind: 'curve', stroke } };
}

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
  const written = values.map((datum) => ({ ...datum, text: visible(String(datum['text'])) }));
  return { plane, values: written, mark: { kind: 'texts', fill, align, dx, dy, bold, size, angle } };
}
