import { NBSP } from './numbers.js';
import { type Phrase, plain } from './phrase.js';

/** The default width of every text. */
export const COLUMNS = 100;

/**
 * A phrase as lines of at most `columns` columns, broken at spaces; the first line starts with `first`, the others with `rest`.
 * A longer word keeps a line of its own.
 */
export function wrapped(phrase: Phrase, first = '', rest: string = first, columns: number = COLUMNS): readonly string[] {
  const lines: string[] = [];
  for (const word of plain(phrase).split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > columns) lines.push((last === undefined ? first : rest) + word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
}

/** Prints lines for a terminal: plain spaces only. */
export function terminal(lines: readonly string[]): string {
  return lines.join('\n').replaceAll(NBSP, ' ');
}
