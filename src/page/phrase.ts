import { html, type Markup } from './markup.js';
import { count } from './numbers.js';
import { visible } from './visible.js';

export type Piece =
  | string
  | { readonly kind: 'strong' | 'soft' | 'code'; readonly text: Phrase }
  | { readonly kind: 'power'; readonly exponent: number };

/** A sentence independent of its form, so that HTML and terminal text say the same. */
export type Phrase = readonly Piece[];

/** Builds a phrase from a template; numbers are written with `count`. */
export function say(strings: TemplateStringsArray, ...values: readonly (Piece | Phrase | number)[]): Phrase {
  const pieces: Piece[] = [strings[0] ?? ''];
  values.forEach((value, k) => {
    pieces.push(...spread(value), strings[k + 1] ?? '');
  });
  return pieces.filter((piece) => piece !== '');
}

/** The most important number: bold. */
export function strong(text: string | Phrase): Piece {
  return { kind: 'strong', text: asPhrase(text) };
}

/** A qualification beside the claim: grey. */
export function soft(text: string | Phrase): Piece {
  return { kind: 'soft', text: asPhrase(text) };
}

/** An id, a hash or a command: monospaced. */
export function code(text: string): Piece {
  return { kind: 'code', text: [text] };
}

/** Ten to a whole power. */
export function power(exponent: number): Piece {
  return { kind: 'power', exponent };
}

/** Prints a phrase as one line of plain text: 10^-1808, hidden characters made visible. */
export function plain(phrase: Phrase): string {
  return phrase
    .map((piece) => (typeof piece === 'string' ? visible(piece) : piece.kind === 'power' ? `10^${piece.exponent}` : plain(piece.text)))
    .join('');
}

/** Prints a phrase as HTML: an exponent is raised for the eye and spelt out for the ear. */
export function markup(phrase: Phrase): Markup {
  return html`${phrase.map(pieceMarkup)}`;
}

function pieceMarkup(piece: Piece): Markup {
  if (typeof piece === 'string') return raised(piece);
  if (piece.kind === 'power') {
    const digits = count(Math.abs(piece.exponent));
    const spoken = `10 to the ${piece.exponent < 0 ? 'minus ' : ''}${digits}`;
    return html`<span aria-hidden="true">10<sup>${piece.exponent < 0 ? '−' : ''}${digits}</sup></span><span class="ear">${spoken}</span>`;
  }
  if (piece.kind === 'strong') return html`<b>${markup(piece.text)}</b>`;
  if (piece.kind === 'soft') return html`<span class="soft">${markup(piece.text)}</span>`;
  return html`<code>${markup(piece.text)}</code>`;
}

/** A power written with a caret, such as 2^31.8, which `raised` prints with a raised exponent. */
const CARET = /(\d+)\^(-?[\d.,]*\d)/;

/** Prints text with its powers raised. */
function raised(text: string): Markup {
  const found = CARET.exec(text);
  if (!found) return html`${text}`;
  const [whole, base = '', exponent = ''] = found;
  const shown = exponent.replace('-', '−');
  const spoken = `${base} to the ${exponent.replace('-', 'minus ')}`;
  return html`${text.slice(0, found.index)}<span aria-hidden="true">${base}<sup>${shown}</sup></span><span class="ear">${spoken}</span>${raised(text.slice(found.index + whole.length))}`;
}

function asPhrase(text: string | Phrase): Phrase {
  return typeof text === 'string' ? [text] : text;
}

function spread(value: Piece | Phrase | number): Phrase {
  if (typeof value === 'number') return [count(value)];
  return isPhrase(value) ? value : [value];
}

function isPhrase(value: Piece | Phrase): value is Phrase {
  return Array.isArray(value);
}
