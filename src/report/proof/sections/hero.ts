import type { ProofCore } from '../../../core/proof.js';
import { html, type Markup } from '../../../page/markup.js';
import { markup, type Phrase } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { counting } from '../words/counting.js';
import { subjectSentence } from '../words/subject.js';
import { PROOF_GLYPH, proofWords } from '../words/verdict.js';

/** The verdict of a proof with what it is about and what is assumed. */
export function proofHero(core: ProofCore): Markup {
  const words = proofWords(core);
  return heroOf(PROOF_GLYPH[core.verdict.kind], words, [
    ['What was proved about', subjectSentence(core)],
    ['What is assumed', words.sure],
    ['Words used', counting(core)],
  ]);
}

/** A headline with its lead and, beside it, named notes. */
export function heroOf(
  glyph: string,
  words: Omit<VerdictWords, 'sure'>,
  notes: readonly (readonly [heading: string, text: Phrase])[],
): Markup {
  return html`<div class="hero"><div><h1><span class="verdict"><span class="glyph" aria-hidden="true">${glyph}</span> ${words.name}</span> ${markup(words.rest)}</h1>
<p class="lead">${markup(words.lead)}</p>
${words.more.length > 0 ? html`<p class="more">${words.more.map((phrase, k) => html`${k > 0 ? ' ' : ''}${markup(phrase)}`)}</p>` : null}</div>
<div class="aside">${notes.map(([heading, text]) => html`<h2>${heading}</h2><p>${markup(text)}</p>`)}</div></div>`;
}
