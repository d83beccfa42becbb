import { code } from './code.js';
import { dealOptions, parts } from './deal-options.js';
import { lookedFor } from './looked-for.js';
import type { OptionValues } from './option.js';
import { written } from './written.js';

export const SHARED = { ...dealOptions, ...lookedFor, ...parts, ...code, ...written };

/** Values of some shared options, for commands that may lack any of them. */
export type SomeAsked<Name extends keyof typeof SHARED> = { readonly [Key in Name]?: OptionValues<typeof SHARED>[Key] | undefined };

export function optionsOf<const Name extends keyof typeof SHARED>(...names: readonly Name[]): Pick<typeof SHARED, Name> {
  return Object.fromEntries(names.map((name) => [name, SHARED[name]])) as Pick<typeof SHARED, Name>;
}
