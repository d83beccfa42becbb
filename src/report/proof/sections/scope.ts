import { html, type Markup } from '../../../page/markup.js';
import { section } from '../../../page/sections/section.js';
import { raised } from '../raised.js';
import { sentence } from '../words/sentence.js';

/** What a proof covers and what it does not. */
export function scopeSection(scope: readonly string[]): Markup | null {
  if (scope.length === 0) return null;
  return section({
    heading: 'What this proof covers',
    exhibit: html`<ul class="said">${scope.map((text) => html`<li>${raised(sentence(text))}</li>`)}</ul>`,
    paper: 'together',
  });
}
