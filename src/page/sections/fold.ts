import { html, type Markup, type Part } from '../markup.js';

/** A line that says what can be unfolded, and that; on paper, where nothing unfolds, the line stands alone. */
export function fold(line: string | Markup, what: Part): Markup {
  return html`<details class="fold"><summary>${line}</summary>${what}</details>`;
}
