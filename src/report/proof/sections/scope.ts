import type { OutcomeProofCore } from '../../../core/record/outcome-proof.js';
import type { ProofCore } from '../../../core/record/proof.js';
import type { DocSection } from '../../../page/document/doc.js';
import { html } from '../../../page/markup.js';
import { raised } from '../raised.js';
import { scopeSentences } from '../words/scope.js';

export function scopeSection(core: ProofCore | OutcomeProofCore): DocSection | null {
  const sentences = scopeSentences(core);
  if (sentences.length === 0) return null;
  return {
    id: 'scope',
    heading: 'What this proof covers',
    beside: [],
    body: [
      { is: 'list', items: sentences, drawn: () => html`<ul class="said">${sentences.map((text) => html`<li>${raised(text)}</li>`)}</ul>` },
    ],
    layout: { paper: 'together' },
  };
}
