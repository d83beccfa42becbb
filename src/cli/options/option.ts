import { AuditError } from '../../core/errors.js';
import type { Source } from '../../core/record/origin.js';
import { counted } from '../../core/words/counted.js';

/** Completions a shell offers at a place of a command line. */
export interface Offer {
  readonly words?: readonly string[] | (() => Promise<readonly string[]>);
  /** Catalogues whose entries may be named, by their names in `list`. */
  readonly catalogues?: readonly string[];
  /** True if files and folders may be named. */
  readonly files?: true;
}

/** The type of an option's value: how its text is read, and the shell's completions. */
export interface OptionType<Value> extends Offer {
  /** Reads the given text; `name` is the name of the option. Throws E_USAGE. */
  parse(text: string, name: string): Value;
  /** The range of numbers that a program may give in place of a text. */
  readonly range?: readonly [least: number, most: number, whole: boolean];
  /** True if a program may give a list of texts. */
  readonly list?: true;
}

export interface SourcesOf {
  /** The phrase as in `--moves is for built-in scramblers`. */
  readonly is: string;
  readonly sources: readonly Source['kind'][];
  /** True if any subject takes its default, which asks for nothing there. */
  readonly takesUsual?: true;
  readonly hint?: string;
}

export interface OptionFacts {
  /** The description, for the help. */
  readonly says: string;
  /** The heading of the help that it appears under. If absent, it appears under the options of the command. */
  readonly group?: string;
  /** The default, as text. */
  readonly usual?: string;
  /** The effect if the option is not given, in the words of the help. */
  readonly usually?: string;
  /** The only subjects that have it. If absent, all have it. */
  readonly of?: SourcesOf;
  /** The option that says the same in another way, so that both cannot be given. */
  readonly replaces?: string;
  /** True if no record holds it, so that a command printed later must repeat it. */
  readonly repeated?: true;
  /** True if the help omits it. */
  readonly hidden?: true;
}

export interface Option<Value> extends OptionFacts {
  /** The type of its value; null for a switch, which takes none. */
  readonly type: OptionType<unknown> | null;
  /** Reads the typed text, or undefined if nothing was typed; `name` is the option's, for errors. Throws E_USAGE. */
  read(text: string | undefined, name: string): Value;
}

/** Options by their names in code, which have no hyphens: `orderUnknown` is typed as --order-unknown. */
export type OptionSet = Readonly<Record<string, Option<unknown>>>;

/** An option that was typed, and its text; 'true' for a switch. */
export interface Typed {
  readonly option: Option<unknown>;
  readonly text: string;
}

/** The options that were typed, by name, in the order of the command's options. */
export type TypedOptions = ReadonlyMap<string, Typed>;

/** The values of options, each read and checked, and what was typed. */
export type OptionValues<Options extends OptionSet> = {
  readonly [Key in keyof Options]: ReturnType<Options[Key]['read']>;
} & { readonly given: TypedOptions };

/** Converts the name of an option in code to its name as typed. */
export function dashed(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Makes an option that has a default, or one that may be absent. */
export function option<Value>(type: OptionType<Value>, facts: OptionFacts & { readonly usual: string }): Option<Value>;
export function option<Value>(type: OptionType<Value>, facts: OptionFacts): Option<Value | undefined>;
export function option<Value>(type: OptionType<Value>, facts: OptionFacts): Option<Value | undefined> {
  return { ...facts, type, read: (text = facts.usual, name) => (text === undefined ? undefined : type.parse(text, name)) };
}

export function toggle(facts: OptionFacts): Option<boolean> {
  return { ...facts, type: null, read: (text) => text !== undefined };
}

export function reworded<Value>(option: Option<Value>, facts: Partial<Omit<OptionFacts, 'usual'>>): Option<Value> {
  return { ...option, ...facts };
}

/** Reads the typed options, as the parser returns them by name. Throws E_USAGE. */
export function readOptions<Options extends OptionSet>(options: Options, typed: Readonly<Record<string, unknown>>): OptionValues<Options> {
  const given = new Map<string, Typed>();
  const values = Object.entries(options).map(([key, one]) => {
    const name = dashed(key);
    const text = one.type === null ? switchedOn(typed[name]) : textIn(typed[name], `--${name}`);
    if (text !== undefined) given.set(name, { option: one, text });
    return [key, one.read(text, name)];
  });
  for (const [name, { option: one }] of given) if (one.replaces !== undefined && given.has(one.replaces)) throw twice(one.replaces, name);
  return { ...(Object.fromEntries(values) as Omit<OptionValues<Options>, 'given'>), given } as OptionValues<Options>;
}

/** Returns a text from the parser, undefined if there is none. Throws E_USAGE if it was given twice or is empty. */
export function textIn(value: unknown, what: string): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value))
    throw new AuditError('E_USAGE', `${what} may be given once, got ${counted(value.length, 'value')}: ${value.join(', ')}`);
  if (typeof value !== 'string') throw new AuditError('E_INTERNAL', `the parser hands over text, got ${typeof value} for ${what}`);
  if (value === '') throw new AuditError('E_USAGE', `${what} needs a value, got nothing`);
  return value;
}

function twice(replaced: string, name: string): AuditError {
  return new AuditError('E_USAGE', `--${replaced} cannot be used with --${name}, which takes its place`, { hint: 'leave one of them out' });
}

/** Reads a switch; if it was given several times, the last one counts. */
function switchedOn(value: unknown): string | undefined {
  return [value].flat().at(-1) === true ? 'true' : undefined;
}
