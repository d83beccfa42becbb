/** A fenced block of a document. */
export interface Block {
  /** The word after the fence: `sh`, `ts`. */
  readonly language: string;
  /** The first line inside the fence, counted from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** A link, an image or an anchor as it is written. */
export interface Link {
  readonly line: number;
  readonly target: string;
}

const FENCE = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)/;

/** The document's fenced blocks, and its text with those blocks blanked. Throws on a fence that is never closed. */
export function fences(text: string): { readonly blocks: readonly Block[]; readonly prose: readonly string[] } {
  const blocks: Block[] = [];
  const prose: string[] = [];
  let open: {
    readonly fence: string;
    readonly indent: string;
    readonly language: string;
    readonly line: number;
    readonly lines: string[];
  } | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, indent = '', fence = '', language = ''] = FENCE.exec(line) ?? [];
    if (open === null && fence !== '') open = { fence, indent, language, line: index + 2, lines: [] };
    else if (open !== null && fence.startsWith(open.fence) && line.trim() === fence) {
      blocks.push({ language: open.language, line: open.line, lines: open.lines });
      open = null;
    } else if (open !== null) open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
    else {
      prose.push(line);
      continue;
    }
    prose.push('');
  }
  if (open !== null) throw new Error(`the fence before line ${open.line} is never closed`);
  return { blocks, prose };
}

/** The path that a block's first line names, if it is a comment that holds a path and nothing else: `// src/a.ts`, `# dealer.py`. */
export function pathOf(line: string | undefined): string | null {
  return /^(?:\/\/|#)\s*((?:[\w.-]+\/)*[\w.-]+\.\w+)\s*$/.exec(line ?? '')?.[1] ?? null;
}

const LINKS = [/\]\(\s*<?([^)\s>]+)/g, /^\s*\[[^\]]+\]:\s*(\S+)/g, /\b(?:src|href|srcset)="([^"\s]+)/g];

/** Every link target of the prose: inline, reference and HTML links, images. Code spans do not count. */
export function links(prose: readonly string[]): Link[] {
  return prose.flatMap((line, index) => {
    const text = line.replace(/`[^`]*`/g, '``');
    return LINKS.flatMap((form) => [...text.matchAll(form)].map((hit) => ({ line: index + 1, target: hit[1] ?? '' })));
  });
}

/** The anchors of a document's headings, as GitHub makes them. */
export function anchors(prose: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const line of prose) {
    const title = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1];
    if (title === undefined) continue;
    const words = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    let unique = slug;
    for (let again = 1; found.has(unique); again++) unique = `${slug}-${again}`;
    found.add(unique);
  }
  return found;
}
