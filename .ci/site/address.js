// Where a file of the project lies in the site.
import { posix } from 'node:path';

/** Files that a browser shows or plays as they are; every other one is text, and becomes a page. */
const SHOWN_AS_IT_IS = /\.(?:html|json|ndjson|csv|png|jpg|svg|css|pdf|gz|txt)$/;

/** What becomes of a file: a page of prose, a page of code, or the file itself. @param {string} file @returns {'prose' | 'code' | 'copy'} */
export const kindOf = (file) => (file.endsWith('.md') ? 'prose' : SHOWN_AS_IT_IS.test(file) ? 'copy' : 'code');

/** The address of a file's page, from the root of the site. @param {string} file - From the root of the project, with slashes. */
export function addressOf(file) {
  if (kindOf(file) === 'copy') return file;
  if (kindOf(file) === 'code') return `${file}.html`;
  return posix.basename(file) === 'README.md' ? posix.join(posix.dirname(file), 'index.html') : file.replace(/\.md$/, '.html');
}

/** The address `to` as it is written in the page at `from`; both from the root of the site. @param {string} from @param {string} to */
export const relativeTo = (from, to) => posix.relative(posix.dirname(from), to) || posix.basename(to);
