import { html, type Markup } from '../markup.js';

/**
 * A table in a frame of its own, `name` for those who hear the page. A `wide` table says on a phone that it continues to the right; its page has
 * `SIDEWAYS`.
 */
export function scrolled(name: string, table: Markup, wide = true): Markup {
  const said = wide ? html`<p class="caption sideways">Slide the table sideways: it goes on to the right.</p>` : null;
  return html`${said}<div class="wrap" role="region" aria-label="${name}" tabindex="0">${table}</div>`;
}
