import type { Options } from 'yargs';
import { counted } from '../core/counted.js';
import { AuditError } from '../core/errors.js';
import type { OptionName } from './options.js';

/** What the parser hands to a command: positional and option values as typed, before any check. */
export type Values = Readonly<Record<string, unknown>>;

/** Values that are told by their place and not by an option. */
const POSITIONALS: ReadonlySet<string> = new Set(['subject', 'record', 'plan', 'list', 'kind', 'statistic', 'stem']);

/** Where the words after `--` stand among the values. */
export const PROGRAM = '--';

/** What one command of the program takes and does; what it is called stands in the list of them. The same description feeds parser and help. */
export interface Command {
  readonly positionals: Readonly<Record<string, string>>;
  readonly options: Record<string, Options>;
  /** Commands that run as they stand, each with what it does. */
  readonly examples: readonly (readonly [command: string, what: string])[];
  /** The exit codes it ends with, for its help; without, that it ends with 0 where it did what was asked. */
  readonly ends?: string;
  /** Returns the exit code. `all`: every command of the program. */
  run(values: Values, all: readonly ListedCommand[]): Promise<number>;
}

/** A command as the help of the program lists it; what it takes and does is loaded when it is used. */
export interface ListedCommand {
  /** As yargs reads it: `run [subject]`. */
  readonly usage: string;
  readonly describe: string;
  /** Whether a program may follow `--`. */
  readonly takesProgram?: true;
  /** Why none may, where that is asked for again and again, and what does instead. */
  readonly noProgram?: { readonly reason: string; readonly hint: string };
  /** Loads it, from the file of its name in `commands/`, with all that it needs: most of the time that a small command takes. */
  load(): Promise<Command>;
}

/** What a command is called. */
export function commandName({ usage }: Pick<ListedCommand, 'usage'>): string {
  return usage.split(' ')[0] ?? usage;
}

/** The text of an option or positional, undefined where it was not given. Throws E_USAGE where it was given twice or empty. */
export function textOf(values: Values, name: OptionName | (string & {})): string | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (Array.isArray(value))
    throw new AuditError('E_USAGE', `--${name} may be given once, got ${counted(value.length, 'value')}: ${value.join(', ')}`);
  if (typeof value !== 'string') throw new AuditError('E_INTERNAL', `the parser hands over text, got ${typeof value} for ${name}`);
  if (value === '') throw new AuditError('E_USAGE', `${POSITIONALS.has(name) ? `the ${name}` : `--${name}`} needs a value, got nothing`);
  return value;
}

/** The text of a value that cannot be absent: a required positional or an option with a default. */
export function givenText(values: Values, name: OptionName | (string & {})): string {
  const text = textOf(values, name);
  if (text === undefined) throw new AuditError('E_USAGE', `${name} is needed`);
  return text;
}

/** The words after `--`, a program and its arguments; undefined where there are none. */
export function programOf(values: Values): readonly string[] | undefined {
  const words = values[PROGRAM];
  return Array.isArray(words) ? words.map(String) : undefined;
}

/** Whether a switch is on; given several times, by the last. */
export function isOn(values: Values, name: OptionName | (string & {})): boolean {
  return [values[name]].flat().at(-1) === true;
}
