import { readdirSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import process from 'node:process';
import type { ProgramFile } from '../../core/source/program-source.js';
import { moduleSha256 } from '../function/module/sha256.js';
import { statIfThere } from '../read-file.js';
import { isExecutable, kindOf, startOfFile } from './file-kind.js';
import { endingOf, isCodeName, isInterpreter, type Loadable, loadable, searchesFolder } from './languages.js';
import type { FoundProgram } from './path.js';

/** The limits for examining a huge folder: code files, bytes of them, and folders, the nearest first. */
export const MOST_CODE_FILES = 500;
const MOST_BYTES = 2 ** 26;
const MOST_FOLDERS = 1000;

/** The length of a first line that Linux reads. */
const LONGEST_SHEBANG = 256;

export interface ProgramCode {
  /** The files by their path from the user's folder, sorted; neither the program nor a file among its arguments. */
  readonly files: readonly ProgramFile[];
  /** True if these are all there are. */
  readonly whole: boolean;
}

/**
 * Returns the code beside a program, as it is on disk: code files by extension (`loadable`) in the folders that may be asked for it, and in their
 * subfolders. One is the program's own folder, unless it is a search-path folder. Others are the folder of every code file that its words name, and
 * every folder that they name. Such a name may stand in a list of paths, after `=` or a short option too (`-cp lib:.`, `-Ilib`). A command that
 * starts an interpreter, but no shell, and names none of these means the user's folder (`java Dealer`, `python3 -m deal`). Hidden files, Python
 * caches, unreadable files, and packages unless JavaScript is named, are skipped.
 */
export function codeBeside(found: FoundProgram): ProgramCode {
  const { args, cwd, path } = found;
  const words = wordsOf(found);
  const own = new Set([path, ...args.filter((arg) => isAbsolute(arg))]);
  const script = scriptOf(found);
  const named = words.flatMap((word) => {
    const at = resolve(cwd, word);
    return kindOf(at) === 'file' && !isShared(dirname(at), cwd) && (word === script || isCode(at)) ? [at] : [];
  });
  const { paths, whole } = listed(foldersOf(words, named, cwd), loadable(programWords(found), [...words, ...named.flatMap(shebang)]));
  const files: ProgramFile[] = [];
  for (const at of new Set([...named, ...paths])) {
    const sha256 = own.has(at) ? null : digestNow(at);
    if (sha256 !== null) files.push({ file: nameFrom(cwd, at), sha256 });
  }
  return { files: files.sort((a, b) => (a.file < b.file ? -1 : 1)), whole };
}

/**
 * True if a file named to a program is its code, by its extension, a first line `#!`, or the right to be run. All others are data: a list to read, or
 * the program's own output.
 */
export function isCode(path: string): boolean {
  return isCodeName(path) || startOfFile(path, 2) === '#!' || (process.platform !== 'win32' && isExecutable(path));
}

/**
 * Options followed by the program itself, as a text or the name of a module (`-c`, `-Ic`, `-m`). Where they mean something else (`bash -e`), a script
 * follows.
 */
const BEFORE_PROGRAM = /^-[A-Za-z]*[ceEmpr]$|^--(?:command|eval|print)$/;

/**
 * Returns the word that names an interpreter's script, which may have any name. It is the first word that is neither an option nor an option's value
 * that is no file (`-W ignore`). Undefined where the program is no interpreter.
 */
export function scriptOf({ args, cwd, program }: Pick<FoundProgram, 'args' | 'cwd' | 'program'>): string | undefined {
  if (!isInterpreter(program)) return undefined;
  return args.find((arg, at) => {
    const before = args[at - 1] ?? '';
    const isValue = before.startsWith('-') && !BEFORE_PROGRAM.test(before) && kindOf(resolve(cwd, arg)) !== 'file';
    return !arg.startsWith('-') && !isValue;
  });
}

/** Returns the SHA-256 of a file as it is; null where it cannot be read. */
export function digestNow(path: string): string | null {
  try {
    return moduleSha256(path, path);
  } catch {
    return null;
  }
}

/** Returns the words of a command. They include those of texts that it hands to a shell, and the interpreter of a script that is the program. */
function wordsOf(found: FoundProgram): readonly string[] {
  const { args } = found;
  const scripts = args.filter((arg) => /\s/.test(arg)).flatMap((arg) => arg.split(/[\s'"`;|&()<>]+/));
  return [...programWords(found), ...args, ...scripts].filter((word) => word !== '');
}

function programWords({ cwd, path, program }: FoundProgram): readonly string[] {
  return isShared(dirname(path), cwd) ? [program] : [program, path, ...shebang(path)];
}

function shebang(path: string): readonly string[] {
  const [, line] = /^#!([^\n]*)/.exec(startOfFile(path, LONGEST_SHEBANG) ?? '') ?? [];
  return line?.split(/\s+/).filter((word) => word !== '') ?? [];
}

function foldersOf(words: readonly string[], named: readonly string[], cwd: string): readonly string[] {
  const parts = words.flatMap((word) =>
    [word, word.replace(/^[^=]*=/, ''), word.replace(/^-[A-Za-z]/, '')].flatMap((one) => one.split(delimiter)),
  );
  const given = parts.filter((part) => part !== '').map((part) => resolve(cwd, part.replace(/[/\\]\*$/, '')));
  const folders = [...named.map((file) => dirname(file)), ...given.filter((at) => kindOf(at) === 'a folder')].filter(
    (at) => !isShared(at, cwd) && dirname(at) !== at,
  );
  if (folders.length > 0) return folders;
  return words.some(searchesFolder) ? [cwd] : [];
}

/** True for a folder on the search path that is not the user's own. */
function isShared(folder: string, cwd: string): boolean {
  if (!relative(resolve(cwd), folder).startsWith('..')) return false;
  return (process.env['PATH'] ?? '').split(delimiter).some((one) => one !== '' && resolve(one) === folder);
}

/** Lists files with these extensions in the folders and below, level by level, by name, up to the limits. */
function listed(
  folders: readonly string[],
  { endings, packages }: Loadable,
): { readonly paths: readonly string[]; readonly whole: boolean } {
  // What is added while they are gone through comes at the end.
  const queue = new Set(folders);
  const paths = new Set<string>();
  let bytes = 0;
  let looked = 0;
  let whole = true;
  for (const at of queue) {
    if (looked++ === MOST_FOLDERS) return { paths: [...paths], whole: false };
    for (const { name, at: path, folder } of entriesOf(at)) {
      if (folder) {
        if (!name.startsWith('.') && name !== '__pycache__' && (name !== 'node_modules' || packages)) queue.add(path);
        continue;
      }
      if (!endings.has(endingOf(name)) || paths.has(path)) continue;
      const stat = statIfThere(path);
      if (!stat?.isFile()) continue;
      if (paths.size === MOST_CODE_FILES) return { paths: [...paths], whole: false };
      // One that is large leaves room for others.
      if (bytes + stat.size > MOST_BYTES) {
        whole = false;
        continue;
      }
      bytes += stat.size;
      paths.add(path);
    }
  }
  return { paths: [...paths], whole };
}

interface Entry {
  readonly name: string;
  readonly at: string;
  /** True for a folder. A link to a folder is none: it may form a cycle. */
  readonly folder: boolean;
}

function entriesOf(folder: string): readonly Entry[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .map((entry) => ({ name: entry.name, at: join(folder, entry.name), folder: entry.isDirectory() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** Returns a name that is the same on every machine: from the user's folder on. */
function nameFrom(cwd: string, path: string): string {
  return relative(cwd, path).replaceAll('\\', '/');
}
