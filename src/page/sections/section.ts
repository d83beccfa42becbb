import type { DocSection } from '../document/doc.js';
import { html, Markup, type Part } from '../markup.js';
import { markup, type Phrase } from '../phrase.js';

export interface SectionParts {
  readonly heading: string;
  /** The words under the heading: every sentence a paragraph, markup as it is. */
  readonly beside?: readonly (string | Phrase | Markup | null)[];
  readonly exhibit: Part;
  /** True if the exhibit takes the whole width, below the heading instead of beside it. */
  readonly full?: boolean;
  /** True if the exhibit is two columns, each one element. */
  readonly two?: boolean;
  /** The layout on paper: kept together on one sheet, or a map below three columns of words. */
  readonly paper?: 'together' | 'mapping';
}

/** The frame of every section of every page: a heading, its words, and its exhibit. */
export function section({ beside = [], exhibit, full = false, heading, paper, two = false }: SectionParts): Markup {
  const said = beside.map((text) => (text instanceof Markup ? text : text === null ? null : paragraph(text, full)));
  if (full) return html`<section class="full"><h2>${heading}</h2>${said}${exhibit}</section>`;
  const look = paper ? html` class="${paper}"` : null;
  return html`<section${look}><div class="beside"><h2>${heading}</h2>${said}</div><div class="exhibit${two ? ' two' : ''}">${exhibit}</div></section>`;
}

/** The section in place of a picture that cannot be drawn: a heading and the reason. */
export function notDrawn(heading: string, why: string): Markup {
  return html`<h3>${heading}</h3><p class="caption">${why}</p>`;
}

/** The same section for a document. */
export function notDrawnSection(heading: string, what: string, why: string): DocSection {
  return { id: 'not-drawn', heading, beside: [], body: [{ is: 'sentence', text: why, drawn: () => notDrawn(what, why) }] };
}

function paragraph(text: string | Phrase, full: boolean): Markup {
  const words = typeof text === 'string' ? html`${text}` : markup(text);
  return full ? html`<p class="caption">${words}</p>` : html`<p>${words}</p>`;
}
