import { html, type Markup } from '../../page/markup.js';

/** A power in a recorded statement: the text after its caret, with or without brackets of its own. */
const POWER = /\^(\([^()]*\)|[-−]?\w+(?:\.\d+)?)/;

/** A recorded statement with its powers, "2^w" or "2^(n − 1)", raised for the eye and spelt out for the ear. */
export function raised(statement: string): Markup {
  const parts = statement.split(POWER);
  return html`${parts.map((part, k) => (k % 2 === 0 ? part : exponent(part.replace(/^\(|\)$/g, ''))))}`;
}

function exponent(text: string): Markup {
  return html`<span aria-hidden="true"><sup>${text.replace('-', '−')}</sup></span><span class="ear"> to the ${text.replace(/^[-−]/, 'minus ')}</span>`;
}
