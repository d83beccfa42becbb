import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { anchors, fences, links } from './markdown.js';

const isOutside = (target: string): boolean => /^[a-z][\w+.-]*:|^\/\//i.test(target);

/** Every relative link of `document` (a path below `root`) that leads nowhere, as `document:line: target`. Anchors of .md files are followed. */
export function linkFaults(root: string, document: string): string[] {
  const prose = (path: string): readonly string[] => fences(readFileSync(join(root, path), 'utf8')).prose;
  const leadsNowhere = (target: string): boolean => {
    if (isOutside(target)) return false;
    const [path = '', anchor] = decodeURIComponent(target).split('#', 2);
    const file = path === '' ? document : posix.join(posix.dirname(document), path);
    if (file.startsWith('..') || path.startsWith('/') || !existsSync(join(root, file))) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchors(prose(file)).has(anchor);
  };
  return links(prose(document))
    .filter((link) => leadsNowhere(link.target))
    .map((link) => `${document}:${link.line}: ${link.target} leads nowhere`);
}
