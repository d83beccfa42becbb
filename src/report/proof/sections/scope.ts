import type { OutcomeProofCore } from '../../../core/outcome-proof.js';
import type { ProofCore } from '../../../core/proof.js';
import { html, type Markup } from '../../../page/markup.js';
import { section } from '../../../page/sections/section.js';
import { raised } from '../raised.js';
import { scopeSentences } from '../words/scope.js';

/** What a proof covers and what it does not. */
export function scopeSection(core: ProofCore | OutcomeProofCore): Markup | null {
  const sentences = scopeSentences(core);
  if (sentences.length === 0) return null;
  return section({
    heading: 'What this proof covers',
    exhibit: html`<ul class="said">${sentences.map((text) => html`<li>${raised(text)}</li>`)}</ul>`,
    paper: 'together',
  });
}
