// A Markdown file of the project as HTML, its links turned to the pages of the site.
import { posix } from 'node:path';
import { Marked } from 'marked';
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id';

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * @param {string} text - The Markdown.
 * @param {string} file - Where it lies, from the root of the project.
 * @param {(target: string) => string} linked - The address to write for a link to `target`, a file or folder from the root of the project.
 * @returns {{ html: string, title: string, lead: string }} `title`: its first heading; `lead`: its first paragraph as plain text, for search engines.
 */
export function prose(text, file, linked) {
  const marked = new Marked(gfmHeadingId());
  let lead = '';
  let heading = '';
  /** How many tables stand under a heading of these words so far. @type {Map<string, number>} */
  const tables = new Map();
  marked.use({
    walkTokens(token) {
      if (token.type === 'paragraph' && lead === '') lead = plain(token.tokens ?? []);
      if (token.type !== 'link' && token.type !== 'image') return;
      const to = /** @type {{ href: string }} */ (token);
      if (/^(?:[a-z]+:|#)/i.test(to.href)) return;
      const [target = '', fragment] = to.href.split('#');
      const address = linked(posix.normalize(posix.join(posix.dirname(file), decodeURI(target))));
      to.href = fragment === undefined ? address : `${address}#${fragment}`;
    },
    renderer: {
      heading({ tokens }) {
        heading = plain(tokens);
        return false;
      },
      // a wide table scrolls in a box of its own, which the keyboard reaches
      table(token) {
        const cells = (/** @type {import('marked').Tokens.TableCell[]} */ row, /** @type {string} */ tag) =>
          row.map(({ text: words, tokens }) => within(words === '' ? 'td' : tag, this.parser.parseInline(tokens))).join('');
        const head = token.header.some(({ text: words }) => words.trim() !== '')
          ? `<thead><tr>${cells(token.header, 'th')}</tr></thead>`
          : '';
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        const nth = (tables.get(heading) ?? 0) + 1;
        tables.set(heading, nth);
        const label = escaped(`Table${nth === 1 ? '' : ` ${nth}`}: ${heading}`);
        return `<div class="wide" role="region" aria-label="${label}" tabindex="0"><table>${head}<tbody>\n${rows}\n</tbody></table></div>\n`;
      },
      // in a session what is typed stands out from what is answered
      code({ lang, text: body }) {
        const lines = body.split('\n').map((line) => (line.startsWith('$ ') ? `<b>${escaped(line)}</b>` : escaped(line)));
        return `<pre${lang ? ` class="${escaped(lang)}"` : ''} tabindex="0"><code>${lines.join('\n')}</code></pre>\n`;
      },
    },
  });
  const html = /** @type {string} */ (marked.parse(text));
  const [first] = getHeadingList();
  return { html, title: first?.raw.replace(/[`*_]/g, '') ?? posix.basename(file), lead };
}

/** @param {string} tag @param {string} inner - HTML. */
const within = (tag, inner) => `<${tag}>${inner}</${tag}>`;

/** The words of tokens, without their marks. @param {readonly import('marked').Token[]} tokens @returns {string} */
function plain(tokens) {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? String(token.text) : ''))
    .join('')
    .replace(/\s+/g, ' ');
}
