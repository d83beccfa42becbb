import { AuditError } from '../core/errors.js';
import { addedSources } from '../host/added-sources.js';
import { dashed, type Offer, type Option, type OptionSet, type OptionValues, readOptions, textIn } from './options/option.js';
import { always } from './options/written.js';

/** A word of a command that is told by its place, or several. */
export interface Operand<Value> {
  /** What it is, for the help. */
  readonly says: string;
  /** What a shell offers in its place. */
  readonly offers: Offer;
  /** Reads what the parser hands over. Throws E_USAGE. */
  read(typed: unknown, name: string): Value;
}

/** A word that may be absent. */
export function word(says: string, offers: Offer = {}): Operand<string | undefined> {
  return { says, offers, read: (typed, name) => textIn(typed, `the ${name}`) };
}

/** A word that the command cannot do without. */
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

/** Any number of words. */
export function words(says: string, offers: Offer = {}): Operand<readonly string[]> {
  return { says, offers, read: (typed) => (Array.isArray(typed) ? typed.map(String) : []) };
}

/** What a shell offers where a subject is named. */
export const SUBJECTS: Offer = {
  catalogues: ['shuffle', 'scrambler', 'dealer', 'player', 'preset'],
  words: async () => [...Object.keys(addedSources()), 'npm:'],
  files: true,
};

/** Operands by their names, which the usage of the command has too. */
export type OperandSet = Readonly<Record<string, Operand<unknown>>>;

/** What was typed, as the parser hands it over, by the names of options and operands. */
export type ParsedWords = Readonly<Record<string, unknown>>;

/** Where the words after `--` stand among what was parsed. */
export const PROGRAM = '--';

/** What every command is asked beside its own options. */
export interface CommonAsked {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly debug: boolean;
  /** The words after `--`, a program and its arguments. */
  readonly program: readonly string[] | undefined;
}

/** What is said of a command beside what it does. */
export interface CommandFacts {
  /** Commands that run as they stand, each with what it does. */
  readonly examples: readonly (readonly [command: string, what: string])[];
  /** The exit codes it ends with, for its help; without, that it ends with 0 where it did what was asked. */
  readonly ends?: string;
}

/** What one command of the program takes and does; what it is called stands in the list of them. The same description feeds parser and help. */
export interface Command extends CommandFacts {
  readonly operands: OperandSet;
  /** By their names as they are typed, those of every command among them. */
  readonly options: Readonly<Record<string, Option<unknown>>>;
  /**
   * Returns the exit code. `all`: every command of the program; `added`: options that it is asked beside its own, by their names in code. Throws E_USAGE for
   * a value that cannot be read, before anything is done.
   */
  run(parsed: ParsedWords, all: readonly ListedCommand[], added?: OptionSet): Promise<number>;
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
  /** Whether it reads records, of whatever kind. */
  readonly readsRecords?: true;
  /** The module that it is loaded from, as seen from this folder, where that is not the one of its name in `commands/`. */
  readonly module?: string;
  /** Loads it, with all that it needs: most of the time that a small command takes. */
  load(): Promise<Command>;
}

/** What a command is called. */
export function commandName({ usage }: Pick<ListedCommand, 'usage'>): string {
  return usage.split(' ')[0] ?? usage;
}

/** A command of these operands and options; `run` is handed their values, all of them read and checked, and returns the exit code. */
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
