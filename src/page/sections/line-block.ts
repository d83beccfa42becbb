import { html, type Markup } from '../markup.js';

/** Lines as they are written, in letters of one width. A line break inside a text would be shown as a hidden character. */
export function lineBlock(lines: readonly string[]): Markup {
  return html`<pre>${lines.map((line, k) => html`${k > 0 ? html`\n` : null}${line}`)}</pre>`;
}
