import { fences, pathOf } from './markdown.js';

/** What a mode of vitest.config.ts runs: globs of suites, and of those that it leaves out. */
export interface Mode {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** The globs of vitest.config.ts as expressions of whole paths: `**`, `*`, `{a,b}` and `!(a|b)`. */
const PARTS: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', ',': '|', '}': ')', ')': ')', '.': '\\.' };

const made = new Map<string, RegExp>();

/** True if a path is one that the glob names. */
export function matchesGlob(glob: string, path: string): boolean {
  const whole = made.get(glob) ?? wholePath(glob);
  made.set(glob, whole);
  return whole.test(path);
}

function wholePath(glob: string): RegExp {
  const [, before = glob, not, after = ''] = /^(.*)(!\([^)]*\))(.*)$/.exec(glob) ?? [];
  const text = (part: string): string => part.replace(/\*\*\/|[*{,}.]/g, (sign) => PARTS[sign] ?? sign);
  const refused = not === undefined ? '' : `(?!(?:${not.slice(2, -1)})${text(after)}$)[^/]*`;
  return new RegExp(`^${text(before)}${refused}${text(after)}$`);
}

/** The suites of a mode. */
export function suitesIn({ exclude, include }: Mode, suites: readonly string[]): readonly string[] {
  const isAny = (globs: readonly string[], path: string): boolean => globs.some((glob) => matchesGlob(glob, path));
  return suites.filter((path) => isAny(include, path) && !isAny(exclude, path));
}

/** The globs, each of the alternatives within them by itself, that name no suite; those that are left out must be there too. */
export function deadGlobs(globs: readonly string[], suites: readonly string[]): readonly string[] {
  const single = new Set(globs.flatMap(alternatives));
  return [...single].filter((glob) => !suites.some((path) => matchesGlob(glob, path)));
}

function alternatives(glob: string): readonly string[] {
  const [, before = '', one, other, after = ''] = /^(.*?)(?:\{([^}]*)\}|!\(([^)]*)\))(.*)$/.exec(glob) ?? [];
  const parts = one?.split(',') ?? other?.split('|');
  return parts?.flatMap((part) => alternatives(before + part + after)) ?? [glob];
}

/**
 * Every path behind a `npx vitest run` of a document that names no suite of the mode which the command names, as `line: why`. Suites that the document itself
 * shows count as there.
 */
export function commandFaults(text: string, modes: Readonly<Record<string, Mode>>, suites: readonly string[]): readonly string[] {
  const shown = fences(text).blocks.flatMap(({ lines }) => pathOf(lines[0]) ?? []);
  const all = [...new Set([...suites, ...shown.filter((path) => path.endsWith('.test.ts'))])];
  return text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/npx vitest run\b([^`|#]*)/g)].flatMap(([, typed = '']) => {
      const words = typed.trim().split(/\s+/);
      const k = words.indexOf('--mode');
      const name = k < 0 ? 'test' : (words[k + 1] ?? '');
      const mode = modes[name];
      if (!mode) return [`${at + 1}: there is no mode ${name}`];
      const there = suitesIn(mode, all);
      return words
        .filter((word, place) => word !== '' && !word.startsWith('-') && (k < 0 || place !== k + 1))
        .filter((path) => !there.some((suite) => suite.includes(path)))
        .map((path) => `${at + 1}: ${path} names no suite of ${name === 'test' ? 'npm test' : `--mode ${name}`}`);
    }),
  );
}
