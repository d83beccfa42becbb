import { isAbsolute } from 'node:path';
import type { RunInfo } from '../core/evidence.js';
import { shellWord } from '../kinds/words/command.js';
import type { Values } from './command.js';
import { isOn, textOf } from './command.js';
import { OF_DOCUMENT } from './of-document.js';
import { defaultOf, type OptionName } from './options.js';

/** Those of which no core tells, in the order in which a command repeats them. A round that is over is good for one plan alone. */
const REPEATED: readonly OptionName[] = ['seed', 'challenge', 'timeout', 'deadline', 'strict', 'workers', ...OF_DOCUMENT, 'out', 'name'];

/** How a log is written, where its first rows do not tell. */
const OF_LOGS = ['header', 'delimiter'];

/** Those that name a place: from the root of one machine on it tells a reader elsewhere nothing but how that machine is laid out. */
const PLACES: ReadonlySet<string> = new Set(['out', 'profile']);

/** The options of a command that its record would not tell otherwise, so that a command printed later repeats them; nothing where none was given. */
export function givenOptions(values: Values): Pick<RunInfo, 'options'> {
  const options = [
    ...OF_LOGS.flatMap((name) => optionWords(values, name)),
    ...REPEATED.flatMap((name) => optionWords(values, name, defaultOf(name))),
  ];
  return options.length > 0 ? { options } : {};
}

function optionWords(values: Values, name: string, usual?: unknown): readonly string[] {
  if (isOn(values, name)) return [`--${name}`];
  const text = values[name] === usual || values[name] === false ? undefined : textOf(values, name);
  return text === undefined || (PLACES.has(name) && isAbsolute(text)) ? [] : [`--${name} ${shellWord(text)}`];
}
