import { fences } from './markdown.js';

const MARK = 'as it stands:';

/** The path that a block's first line names in a comment: `// src/parts/prng/pcg32.ts`. */
const pathOf = (line: string | undefined): string | null => /^(?:\/\/|#)\s*((?:[\w.-]+\/)*[\w.-]+\.\w+)\s*$/.exec(line ?? '')?.[1] ?? null;

/**
 * Where a block before which the text says "as it stands:" is not its file, byte for byte after the first line, which names the file.
 * `read` gives a file of the project, or null where there is none. A mark with no such block after it is a fault as well.
 */
export function standsFaults(text: string, read: (path: string) => string | null): string[] {
  const { blocks, prose } = fences(text);
  const faults: string[] = [];
  for (const [index, line] of prose.entries()) {
    if (!line.includes(MARK)) continue;
    // `prose` has an empty line for each line of a block, so the first filled one ends the paragraph's reach.
    const next = blocks.find((block) => block.line > index + 1);
    const between = next ? prose.slice(index + 1, next.line - 2) : [];
    const gap = between.findIndex((one) => one === '');
    const path = next && (gap < 0 || between.slice(gap).every((one) => one === '')) ? pathOf(next.lines[0]) : null;
    if (!next || path === null) {
      faults.push(`line ${index + 1}: says '${MARK}', and no block that names its file follows`);
      continue;
    }
    const file = read(path);
    if (file === null) {
      faults.push(`line ${next.line}: there is no ${path}`);
      continue;
    }
    const [shown, stands] = [[...next.lines.slice(1), ''], file.split('\n')];
    const at = shown.findIndex((one, k) => one !== stands[k]);
    if (at >= 0) faults.push(`line ${next.line + 1 + at}: ${path} has '${stands[at] ?? 'no such line'}' there, not '${shown[at]}'`);
    else if (stands.length > shown.length) faults.push(`line ${next.line + shown.length}: ${path} goes on with '${stands[shown.length]}'`);
  }
  return faults;
}
