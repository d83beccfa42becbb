import { html, type Markup } from '../markup.js';

/** A command to copy; a line breaks between its parts before it breaks inside one. */
export function commandBlock(parts: readonly string[]): Markup {
  return html`<pre>${parts.map((part, k) => html`${k > 0 ? ' ' : ''}<span>${part}</span>`)}</pre>`;
}
