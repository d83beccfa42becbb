// Every link of a built site leads to a file of it, and to a place in that file.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { Parser } from 'htmlparser2';

/** The attributes that lead somewhere. */
const LEADING = ['href', 'src', 'action', 'poster', 'data'];

/** What a page links to, and the places in it that can be linked to. @param {string} text */
function read(text) {
  /** @type {string[]} */
  const links = [];
  const places = new Set(['']);
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes['id']) places.add(attributes['id']);
      if (name === 'a' && attributes['name']) places.add(attributes['name']);
      for (const attribute of LEADING) {
        const link = attributes[attribute];
        if (link !== undefined) links.push(link);
      }
    },
  });
  parser.end(text);
  return { links, places };
}

/**
 * The links of all pages of a folder that lead nowhere, each as "page: link, reason"; empty if there is none. Links to other sites are not followed.
 * @param {string} folder - Of the site.
 * @returns {string[]}
 */
export function brokenLinks(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(...join(entry.parentPath, entry.name).slice(folder.length).split(sep)))
    .sort();
  const known = new Set(files);
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, read(readFileSync(join(folder, file), 'utf8'))]),
  );
  return [...pages].flatMap(([page, { links }]) =>
    links.flatMap((link) => {
      if (/^(?:https?|mailto|data|blob):/i.test(link)) return [];
      if (/^(?:[a-z]+:|\/)/i.test(link)) return [`${page}: ${link} leads out of the site`];
      const [path = '', fragment = ''] = link.split('#');
      const to = path === '' ? page : posix.join(posix.dirname(page), decodeURI(path.replace(/\?.*$/, '')));
      if (!known.has(to)) return [`${page}: ${link} leads to no file`];
      if (!pages.has(to) || pages.get(to)?.places.has(decodeURI(fragment))) return [];
      return [`${page}: ${link} leads to no place in ${to}`];
    }),
  );
}
