import { NBSP } from './numbers.js';
import type { Phrase } from './phrase.js';
import { visible } from './visible.js';

/** Characters with a meaning in Markdown, in its tables, or for a renderer. */
const SPECIAL = /[\\`*_[\]#|~$]/g;
/** Characters that begin a list or a quotation. */
const LEADING = /^[-+>]/;
/** Characters that would be HTML, or would mention somebody. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '@': '&#64;' };

/** Escapes a text as Markdown that shows it literally, on one line: nothing in it is markup, a mention or a line of its own. */
export function markdownText(text: string): string {
  return visible(text)
    .replaceAll(NBSP, ' ')
    .replace(SPECIAL, (character) => `\\${character}`)
    .replace(LEADING, (mark) => `\\${mark}`)
    .replace(/[&<@]/g, (character) => ENTITIES[character]);
}

/** Prints a phrase as Markdown on one line: strong text bold, ids as code, exponents raised. */
export function markdown(phrase: Phrase): string {
  return phrase
    .map((piece) => {
      if (typeof piece === 'string') return markdownText(piece);
      if (piece.kind === 'power') return `10<sup>${piece.exponent < 0 ? '−' : ''}${Math.abs(piece.exponent)}</sup>`;
      const inner = markdown(piece.text);
      if (piece.kind === 'soft') return inner;
      return piece.kind === 'strong' ? `**${inner}**` : `<code>${inner}</code>`;
    })
    .join('');
}

/** A table: a head, and rows of as many cells, all already Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function markdownCode(text: string): string {
  return fenced(text, '');
}

/** A fold that opens at `line` and holds `text`, shown literally. */
export function markdownFold(line: string, text: string): string {
  return `<details><summary>${markdownText(line)}</summary>\n\n${fenced(text, 'text')}\n\n</details>`;
}

/** Wraps a text in fences longer than any that it holds. */
function fenced(text: string, kind: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${kind}\n${text.replaceAll(NBSP, ' ').replace(/\n$/, '')}\n${fence}`;
}
