import { isAbsolute } from 'node:path';
import type { RunInfo } from '../core/record/evidence.js';
import { shellWord } from '../kinds/words/command.js';
import type { Typed, TypedOptions } from './options/option.js';

/** The options of a command that its record would not tell otherwise, so that a command printed later repeats them; nothing where none was given. */
export function repeatedOptions({ given }: { readonly given: TypedOptions }): Pick<RunInfo, 'options'> {
  const options = [...given].flatMap(([name, typed]) => (mustRepeat(typed) ? [formatOption(name, typed)] : []));
  return options.length > 0 ? { options } : {};
}

/** An option as it is typed again. */
export function formatOption(name: string, { option, text }: Typed): string {
  return option.type === null ? `--${name}` : `--${name} ${shellWord(text)}`;
}

function mustRepeat({ option, text }: Typed): boolean {
  return option.repeated === true && text !== option.usual && !(option.type?.files && isAbsolute(text));
}
