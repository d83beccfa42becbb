import { html, type Markup, trusted } from '../markup.js';
import { markup, type Phrase } from '../phrase.js';
import type { Drawing } from './drawing.js';

export interface Figure {
  /** Unique on the page; ids inside the figure derive from it. */
  readonly key: string;
  readonly title: string;
  readonly caption: Phrase;
  /** The finding that the chart shows, in words for those who cannot see it. */
  readonly description: string;
  readonly wide: Drawing;
  /** The phone's own drawing, where the wide one would shrink below legibility. */
  readonly narrow?: Drawing;
}

/** Builds a figure with its title and caption in HTML and its drawings labelled for assistive technology. */
export function figure({ key, title, caption, description, wide, narrow }: Figure): Markup {
  const drawings = narrow
    ? [svg(`${key}-w`, 'wide', wide, title, description), svg(`${key}-n`, 'narrow', narrow, title, description)]
    : svg(key, 'both', wide, title, description);
  return html`<figure class="${key}"><figcaption><h3>${title}</h3><p class="caption">${markup(caption)}</p></figcaption>${drawings}</figure>`;
}

export function svg(id: string, look: string, { body, height, width }: Drawing, title: string, description: string): Markup {
  return html`<svg class="${look}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-t ${id}-d"><title id="${id}-t">${title}</title><desc id="${id}-d">${description}</desc>${trusted(body)}</svg>`;
}
