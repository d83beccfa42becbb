import type { DocSection } from '../document/doc.js';
import { html, Markup, type Part } from '../markup.js';
import { markup, type Phrase } from '../phrase.js';

/** What a section of a page is made of. */
export interface SectionParts {
  readonly heading: string;
  /** Said under the heading: every sentence a paragraph, markup as it is. */
  readonly beside?: readonly (string | Phrase | Markup | null)[];
  /** What is shown. */
  readonly exhibit: Part;
  /** Whether the exhibit takes the whole width, below the heading instead of beside it. */
  readonly full?: boolean;
  /** Whether the exhibit is two columns, each one element. */
  readonly two?: boolean;
  /** On paper: never parted from one sheet to the next, or a map below three columns of words. */
  readonly paper?: 'together' | 'mapping';
}

/** The frame of every section of every page: a heading, what is said of it, and what is shown. */
export function section({ beside = [], exhibit, full = false, heading, paper, two = false }: SectionParts): Markup {
  const said = beside.map((text) => (text instanceof Markup ? text : text === null ? null : paragraph(text, full)));
  if (full) return html`<section class="full"><h2>${heading}</h2>${said}${exhibit}</section>`;
  const look = paper ? html` class="${paper}"` : null;
  return html`<section${look}><div class="beside"><h2>${heading}</h2>${said}</div><div class="exhibit${two ? ' two' : ''}">${exhibit}</div></section>`;
}

/** What a section shows instead of a picture that cannot be drawn: a heading and the reason. */
export function notDrawn(heading: string, why: string): Markup {
  return html`<h3>${heading}</h3><p class="caption">${why}</p>`;
}

/** A section that says why there is no picture. */
export function notDrawnSection(heading: string, what: string, why: string): DocSection {
  return { id: 'not-drawn', heading, beside: [], body: [{ is: 'sentence', text: why, drawn: () => notDrawn(what, why) }] };
}

function paragraph(text: string | Phrase, full: boolean): Markup {
  const words = typeof text === 'string' ? html`${text}` : markup(text);
  return full ? html`<p class="caption">${words}</p>` : html`<p>${words}</p>`;
}
