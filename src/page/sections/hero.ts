import { html, Markup } from '../markup.js';
import { markup, type Phrase } from '../phrase.js';
import { GLYPH, type Look } from '../words/verdict-mark.js';
import type { VerdictWords } from '../words/verdict-words.js';

export interface HeroParts {
  /** The mark of the verdict before the headline, whose name it colours; null where the page has no verdict of its own. */
  readonly mark: Look | null;
  readonly words: Omit<VerdictWords, 'sure'>;
  /** Facts beside the headline: what was looked at, how sure it is, what the words mean. A command stands as markup. */
  readonly facts: readonly (readonly [heading: string, said: Phrase | Markup])[];
}

export function hero({ facts, mark, words: { lead, more, name, rest } }: HeroParts): Markup {
  const verdict = mark
    ? html`<span class="verdict"><span class="glyph" aria-hidden="true">${GLYPH[mark]}</span> ${name}</span>`
    : html`${name}`;
  const said = more.filter((phrase) => phrase.length > 0);
  return html`<div class="hero"><div><h1>${verdict}${rest.length > 0 ? html` ${markup(rest)}` : null}</h1>
<p class="lead">${markup(lead)}</p>
${said.length > 0 ? html`<p class="more">${said.map((phrase, k) => html`${k > 0 ? ' ' : ''}${markup(phrase)}`)}</p>` : null}</div>
<div class="aside">${facts.map(([heading, fact]) => html`<h2>${heading}</h2>${fact instanceof Markup ? fact : html`<p>${markup(fact)}</p>`}`)}</div></div>`;
}
