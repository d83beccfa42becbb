import { basename, extname } from 'node:path';

/** Programs by which something written in a language is started, without their versions, and the endings of what holds its code. */
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

/** What starts programs in any language by a text or file that names them. */
const ANY: Language = {
  starts: ['bash', 'busybox', 'cmd', 'dash', 'fish', 'just', 'ksh', 'make', 'powershell', 'pwsh', 'sh', 'zsh'],
  endings: ['bash', 'bat', 'cmd', 'fish', 'ksh', 'mk', 'ps1', 'psm1', 'sh', 'zsh'],
};

/** What programs in every language may load. */
const LIBRARIES: readonly string[] = ['dll', 'dylib', 'so'];

const ALL: readonly Language[] = [...Object.values(LANGUAGES), ANY];

/** Whether a file of this name holds code, in whatever language. */
export function isCodeName(name: string): boolean {
  const ending = endingOf(name);
  return LIBRARIES.includes(ending) || ALL.some(({ endings }) => endings.includes(ending));
}

/** Whether a word of a command, `python3.11`, starts what is written in some language. */
export function isInterpreter(word: string): boolean {
  return ALL.some(({ starts }) => starts.includes(startOf(word)));
}

/** Whether it is one that looks for code in the folder it starts in, though nobody names that. A shell is not: its text names what it starts. */
export function searchesFolder(word: string): boolean {
  return isInterpreter(word) && (!ANY.starts.includes(startOf(word)) || startOf(word) === 'make' || startOf(word) === 'just');
}

/** What a program may load as code. */
export interface Loadable {
  /** Endings of files, without a dot and in small letters. */
  readonly endings: ReadonlySet<string>;
  /** Whether the packages of JavaScript beside it too. */
  readonly packages: boolean;
}

/**
 * What may be loaded by a command: `own` are the words that say what its program is, `words` all of it. It is what the languages load that an
 * interpreter or the ending of a file names; what any language does where the program itself is of none that is known, or a shell is named.
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

/** `py` of `deal.py`, `so` of `libdeal.so.1.2`; empty where there is none. */
export function endingOf(name: string): string {
  return extname(name.replace(/(?<=\.so)[.\d]+$/, ''))
    .slice(1)
    .toLowerCase();
}

/** `python` of `/usr/bin/python3.11`. */
function startOf(word: string): string {
  return basename(word.replaceAll('\\', '/'))
    .toLowerCase()
    .replace(/\.exe$/, '')
    .replace(/[-\d.]+$/, '');
}
