import type { TopLevelSpec } from 'vega-lite';
import type { Chart, Fill, Layer, Mark, Scale } from './spec.js';

type VegaLayer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];

/** A chart in the words of Vega-Lite. */
export function vegaLiteSpec({ frame, layers }: Chart): TopLevelSpec {
  const { width, height, left, right, top, bottom } = frame;
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width,
    height,
    padding: { left, right, top, bottom },
    autosize: { type: 'none' },
    background: 'transparent',
    config: { aria: false, view: { stroke: null }, text: { fontSize: 12.5 } },
    layer: layers.map(inWords),
  };
}

const position = (field: string, { domain }: Scale): object => ({
  field,
  type: 'quantitative',
  axis: null,
  scale: { domain: [...domain], type: 'linear', nice: false, zero: false },
});

const paint = (fill: Fill): object =>
  typeof fill === 'string' ? { value: fill } : { field: fill.field, type: 'nominal', scale: null, legend: null };

function inWords({ plane, values, mark }: Layer): VegaLayer {
  const [look, encoding] = words(mark);
  const whole = {
    data: { values: [...values] },
    mark: { aria: false, clip: false, ...look },
    encoding: { x: position('x', plane.x), y: position('y', plane.y), ...encoding },
  };
  return whole as VegaLayer;
}

/** A mark's own words, and the channels beside x and y. */
function words(mark: Mark): readonly [object, object] {
  const ends = { x2: { field: 'x2' }, y2: { field: 'y2' } };
  switch (mark.kind) {
    case 'boxes':
      return [{ type: 'rect' }, { ...ends, fill: paint(mark.fill) }];
    case 'pills':
      return [
        { type: 'rect', cornerRadius: 15, strokeWidth: 1.2 },
        { ...ends, fill: paint('var(--paper)'), stroke: paint('var(--ink)') },
      ];
    case 'rules':
      return [
        { type: 'rule', strokeWidth: mark.width, ...(mark.dash.length > 0 && { strokeDash: [...mark.dash] }) },
        { ...ends, stroke: paint(mark.stroke) },
      ];
    case 'dots':
      return [{ type: 'point', filled: true, shape: mark.shape, size: mark.area, opacity: 1, strokeWidth: 0 }, { fill: paint(mark.fill) }];
    case 'curve':
      return [
        { type: 'line', strokeWidth: 1.2 },
        { stroke: { value: mark.stroke }, order: { field: 'x', type: 'quantitative' } },
      ];
    case 'texts': {
      const { align, dx, dy, size, angle } = mark;
      const look = { type: 'text', align, baseline: 'middle', dx, dy, fontSize: size, angle, ...(mark.bold && { fontWeight: 600 }) };
      return [look, { text: { field: 'text', type: 'nominal' }, fill: paint(mark.fill) }];
    }
  }
}
