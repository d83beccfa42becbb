import type { TopLevelSpec } from 'vega-lite';

/** One layer of a chart, as Vega-Lite reads it. */
export type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];

/** The whole drawing: a plot of `width` × `height` with room around it, in the units of its view box. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A datum of a layer. */
export type Datum = Readonly<Record<string, number | string>>;

/** Layers over one frame, without axes, legends, background or ARIA of their own: the figure around them says what they show. */
export function chart({ width, height, left, right, top, bottom }: Frame, layer: readonly Layer[]): TopLevelSpec {
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width,
    height,
    padding: { left, right, top, bottom },
    autosize: { type: 'none' },
    background: 'transparent',
    config: { aria: false, view: { stroke: null }, text: { fontSize: 12.5 } },
    layer: [...layer],
  };
}
