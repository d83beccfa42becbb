import type { Source } from '../../../core/record/origin.js';
import type { ProgramSource } from '../../../core/source/program-source.js';
import * as compiled from './compiled.js';
import type { Language } from './language.js';
import * as scripts from './scripts.js';
import { words } from './words.js';

const { javascript } = scripts;
const LANGUAGES: readonly Language[] = [...Object.values(scripts), ...Object.values(compiled)];

/** The language in which a subject is written; words where that is not known, as for a log. */
export function languageOf(source: Source): Language {
  if (source.kind === 'log' || source.kind === 'race') return words;
  if (source.kind === 'inline') return LANGUAGES.find(({ name }) => name === (source.language ?? 'JavaScript')) ?? words;
  return source.kind === 'program' ? (languageOfProgram(source) ?? words) : javascript;
}

/** Looks at the words of the command, those of a text for a shell too; then for code that has the program's own name and lies beside it. */
function languageOfProgram({ args, code = [], program }: ProgramSource): Language | undefined {
  const typed = [program, ...args.flatMap((arg) => arg.split(/[\s;&|"'()]+/))];
  const beside = code.map(({ file }) => file).filter((file) => stemOf(file) === stemOf(program));
  const [found] = [...typed, ...beside].flatMap((word) => LANGUAGES.filter(({ shown }) => shown?.test(nameOf(word))));
  return found;
}

/** Returns the last part of a path as written on any system, without the ending of a program for Windows. */
function nameOf(path: string): string {
  return path.replace(/^.*[/\\]/, '').replace(/\.exe$/i, '');
}

function stemOf(path: string): string {
  return nameOf(path).replace(/\.[^.]*$/, '');
}
