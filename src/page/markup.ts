import { visible } from './visible.js';

/** Text that is already HTML: made only by `html`, and by `trusted` from text the program wrote itself. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template's holes: strings and numbers are escaped, markup is kept, lists are joined, null is nothing. */
export type Part = string | number | Markup | null | readonly Part[];

/** Safe in HTML and XML text and in quoted attributes; hidden characters become visible. */
function escaped(text: string): string {
  return visible(text).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The one door through which text reaches a report: a template tag that escapes every hole. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, piece, k) => text + flatten(parts[k - 1] ?? null) + piece));
}

/** Marks text as HTML without escaping it; only for what the program itself wrote: its style sheet and its drawings. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

function flatten(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return part.map(flatten).join('');
}
