import { sha256 } from '@noble/hashes/sha2.js';
import { html, type Markup, type Part, trusted } from './markup.js';
import { sheet } from './style/sheet.js';
import type { Look } from './words/verdict-mark.js';

export interface Page {
  /** The title of the browser's tab. */
  readonly title: string;
  /** The text at the foot of every printed sheet. */
  readonly printed: string;
  /** The rules that its own drawings and tables add to the style sheet that all pages share. */
  readonly style?: string;
  readonly look: Look;
  /** The line that identifies a torn-out page. */
  readonly meta: Markup;
  readonly body: Part;
  readonly foot: Markup;
}

/** A self-contained HTML page: no script, no request, and a Content-Security-Policy that lets in its own style and nothing else. */
export function page({ body, foot, look, meta, printed, style = '', title }: Page): string {
  return framed({
    language: 'en',
    title,
    style: sheet(printed, style),
    body: html`<body class="${look}"><a class="skip" href="#main">To the verdict</a><div class="page">
${meta}
<main id="main">
${body}
</main><footer class="foot">${foot}</footer></div></body>`,
  });
}

export interface Frame {
  /** The language, a BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  /** The whole style sheet. */
  readonly style: string;
  readonly body: Markup;
}

/** Puts a page into its frame: head, policy and style. */
export function framed({ body, language, style, title }: Frame): string {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${trusted(styleSource(style))}; base-uri 'none'; form-action 'none'"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${trusted(style)}</style></head>
${body}</html>
`.text;
}

/** The Content-Security-Policy source that allows exactly this style block: `'sha256-…'`. */
function styleSource(style: string): string {
  const digest = sha256(new TextEncoder().encode(style));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}
