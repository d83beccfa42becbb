import { AuditError } from '../core/errors.js';
import { addedSources } from '../host/added-sources.js';
import { dashed, type Offer, type Option, type OptionSet, type OptionValues, readOptions, textIn } from './options/option.js';
import { always } from './options/written.js';

/** One or several positional words of a command. */
export interface Operand<Value> {
  /** The description, for the help. */
  readonly says: string;
  /** Completions a shell offers in its place. */
  readonly offers: Offer;
  /** Reads the parser's value. Throws E_USAGE. */
  read(typed: unknown, name: string): Value;
}

export function word(says: string, offers: Offer = {}): Operand<string | undefined> {
  return { says, offers, read: (typed, name) => textIn(typed, `the ${name}`) };
}

export function neededWord(says: string, offers: Offer = {}): Operand<string> {
  return {
    says,
    offers,
    read(typed, name) {
      const text = textIn(typed, `the ${name}`);
      if (text === undefined) throw new AuditError('E_USAGE', `${name} is needed`);
      return text;
    },
  };
}

export function words(says: string, offers: Offer = {}): Operand<readonly string[]> {
  return { says, offers, read: (typed) => (Array.isArray(typed) ? typed.map(String) : []) };
}

export const SUBJECTS: Offer = {
  catalogues: ['shuffle', 'scrambler', 'dealer', 'player', 'preset'],
  words: async () => [...Object.keys(addedSources()), 'npm:'],
  files: true,
};

/** Operands by name. The names also appear in the usage of the command. */
export type OperandSet = Readonly<Record<string, Operand<unknown>>>;

/** The typed values as the parser returns them, by the names of options and operands. */
export type ParsedWords = Readonly<Record<string, unknown>>;

/** The key of the words after `--` in the parser's result. */
export const PROGRAM = '--';

/** Values that every command gets besides its own options. */
export interface CommonAsked {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly debug: boolean;
  /** The words after `--`, a program and its arguments. */
  readonly program: readonly string[] | undefined;
}

export interface CommandFacts {
  /** Commands that can be run as they are, each with its effect. */
  readonly examples: readonly (readonly [command: string, what: string])[];
  /** The exit codes it ends with, for its help. If absent, it ends with 0 on success. */
  readonly ends?: string;
}

/** The options and behaviour of one command. Its name is in the list of commands. Parser and help both read this description. */
export interface Command extends CommandFacts {
  readonly operands: OperandSet;
  /** The options by their names as typed, the common ones included. */
  readonly options: Readonly<Record<string, Option<unknown>>>;
  /**
   * Returns the exit code. `all`: every command of the program; `added`: options that a wing adds, by their names in code. Throws E_USAGE for a value
   * that cannot be read, before anything is done.
   */
  run(parsed: ParsedWords, all: readonly ListedCommand[], added?: OptionSet): Promise<number>;
}

/** A command as the help of the program lists it. Its definition is loaded when it is used. */
export interface ListedCommand {
  /** The usage in the syntax of yargs: `run [subject]`. */
  readonly usage: string;
  readonly describe: string;
  readonly takesProgram?: true;
  /** The reason why no program may follow, for commands where users often try, and what to do instead. */
  readonly noProgram?: { readonly reason: string; readonly hint: string };
  readonly readsRecords?: true;
  /** The module it is loaded from, relative to this folder. If absent, the one of its name in `commands/`. */
  readonly module?: string;
  /** Loads it and its dependencies, which takes most of the time of a small command. */
  load(): Promise<Command>;
}

export function commandName({ usage }: Pick<ListedCommand, 'usage'>): string {
  return usage.split(' ')[0] ?? usage;
}

/** Makes a command of these operands and options. `run` gets their values, all read and checked, and returns the exit code. */
export function command<Operands extends OperandSet, Options extends OptionSet>(
  { operands, options, ...facts }: CommandFacts & { readonly operands: Operands; readonly options: Options },
  run: (
    asked: OptionValues<Options> & CommonAsked & { readonly [Name in keyof Operands]: ReturnType<Operands[Name]['read']> },
    all: readonly ListedCommand[],
  ) => Promise<number>,
): Command {
  const own = { ...options, ...always };
  return {
    ...facts,
    operands,
    options: Object.fromEntries(Object.entries(own).map(([key, one]) => [dashed(key), one])),
    async run(parsed, all, added = {}) {
      const program = parsed[PROGRAM];
      const placed = Object.fromEntries(Object.entries(operands).map(([name, one]) => [name, one.read(parsed[name], name)])) as {
        readonly [Name in keyof Operands]: ReturnType<Operands[Name]['read']>;
      };
      return run(
        {
          ...placed,
          program: Array.isArray(program) ? program.map(String) : undefined,
          ...(readOptions({ ...own, ...added }, parsed) as OptionValues<typeof own>),
        },
        all,
      );
    },
  };
}
