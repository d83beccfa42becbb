import type { TopLevelSpec } from 'vega-lite';
import { mergeBoxes } from './merge-boxes.js';

/** A finished drawing: what stands inside its <svg>, and the view box's size. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

const ROOT = /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)">([\s\S]*)<\/svg>$/;

/**
 * Renders a Vega-Lite specification to SVG without DOM or canvas, and strips what the page says better: sizes, fonts, classes,
 * ARIA of the inner parts. Equal specifications give equal text. Both libraries are loaded on first use.
 */
export async function draw(spec: TopLevelSpec): Promise<Drawing> {
  const [vega, lite] = await drawingLibraries();
  const compiled = lite.compile(spec).spec;
  const runtime = vega.parse(compiled, undefined, { ast: interpreter !== null });
  const view = new vega.View(runtime, { renderer: 'none', logLevel: vega.Error, ...(interpreter !== null && { expr: interpreter }) });
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

let interpreter: object | null = null;

/** Has the expressions of charts read by an interpreter, where no program may be made of a text: by that of Vega, whose drawings are the same. */
export function interpretExpressions(by: object): void {
  interpreter = by;
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
  return tag
    .replace(/ (?:class|role|aria-[a-z]+|font-family|text-anchor="start"|stroke-width="0")(?:="[^"]*")?/g, '')
    .replace(/ font-size="([\d.]+)px"/g, ' font-size="$1"')
    .replace(/\d+\.\d{4,}/g, (digits) => String(Math.round(Number(digits) * 1000) / 1000));
}

function stripped(body: string): string {
  return body
    .replace(/<[^>]*>/g, strippedTag)
    .replace(/<path(?: d="[^"]*")?(?: fill="transparent")?(?: display="none")?\/>/g, '')
    .replace(/<g>((?:<(?:text|path|line)[^>]*>(?:[^<]*<\/text>)?)*)<\/g>/g, '$1')
    .replace(/<g transform="translate\(0,0\)"><\/g>/g, '');
}
