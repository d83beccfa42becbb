/** A position scale: its domain, from the left or from the top; linear. */
export interface Scale {
  readonly domain: readonly [number, number];
}

export interface Plane {
  readonly x: Scale;
  readonly y: Scale;
}

export type Datum = Readonly<Record<string, number | string>>;

/** A colour, or the field of a datum that holds one. */
export type Fill = string | { readonly field: string };

export type DotShape = 'circle' | 'diamond' | 'triangle-left' | 'triangle-right';

/** The shape drawn at every datum of a layer; lengths in the units of the view box. */
export type Mark =
  /** Rectangles from (x, y) to (x2, y2). */
  | { readonly kind: 'boxes'; readonly fill: Fill }
  /** Rounded ones in paper with an ink line. */
  | { readonly kind: 'pills' }
  /** Straight lines from (x, y) to (x2, y2). */
  | { readonly kind: 'rules'; readonly stroke: Fill; readonly width: number; readonly dash: readonly number[] }
  /** Filled outlines of `area` square units at (x, y). */
  | { readonly kind: 'dots'; readonly fill: Fill; readonly area: number; readonly shape: DotShape }
  /** One line through all points, by their x. */
  | { readonly kind: 'curve'; readonly stroke: string }
  /** The field `text` at (x, y). */
  | {
      readonly kind: 'texts';
      readonly fill: Fill;
      readonly align: 'left' | 'center' | 'right';
      readonly dx: number;
      readonly dy: number;
      readonly bold: boolean;
      readonly size: number;
      readonly angle: number;
    };

/** One layer of a chart: the same mark at every datum. */
export interface Layer {
  readonly plane: Plane;
  readonly values: readonly Datum[];
  readonly mark: Mark;
}

/** The whole drawing: a plot of `width` × `height` with room around it, in the units of its view box. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Layers over one frame, without axes, legends, background or ARIA of their own: the figure around them says what they show. */
export interface Chart {
  readonly frame: Frame;
  readonly layers: readonly Layer[];
}

/** Puts `layers` together, the first at the bottom. */
export function chart(frame: Frame, layers: readonly Layer[]): Chart {
  return { frame, layers };
}
