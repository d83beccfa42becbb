import { isAbsolute } from 'node:path';
import type { RunInfo } from '../core/record/evidence.js';
import { shellWord } from '../kinds/words/command.js';
import type { Typed, TypedOptions } from './options/option.js';

/** Returns the typed options that the record does not otherwise hold, so that a command printed later repeats them. Empty if none was given. */
export function repeatedOptions({ given }: { readonly given: TypedOptions }): Pick<RunInfo, 'options'> {
  const options = [...given].flatMap(([name, typed]) => (mustRepeat(typed) ? [formatOption(name, typed)] : []));
  return options.length > 0 ? { options } : {};
}

export function formatOption(name: string, { option, text }: Typed): string {
  return option.type === null ? `--${name}` : `--${name} ${shellWord(text)}`;
}

function mustRepeat({ option, text }: Typed): boolean {
  return option.repeated === true && text !== option.usual && !(option.type?.files && isAbsolute(text));
}
