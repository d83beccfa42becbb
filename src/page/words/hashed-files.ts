import { counted } from '../../core/words/counted.js';
import { count } from '../numbers.js';

const MOST_NAMED = 8;

/** Counts the files and names the first: "2 files, each with its hash in the record: a.js, b.js". */
export function hashedFiles(files: readonly { readonly file: string }[]): string {
  const names = files.slice(0, MOST_NAMED).map(({ file }) => file);
  const more = files.length - names.length;
  return `${counted(count(files.length), 'file')}, each with its hash in the record: ${names.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`;
}
