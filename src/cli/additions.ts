import type { Wishes } from '../engine/plan/make-plan.js';
import { installAdditions, type RecordAdditions } from '../records/additions.js';
import type { RecordKind } from '../records/record-kind.js';
import type { RunFacts } from '../records/sealing.js';
import type { CommandFacts, ListedCommand } from './command.js';
import type { Listed } from './listed.js';
import { dashed, type OptionSet, type OptionValues, type TypedOptions } from './options/option.js';
import type { Joined, Prepared } from './prepared.js';
import { readFirst } from './read-first.js';

interface AddedWords {
  /** A clause appended to the description of the command. */
  readonly describe?: string;
  /** A clause appended to the description of an operand, by the operand's name. */
  readonly operands?: Readonly<Record<string, string>>;
  /** A sentence appended after the exit codes. */
  readonly ends?: string;
}

/** Options that a wing adds to a command of the core program, and what they do. */
export interface CommandAddition extends Partial<Pick<CommandFacts, 'examples'>> {
  /** An option with the name of one of the command's own replaces it. */
  readonly options: OptionSet;
  readonly words?: AddedWords;
  /** Checks what was typed, before a file is opened or a deal is dealt. Throws E_USAGE. */
  prepare(asked: object): Promise<Prepared>;
}

/**
 * An addition of a wing to one command. `prepare` gets everything that was typed: the values of these options, and those of the command's own.
 * `House` is the type of the latter as far as it reads them.
 */
export function addition<Options extends OptionSet, House extends object = object>(
  options: Options,
  prepare: (asked: OptionValues<Options> & House) => Promise<Prepared>,
  examples: CommandFacts['examples'] = [],
  words: AddedWords = {},
): CommandAddition {
  return { options, examples, words, prepare: (asked) => prepare(asked as OptionValues<Options> & House) };
}

export interface AddedCommand extends ListedCommand {
  /** The command it comes after in the help. */
  readonly follows: string;
  /** The module that `load` imports, as seen from `src/cli/`: `../wings/watch/commands/watch.js`. */
  readonly module: string;
}

/** A catalogue of a wing, which only `list` shows. */
export interface AddedCatalogue {
  /** The name `list` uses for it. */
  readonly kind: string;
  /** The contents, in half a line. */
  readonly holds: string;
  /** The catalogue it comes after in the list of catalogues. */
  readonly follows: string;
  load(): Promise<readonly Listed[]>;
}

export interface CommandAdditions extends RecordAdditions {
  readonly commands?: readonly AddedCommand[];
  /** Additions to other commands, by command name. */
  readonly additions?: Readonly<Record<string, CommandAddition>>;
  readonly catalogues?: readonly AddedCatalogue[];
  /** Names of formats for `report --format`, which its addition to `report` prepares. */
  readonly formats?: readonly string[];
}

export interface Wings {
  readonly WINGS: readonly CommandAdditions[];
  /** Loads the kinds of record they add, which needs every module that reads records. */
  recordKinds(): Promise<readonly RecordKind[]>;
}

export const NO_WINGS: Wings = { WINGS: [], recordKinds: async () => [] };

let installed: Wings = NO_WINGS;

/** Installs what the wings add, replacing what was installed before. */
export function installCommandAdditions(wings: Wings): void {
  installed = wings;
  installAdditions(wings.WINGS);
}

/** Loads and installs the wings' kinds of record. Await it before a record of unknown kind is read or described. */
export async function loadRecordKinds(): Promise<void> {
  readFirst('../records/registry.js');
  const { installRecordKinds } = await import('../records/registry.js');
  installRecordKinds(await installed.recordKinds());
}

export function addedCommands(): readonly AddedCommand[] {
  return installed.WINGS.flatMap(({ commands = [] }) => commands);
}

export function addedCatalogues(): readonly AddedCatalogue[] {
  return installed.WINGS.flatMap(({ catalogues = [] }) => catalogues);
}

export function addedFormats(): readonly string[] {
  return installed.WINGS.flatMap(({ formats = [] }) => formats);
}

/**
 * Has every wing check what was typed for a command, and joins the results. If two would run in its place, give a seed or name a policy, the first
 * one does. Throws E_USAGE.
 */
export async function prepareAdditions(command: string, asked: { readonly given: TypedOptions }): Promise<Joined> {
  const prepared: Prepared[] = [];
  const shaping: string[] = [];
  for (const { options, prepare } of additionsTo(command)) {
    const one = await prepare(asked);
    prepared.push(one);
    const typed = Object.keys(options).map(dashed);
    if (one.wishes || one.facts || one.papers || one.lines) shaping.push(...typed.filter((name) => asked.given.has(name)));
  }
  const seed = prepared.find((one) => one.seed)?.seed;
  const planned = prepared.find((one) => one.planned)?.planned;
  const policy = prepared.find((one) => one.policy)?.policy;
  const joined: Joined = {
    ...(seed && { seed }),
    ...(planned && { planned }),
    ...(policy !== undefined && { policy }),
    shaping: shaping[0],
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

export function additionsTo(command: string): readonly CommandAddition[] {
  return installed.WINGS.flatMap(({ additions = {} }) => (Object.hasOwn(additions, command) ? [additions[command]] : []));
}
