import { html, type Markup } from '../../../page/markup.js';
import { raised } from '../raised.js';
import { sentence } from '../words/sentence.js';

/** What a proof covers and what it does not. */
export function scopeSection(scope: readonly string[]): Markup | null {
  if (scope.length === 0) return null;
  return html`<section class="together"><div class="beside"><h2>What this proof covers</h2></div><div class="exhibit"><ul class="said">${scope.map((text) => html`<li>${raised(sentence(text))}</li>`)}</ul></div></section>`;
}
