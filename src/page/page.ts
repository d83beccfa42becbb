import { html, type Markup, type Part, trusted } from './markup.js';
import { styleSource } from './style/hash.js';

/** What a page is made of. */
export interface Page {
  /** Of the browser's tab. */
  readonly title: string;
  /** The whole style sheet. */
  readonly style: string;
  /** The verdict's colour: a bias shown, nothing shown, or not to be told. */
  readonly look: 'biased' | 'clean' | 'unsure';
  /** The line a torn-out page is known by. */
  readonly meta: Markup;
  readonly body: Part;
  readonly foot: Markup;
}

/** A self-contained HTML page: no script, no request, and a Content-Security-Policy that lets in its own style and nothing else. */
export function page({ body, foot, look, meta, style, title }: Page): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${trusted(styleSource(style))}; base-uri 'none'; form-action 'none'"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${trusted(style)}</style></head>
<body class="${look}"><a class="skip" href="#main">To the verdict</a><div class="page">
${meta}
<main id="main">
${body}
</main><footer class="foot">${foot}</footer></div></body></html>
`.text;
}
