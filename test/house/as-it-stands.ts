import type { Block } from './markdown.js';
import { fences, pathOf } from './markdown.js';

const MARK = 'as it stands:';

/** Gives a file of the project by its path, or null where there is none. */
export type Read = (path: string) => string | null;

interface Shown {
  readonly block: Block;
  readonly path: string;
}

/** For each line that has the mark, the block it speaks of: the next one, with no other text between. Null where there is none that names its file. */
function shown(text: string): readonly (readonly [line: number, shown: Shown | null])[] {
  const { blocks, prose } = fences(text);
  return prose.flatMap((line, index): (readonly [number, Shown | null])[] => {
    if (!line.includes(MARK)) return [];
    const block = blocks.find((one) => one.line > index + 1);
    const path = pathOf(block?.lines[0]);
    const near = block && prose.slice(index + 1, block.line - 2).every((between) => between === '');
    return [[index + 1, near && path !== null ? { block, path } : null]];
  });
}

/**
 * Where a block before which the text says "as it stands:" is not its file, byte for byte after the first line, which names the file.
 * A mark with no such block after it is a fault as well.
 */
export function standsFaults(text: string, read: Read): string[] {
  return shown(text).flatMap(([line, one]) => {
    if (!one) return [`line ${line}: says '${MARK}', and no block that names its file follows`];
    const { block, path } = one;
    const file = read(path);
    if (file === null) return [`line ${block.line}: there is no ${path}`];
    const [said, stands] = [[...block.lines.slice(1), ''], file.split('\n')];
    const at = said.findIndex((it, k) => it !== stands[k]);
    if (at >= 0) return [`line ${block.line + 1 + at}: ${path} has '${stands[at] ?? 'no such line'}' there, not '${said[at]}'`];
    return stands.length > said.length ? [`line ${block.line + said.length}: ${path} goes on with '${stands[said.length]}'`] : [];
  });
}

/** The text with every such block made anew from its file, where there is one. */
export function asFilesStand(text: string, read: Read): string {
  const lines = text.split('\n');
  for (const [, one] of shown(text).toReversed()) {
    const file = one && read(one.path);
    if (one && file !== null) lines.splice(one.block.line, one.block.lines.length - 1, ...(file ?? '').split('\n').slice(0, -1));
  }
  return lines.join('\n');
}
