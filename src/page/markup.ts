import { visible } from './visible.js';

/** Text that is already HTML. Only `html` makes it, and `trusted` from text that the program wrote itself. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value for a template's hole: strings and numbers are escaped, markup is kept, lists are joined, null is nothing. */
export type Part = string | number | Markup | null | readonly Part[];

/** Escapes a text for HTML, XML and quoted attributes; hidden characters become visible. */
function escaped(text: string): string {
  return visible(text).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Builds markup: a template tag that escapes every hole, and the only way for text into a report. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, piece, k) => text + flatten(parts[k - 1] ?? null) + piece));
}

/** Marks text as HTML without escaping it; only for text that the program wrote itself: its style sheet and its drawings. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

function flatten(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return part.map(flatten).join('');
}
