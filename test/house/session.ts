import type { Block } from './markdown.js';

/** One command of a document and what the document says of it. */
export interface Command {
  readonly line: number;
  readonly command: string;
  /** The lines standard output is said to have, `…` for what may differ; empty where the document shows none. */
  readonly output: readonly string[];
  /** The exit codes the document allows: one stated by a comment `# exits N`, else those of a verdict. */
  readonly exits: readonly number[];
}

/** What a command did. */
export interface Done {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const VERDICTS = [0, 20, 21];

/** True for a block whose commands are run: ```sh with `$ npx shuffle-audit` as its first line. */
export const isSession = (block: Block): boolean => block.language === 'sh' && /^\$ npx shuffle-audit\b/.test(block.lines[0] ?? '');

/** The commands of a block: lines that begin with `$ `, each followed by the output it is said to have. A backslash at a line's end continues it. */
export function commands(block: Block): Command[] {
  const found: { readonly line: number; command: string; readonly output: string[] }[] = [];
  for (const [index, line] of block.lines.entries()) {
    const last = found.at(-1);
    if (line.startsWith('$ ')) found.push({ line: block.line + index, command: line.slice(2), output: [] });
    else if (last?.output.length === 0 && last.command.endsWith('\\')) last.command = `${last.command.slice(0, -1)} ${line.trim()}`;
    else last?.output.push(line);
  }
  return found.map(({ line, command, output }) => {
    const stated = /#\s*exits (\d+)\s*$/.exec(command)?.[1];
    while (output.at(-1)?.trim() === '') output.pop();
    return { line, command, output, exits: stated === undefined ? VERDICTS : [Number(stated)] };
  });
}

/** The commands of tables, each in the last cell but one of its row, with a line of its output in the last; one with `…` is a form, not a command. They are run without npx, which takes as long as they do. */
export function tabledCommands(prose: readonly string[]): Command[] {
  return prose.flatMap((row, index) => {
    const [, words, answer] = /\| `npx (shuffle-audit [^`…]*)` \| (.+) \|$/.exec(row) ?? [];
    if (words === undefined || answer === undefined) return [];
    return [{ line: index + 1, command: `node_modules/.bin/${words}`, output: ['…', answer, '…'], exits: VERDICTS }];
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True if `line` is what `pattern` says, where `…` stands for any characters. Spaces at line ends do not count. */
export function matchesLine(pattern: string, line: string): boolean {
  return new RegExp(`^${pattern.trimEnd().split('…').map(escaped).join('.*')}$`, 'u').test(line.trimEnd());
}

/** The first line of `pattern` that `lines` cannot answer, from 0, or null. A pattern line of `…` alone stands for any number of lines. */
export function mismatch(pattern: readonly string[], lines: readonly string[]): number | null {
  const reach = (from: number, at: number): { readonly ok: boolean; readonly furthest: number } => {
    if (from === pattern.length) return { ok: at === lines.length, furthest: from };
    if (pattern[from]?.trim() === '…') {
      let furthest = from;
      for (let next = at; next <= lines.length; next++) {
        const tried = reach(from + 1, next);
        if (tried.ok) return tried;
        furthest = Math.max(furthest, tried.furthest);
      }
      return { ok: false, furthest };
    }
    const line = lines[at];
    return line !== undefined && matchesLine(pattern[from] ?? '', line) ? reach(from + 1, at + 1) : { ok: false, furthest: from };
  };
  const { ok, furthest } = reach(0, 0);
  return ok ? null : furthest;
}

/** What a document says of a command that is not so, or null. */
export function sessionFault(command: Command, done: Done): string | null {
  const said = `\nstdout:\n${done.stdout}\nstderr:\n${done.stderr}`;
  if (!command.exits.includes(done.status))
    return `line ${command.line}: ${command.command}: exits ${done.status}, not ${command.exits.join(' or ')}${said}`;
  if (command.output.length === 0) return null;
  const wrong = mismatch(command.output, done.stdout.trimEnd().split(/\r?\n/));
  if (wrong === null) return null;
  return `line ${command.line + 1 + wrong}: ${command.command}: does not print '${command.output[wrong] ?? 'the end of its output here'}'${said}`;
}
