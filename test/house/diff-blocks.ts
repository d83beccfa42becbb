import type { Read } from './as-it-stands.js';
import type { Block } from './markdown.js';
import { fences, pathOf } from './markdown.js';

/** A file as a diff block of a document would change it, or why it cannot. */
export type Patched = { readonly path: string; readonly text: string } | { readonly fault: string };

/**
 * Every ```diff block of a document, put to its file: the first line names the file in a comment, hunks are parted by `@@`, and each must fit in one
 * place only. Blocks of one file follow one another.
 */
export function patchedFiles(text: string, read: Read): Patched[] {
  const changed = new Map<string, string>();
  const faults: Patched[] = [];
  for (const block of fences(text).blocks.filter(({ language }) => language === 'diff')) {
    const path = pathOf(block.lines[0]);
    const file = path === null ? null : (changed.get(path) ?? read(path));
    if (path === null || file === null) {
      faults.push({ fault: `line ${block.line}: ${path === null ? 'a diff names its file first' : `there is no ${path}`}` });
      continue;
    }
    const done = withHunks(block, path, file);
    if (typeof done === 'string') changed.set(path, done);
    else faults.push(done);
  }
  return [...faults, ...[...changed].map(([path, text]) => ({ path, text }))];
}

function withHunks({ line, lines }: Block, path: string, file: string): string | { readonly fault: string } {
  let text = `\n${file}`;
  for (const hunk of lines.slice(1).join('\n').split('\n@@\n')) {
    const side = (drop: string): string =>
      hunk
        .split('\n')
        .filter((one) => !one.startsWith(drop))
        .map((one) => `${one.slice(1)}\n`)
        .join('');
    const parts = text.split(`\n${side('+')}`);
    if (parts.length !== 2) {
      const where = parts.length === 1 ? 'nowhere' : `in ${parts.length - 1} places`;
      return { fault: `line ${line}: fits ${path} ${where}: '${hunk.split('\n').find((one) => !one.startsWith('+')) ?? ''}'` };
    }
    text = parts.join(`\n${side('-')}`);
  }
  return text.slice(1);
}
