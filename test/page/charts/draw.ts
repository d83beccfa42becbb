import * as vega from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { rounded } from '../../../src/page/charts/draw-plainly.js';
import type { Drawing } from '../../../src/page/charts/drawing.js';
import { mergedBoxes } from '../../../src/page/charts/merge-boxes.js';
import type { Chart, Fill, Layer, Mark, Scale } from '../../../src/page/charts/spec.js';

type VegaLayer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];

function vegaLiteSpec({ frame, layers }: Chart): TopLevelSpec {
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

/** A mark's Vega-Lite properties, and its channels other than x and y. */
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

const ROOT = /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)">([\s\S]*)<\/svg>$/;

/**
 * Renders a chart to SVG with Vega-Lite, without DOM or canvas, and strips what the page says better: sizes, fonts, classes, ARIA of the inner parts.
 * This defines the look of a chart. Pages use `drawPlainly`, which gives the same bytes.
 */
export async function draw(chart: Chart): Promise<Drawing> {
  const view = new vega.View(vega.parse(compile(vegaLiteSpec(chart)).spec), { renderer: 'none', logLevel: vega.Error });
  try {
    const [, width = '0', height = '0', body = ''] = ROOT.exec(await view.toSVG()) ?? [];
    return { width: Number(width), height: Number(height), body: mergeBoxes(stripped(body)) };
  } finally {
    view.finalize();
  }
}

/** Strips a tag. Texts lie between tags, with < and > escaped, so no text is changed here. */
function strippedTag(tag: string): string {
  return rounded(
    tag
      .replace(/ (?:class|role|aria-[a-z]+|font-family|text-anchor="start"|stroke-width="0")(?:="[^"]*")?/g, '')
      .replace(/ font-size="([\d.]+)px"/g, ' font-size="$1"'),
  );
}

function stripped(body: string): string {
  return body
    .replace(/<[^>]*>/g, strippedTag)
    .replace(/<path(?: d="[^"]*")?(?: fill="transparent")?(?: display="none")?\/>/g, '')
    .replace(/<g>((?:<(?:text|path|line)[^>]*>(?:[^<]*<\/text>)?)*)<\/g>/g, '$1')
    .replace(/<g transform="translate\(0,0\)"><\/g>/g, '');
}

const BOX = /<path d="M([-\d.]+),([-\d.]+)h([-\d.]+)v([-\d.]+)h-?[-\d.]+Z" fill="([^"]+)"\/>/g;
const RUN = /(?:<path d="M[-\d.]+,[-\d.]+h[-\d.]+v[-\d.]+h-?[-\d.]+Z" fill="[^"]+"\/>){8,}/g;

/**
 * Replaces each run of eight or more rectangles by one path a colour, with neighbours of a row joined: a map of 2,704 cells becomes
 * 17 elements. The rectangles of a run must not overlap, since their order is not kept.
 */
export function mergeBoxes(svg: string): string {
  return svg.replace(RUN, (run) =>
    mergedBoxes(
      [...run.matchAll(BOX)].map(([, x, y, width, height, fill = '']) => ({
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
        fill,
      })),
    ),
  );
}
