import type { Drawing } from './drawing.js';
import { mergeBoxes } from './merge-boxes.js';
import type { Chart } from './spec.js';
import { vegaLiteSpec } from './vega-lite-spec.js';
import { rounded } from './written.js';

const ROOT = /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)">([\s\S]*)<\/svg>$/;

/**
 * Renders a chart to SVG with Vega-Lite, without DOM or canvas, and strips what the page says better: sizes, fonts, classes, ARIA of the
 * inner parts. Equal charts give equal text. Both libraries are loaded on first use. This is what a chart looks like by definition; a page that
 * is written in a hurry asks `drawPlainly`, which gives the same bytes.
 */
export async function draw(chart: Chart): Promise<Drawing> {
  const [vega, lite] = await drawingLibraries();
  const compiled = lite.compile(vegaLiteSpec(chart)).spec;
  const runtime = vega.parse(compiled);
  const view = new vega.View(runtime, { renderer: 'none', logLevel: vega.Error });
  try {
    const [, width = '0', height = '0', body = ''] = ROOT.exec(await view.toSVG()) ?? [];
    return { width: Number(width), height: Number(height), body: mergeBoxes(stripped(body)) };
  } finally {
    view.finalize();
  }
}

type Libraries = [typeof import('vega'), typeof import('vega-lite')];

let libraries: Promise<Libraries> | null = null;
let prepare = (): void => undefined;

/** What is done before the libraries are loaded, where the machine asks for something: nothing unless said so. */
export function beforeDrawing(what: () => void): void {
  prepare = what;
}

/** Loads both libraries, which takes longer than most drawings: whoever waits for something else may begin with this. */
export function drawingLibraries(): Promise<Libraries> {
  libraries ??= loaded();
  return libraries;
}

function loaded(): Promise<Libraries> {
  prepare();
  return Promise.all([import('vega'), import('vega-lite')]);
}

/** Texts lie between tags, with < and > escaped, so what is changed here is never a text. */
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
