import { basename, extname } from 'node:path';

/** The programs that start code of a language, without their versions, and the extensions of its code files. */
interface Language {
  readonly starts: readonly string[];
  readonly endings: readonly string[];
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  awk: { starts: ['awk', 'gawk', 'mawk', 'nawk'], endings: ['awk'] },
  c: { starts: ['cling', 'tcc'], endings: ['c', 'cc', 'cpp', 'cxx', 'h', 'hpp'] },
  dart: { starts: ['dart'], endings: ['dart'] },
  erlang: { starts: ['elixir', 'erl', 'escript', 'mix'], endings: ['beam', 'erl', 'ex', 'exs', 'hrl'] },
  go: { starts: ['go'], endings: ['go'] },
  haskell: { starts: ['cabal', 'runghc', 'runhaskell', 'stack'], endings: ['hs', 'lhs'] },
  java: {
    starts: ['clojure', 'groovy', 'java', 'jbang', 'kotlin', 'scala'],
    endings: ['class', 'clj', 'groovy', 'jar', 'java', 'kt', 'kts', 'scala'],
  },
  javascript: {
    starts: ['bun', 'deno', 'node', 'nodejs', 'npm', 'npx', 'pnpm', 'ts-node', 'tsx', 'yarn'],
    endings: ['cjs', 'cts', 'js', 'jsx', 'mjs', 'mts', 'node', 'ts', 'tsx', 'wasm'],
  },
  julia: { starts: ['julia'], endings: ['jl'] },
  lisp: { starts: ['clisp', 'guile', 'racket', 'sbcl'], endings: ['fasl', 'lisp', 'rkt', 'scm'] },
  lua: { starts: ['lua', 'luajit'], endings: ['lua'] },
  net: { starts: ['dotnet', 'fsharpi', 'mono'], endings: ['cs', 'csx', 'exe', 'fs', 'fsx', 'vb'] },
  ocaml: { starts: ['dune', 'ocaml', 'ocamlrun'], endings: ['cmo', 'ml'] },
  octave: { starts: ['octave', 'matlab'], endings: ['m'] },
  perl: { starts: ['perl', 'raku'], endings: ['pl', 'pm', 'raku', 'rakumod'] },
  php: { starts: ['php'], endings: ['phar', 'php'] },
  python: { starts: ['ipython', 'pipenv', 'poetry', 'pypy', 'python', 'uv'], endings: ['py', 'pyc', 'pyd', 'pyw', 'pyz'] },
  r: { starts: ['r', 'rscript'], endings: ['r'] },
  ruby: { starts: ['bundle', 'jruby', 'ruby'], endings: ['rb'] },
  rust: { starts: ['cargo'], endings: ['rs'] },
  swift: { starts: ['swift'], endings: ['swift'] },
  tcl: { starts: ['expect', 'tclsh'], endings: ['exp', 'tcl'] },
  wasm: { starts: ['wasmer', 'wasmtime'], endings: ['wasm', 'wat'] },
};

/** Programs that start code in any language, given by text or file name. */
const ANY: Language = {
  starts: ['bash', 'busybox', 'cmd', 'dash', 'fish', 'just', 'ksh', 'make', 'powershell', 'pwsh', 'sh', 'zsh'],
  endings: ['bash', 'bat', 'cmd', 'fish', 'ksh', 'mk', 'ps1', 'psm1', 'sh', 'zsh'],
};

/** Extensions of libraries that programs in every language may load. */
const LIBRARIES: readonly string[] = ['dll', 'dylib', 'so'];

const ALL: readonly Language[] = [...Object.values(LANGUAGES), ANY];

export function isCodeName(name: string): boolean {
  const ending = endingOf(name);
  return LIBRARIES.includes(ending) || ALL.some(({ endings }) => endings.includes(ending));
}

/** True if a word of a command, such as `python3.11`, starts code of some language. */
export function isInterpreter(word: string): boolean {
  return ALL.some(({ starts }) => starts.includes(startOf(word)));
}

/** True if it looks for code in the folder it starts in, even if nobody names that. A shell does not: its text names what it starts. */
export function searchesFolder(word: string): boolean {
  return isInterpreter(word) && (!ANY.starts.includes(startOf(word)) || startOf(word) === 'make' || startOf(word) === 'just');
}

export interface Loadable {
  /** File extensions, without a dot and in small letters. */
  readonly endings: ReadonlySet<string>;
  /** True if JavaScript packages beside it count too. */
  readonly packages: boolean;
}

/**
 * Returns the code files a command may load: `own` are the words that identify its program, `words` all of them. They are those of the languages that
 * an interpreter or a file extension names. They are those of any language where the program's own is unknown, or a shell is named.
 */
export function loadable(own: readonly string[], words: readonly string[]): Loadable {
  const named = languagesOf(words);
  const spoken = languagesOf(own).length === 0 || named.includes(ANY) ? ALL : named;
  return {
    endings: new Set([...spoken.flatMap(({ endings }) => endings), ...LIBRARIES]),
    packages: named.includes(LANGUAGES['javascript']),
  };
}

function languagesOf(words: readonly string[]): readonly Language[] {
  return ALL.filter(
    ({ endings, starts }) => words.some((word) => starts.includes(startOf(word))) || words.some((word) => endings.includes(endingOf(word))),
  );
}

/** Returns the extension: `py` of `deal.py`, `so` of `libdeal.so.1.2`; empty where there is none. */
export function endingOf(name: string): string {
  return extname(name.replace(/(?<=\.so)[.\d]+$/, ''))
    .slice(1)
    .toLowerCase();
}

/** Returns the name without path and version: `python` of `/usr/bin/python3.11`. */
function startOf(word: string): string {
  return basename(word.replaceAll('\\', '/'))
    .toLowerCase()
    .replace(/\.exe$/, '')
    .replace(/[-\d.]+$/, '');
}
