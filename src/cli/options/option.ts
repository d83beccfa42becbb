import { AuditError } from '../../core/errors.js';
import type { Source } from '../../core/record/origin.js';
import { counted } from '../../core/words/counted.js';

/** What a shell offers in a place of a command line. */
export interface Offer {
  readonly words?: readonly string[] | (() => Promise<readonly string[]>);
  /** Catalogues whose entries may be named, as `list` calls them. */
  readonly catalogues?: readonly string[];
  /** Whether files and folders may be named. */
  readonly files?: true;
}

/** What may be given to an option: how its text is read, and what a shell offers in its place. */
export interface OptionType<Value> extends Offer {
  /** Reads what was given; `name` is what the option is called. Throws E_USAGE. */
  parse(text: string, name: string): Value;
  /** The numbers that a program may give in place of a text. */
  readonly range?: readonly [least: number, most: number, whole: boolean];
  /** Whether a program may give a list of texts. */
  readonly list?: true;
}

/** Subjects that an option is for. */
export interface SourcesOf {
  /** As in `--moves is for built-in scramblers`. */
  readonly is: string;
  readonly sources: readonly Source['kind'][];
  readonly hint?: string;
}

/** What is said of an option beside its name and its type. */
export interface OptionFacts {
  /** What it does, for the help. */
  readonly says: string;
  /** The heading of the help that it stands under; without one, under the options of the command. */
  readonly group?: string;
  /** What counts as given where nothing is. */
  readonly usual?: string;
  /** What comes of it where nothing is given, in the words of the help. */
  readonly usually?: string;
  /** The subjects that alone have it; absent where all do. */
  readonly of?: SourcesOf;
  /** Whether no record tells it, so that a command printed later must repeat it. */
  readonly repeated?: true;
  /** Whether the help passes it over. */
  readonly hidden?: true;
}

/** One option of the program: everything that is known of it. */
export interface Option<Value> extends OptionFacts {
  /** A switch has none: it is given or not. */
  readonly type: OptionType<unknown> | null;
  /** The value of what was typed, or of nothing; `name` is the option's, for errors. Throws E_USAGE. */
  read(text: string | undefined, name: string): Value;
}

/** Options by their names, which in code are written without hyphens: `orderUnknown` is typed as --order-unknown. */
export type OptionSet = Readonly<Record<string, Option<unknown>>>;

/** An option that was typed, and the text that was given to it; 'true' for a switch. */
export interface Typed {
  readonly option: Option<unknown>;
  readonly text: string;
}

/** The options that were typed, by their names, in the order in which the command has them. */
export type TypedOptions = ReadonlyMap<string, Typed>;

/** The values of options, each read and checked, and what was typed. */
export type OptionValues<Options extends OptionSet> = {
  readonly [Key in keyof Options]: ReturnType<Options[Key]['read']>;
} & { readonly given: TypedOptions };

/** The name of an option as it is typed, of its name in code. */
export function dashed(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** An option that has a value in any case, or one that may be absent. */
export function option<Value>(type: OptionType<Value>, facts: OptionFacts & { readonly usual: string }): Option<Value>;
export function option<Value>(type: OptionType<Value>, facts: OptionFacts): Option<Value | undefined>;
export function option<Value>(type: OptionType<Value>, facts: OptionFacts): Option<Value | undefined> {
  return { ...facts, type, read: (text = facts.usual, name) => (text === undefined ? undefined : type.parse(text, name)) };
}

/** An option without a value. */
export function toggle(facts: OptionFacts): Option<boolean> {
  return { ...facts, type: null, read: (text) => text !== undefined };
}

/** The same option in the words of one command. */
export function reworded<Value>(option: Option<Value>, facts: Partial<Omit<OptionFacts, 'usual'>>): Option<Value> {
  return { ...option, ...facts };
}

/** Reads what was typed for options, as the parser hands it over by their names. Throws E_USAGE. */
export function readOptions<Options extends OptionSet>(options: Options, typed: Readonly<Record<string, unknown>>): OptionValues<Options> {
  const given = new Map<string, Typed>();
  const values = Object.entries(options).map(([key, one]) => {
    const name = dashed(key);
    const text = one.type === null ? switchedOn(typed[name]) : textIn(typed[name], `--${name}`);
    if (text !== undefined) given.set(name, { option: one, text });
    return [key, one.read(text, name)];
  });
  return { ...(Object.fromEntries(values) as Omit<OptionValues<Options>, 'given'>), given } as OptionValues<Options>;
}

/** A text as the parser hands it over, undefined where there is none. Throws E_USAGE where it was given twice or empty. */
export function textIn(value: unknown, what: string): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value))
    throw new AuditError('E_USAGE', `${what} may be given once, got ${counted(value.length, 'value')}: ${value.join(', ')}`);
  if (typeof value !== 'string') throw new AuditError('E_INTERNAL', `the parser hands over text, got ${typeof value} for ${what}`);
  if (value === '') throw new AuditError('E_USAGE', `${what} needs a value, got nothing`);
  return value;
}

/** Given several times, a switch is as the last one says. */
function switchedOn(value: unknown): string | undefined {
  return [value].flat().at(-1) === true ? 'true' : undefined;
}
