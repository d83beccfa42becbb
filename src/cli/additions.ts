import type { Wishes } from '../engine/plan/make-plan.js';
import { installAdditions, type RecordAdditions } from '../records/additions.js';
import type { RecordKind } from '../records/record-kind.js';
import type { RunFacts } from '../records/sealing.js';
import type { CommandFacts, ListedCommand } from './command.js';
import type { Listed } from './listed.js';
import type { OptionSet, OptionValues } from './options/option.js';
import type { Joined, Prepared } from './prepared.js';
import { readFirst } from './read-first.js';

/** What the help of a command says more. */
interface AddedWords {
  /** A clause after what the command does. */
  readonly describe?: string;
  /** A clause after what an operand is, by its name. */
  readonly operands?: Readonly<Record<string, string>>;
  /** A sentence after the exit codes. */
  readonly ends?: string;
}

/** What a wing adds to one command of the house: options, and what they do. */
export interface CommandAddition extends Partial<Pick<CommandFacts, 'examples'>> {
  /** One with the name of an option that the command has itself takes its place. */
  readonly options: OptionSet;
  readonly words?: AddedWords;
  /** Checks what was typed, before a file is opened or a deal is dealt. Throws E_USAGE. */
  prepare(asked: object): Promise<Prepared>;
}

/**
 * What a wing adds to one command. `prepare` is handed all that was typed: the values of these options, and those of the command, of which `House` says the types
 * that it reads.
 */
export function addition<Options extends OptionSet, House extends object = object>(
  options: Options,
  prepare: (asked: OptionValues<Options> & House) => Promise<Prepared>,
  examples: CommandFacts['examples'] = [],
  words: AddedWords = {},
): CommandAddition {
  return { options, examples, words, prepare: (asked) => prepare(asked as OptionValues<Options> & House) };
}

/** A command of a wing. */
export interface AddedCommand extends ListedCommand {
  /** The command that it follows in the help. */
  readonly follows: string;
  /** The module that `load` imports, as seen from `src/cli/`: `../wings/watch/commands/watch.js`. */
  readonly module: string;
}

/** A catalogue of a wing, which `list` alone tells. */
export interface AddedCatalogue {
  /** What `list` calls it. */
  readonly kind: string;
  /** What it holds, in half a line. */
  readonly holds: string;
  /** The catalogue that it follows in the list of them. */
  readonly follows: string;
  load(): Promise<readonly Listed[]>;
}

/** What a wing gives the program. */
export interface CommandAdditions extends RecordAdditions {
  readonly commands?: readonly AddedCommand[];
  /** What it adds to other commands, by their names. */
  readonly additions?: Readonly<Record<string, CommandAddition>>;
  readonly catalogues?: readonly AddedCatalogue[];
  /** What `report --format` calls its ways to render a record, which its addition to `report` prepares. */
  readonly formats?: readonly string[];
}

/** Everything that wings give the program. */
export interface Wings {
  readonly WINGS: readonly CommandAdditions[];
  /** Loads the kinds of record that they add: all that reads records is needed for them. */
  recordKinds(): Promise<readonly RecordKind[]>;
}

/** A program without any. */
export const NO_WINGS: Wings = { WINGS: [], recordKinds: async () => [] };

let installed: Wings = NO_WINGS;

/** Takes what the wings give the program in place of whatever was installed before. */
export function installCommandAdditions(wings: Wings): void {
  installed = wings;
  installAdditions(wings.WINGS);
}

/** Loads and installs the kinds of record of wings: to be waited for before a record of unknown kind is read or told. */
export async function loadRecordKinds(): Promise<void> {
  readFirst('../records/registry.js');
  const { installRecordKinds } = await import('../records/registry.js');
  installRecordKinds(await installed.recordKinds());
}

/** The commands that wings add. */
export function addedCommands(): readonly AddedCommand[] {
  return installed.WINGS.flatMap(({ commands = [] }) => commands);
}

/** The catalogues that wings add. */
export function addedCatalogues(): readonly AddedCatalogue[] {
  return installed.WINGS.flatMap(({ catalogues = [] }) => catalogues);
}

/** What `report --format` calls the ways to render a record that wings add. */
export function addedFormats(): readonly string[] {
  return installed.WINGS.flatMap(({ formats = [] }) => formats);
}

/** Has every wing check what was typed for a command, and joins what they do; of two that would run in its place, give a seed or name a policy, the first does. Throws E_USAGE. */
export async function prepareAdditions(command: string, asked: object): Promise<Joined> {
  const prepared: Prepared[] = [];
  for (const { prepare } of additionsTo(command)) prepared.push(await prepare(asked));
  const seed = prepared.find((one) => one.seed)?.seed;
  const policy = prepared.find((one) => one.policy)?.policy;
  const joined: Joined = {
    ...(seed && { seed }),
    ...(policy !== undefined && { policy }),
    wishes: (outcome) => Object.assign({}, ...prepared.map(({ wishes }) => wishes?.(outcome))) as Partial<Wishes>,
    facts: Object.assign({}, ...prepared.map(({ facts }) => facts)) as RunFacts,
    async inspectLog(log) {
      const found = await Promise.all(prepared.map(async ({ inspectLog }) => inspectLog?.(log)));
      return {
        facts: Object.assign({}, ...found.map((one) => one?.facts)) as RunFacts,
        lines: found.flatMap((one) => one?.lines ?? []),
      };
    },
    papers: (record) => prepared.flatMap(({ papers }) => papers?.(record) ?? []),
    checkPlanned: (run) => {
      for (const { checkPlanned } of prepared) checkPlanned?.(run);
    },
    formats: Object.assign({}, ...prepared.map(({ formats }) => formats)) as Prepared['formats'] & object,
    checks: async (read) => (await Promise.all(prepared.map(async ({ checks }) => (await checks?.(read)) ?? []))).flat(),
    lines: (record, files) => prepared.flatMap(({ lines }) => lines?.(record, files) ?? []),
  };
  return prepared
    .flatMap(({ instead }) => (instead ? [instead] : []))
    .reduceRight<Joined>((after, instead) => ({ ...joined, instead: () => instead(after) }), joined);
}

/** What wings add to the command so called. */
export function additionsTo(command: string): readonly CommandAddition[] {
  return installed.WINGS.flatMap(({ additions = {} }) => (Object.hasOwn(additions, command) ? [additions[command]] : []));
}
