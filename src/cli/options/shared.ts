import { code } from './code.js';
import { dealOptions, parts } from './deal-options.js';
import { lookedFor } from './looked-for.js';
import type { OptionValues } from './option.js';
import { written } from './written.js';

/** The options that more than one command has, in the order of the help. */
export const SHARED = { ...dealOptions, ...lookedFor, ...parts, ...code, ...written };

/** Values of some of them, asked of a command that may lack any. */
export type SomeAsked<Name extends keyof typeof SHARED> = { readonly [Key in Name]?: OptionValues<typeof SHARED>[Key] | undefined };

/** Some of them, by their names. */
export function optionsOf<const Name extends keyof typeof SHARED>(...names: readonly Name[]): Pick<typeof SHARED, Name> {
  return Object.fromEntries(names.map((name) => [name, SHARED[name]])) as Pick<typeof SHARED, Name>;
}
