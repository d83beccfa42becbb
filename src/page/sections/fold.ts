import { html, type Markup, type Part } from '../markup.js';

/** A line that names the folded content, and that content; on paper, where nothing unfolds, the line stands alone. */
export function fold(line: string | Markup, what: Part): Markup {
  return html`<details class="fold"><summary>${line}</summary>${what}</details>`;
}
