import type { Source } from '../../../core/origin.js';
import { java } from './java.js';
import { javascript } from './javascript.js';
import type { Language } from './language.js';
import { python } from './python.js';
import { words } from './words.js';

/** What a word of a command shows of the language of its program: its last part, as a path is written on any system. */
const SHOWN: readonly (readonly [RegExp, Language])[] = [
  [/^(?:python[\d.]*|pypy[\d.]*)(?:\.exe)?$|\.py$/i, python],
  [/^java(?:\.exe)?$|\.(?:jar|java)$/i, java],
  [/^(?:node|deno|bun|tsx)(?:\.exe)?$|\.[cm]?[jt]s$/i, javascript],
];

/** The language in which a subject is written; words where that is not known, as of a log. */
export function languageOf(source: Source): Language {
  if (source.kind === 'log' || source.kind === 'race') return words;
  if (source.kind !== 'program') return javascript;
  const typed = [source.program, ...source.args].map((word) => word.split(/[/\\]/).at(-1) ?? '');
  const [found] = typed.flatMap((word) => SHOWN.filter(([shown]) => shown.test(word)));
  return found ? found[1] : words;
}
