import { entriesOf } from '../catalogues.js';
import type { ListedCommand } from '../command.js';
import { commandName } from '../command.js';
import type { Offer, Option } from '../options/option.js';

/** The completions allowed at a place of a command line: known words, the files of a folder, or anything. */
export interface Place {
  readonly words: readonly string[];
  /** True if files and folders are allowed too. */
  readonly files: boolean;
}

export interface CompletedOption {
  readonly name: string;
  readonly describe: string;
  /** The completions of its value; null for a switch. */
  readonly value: Place | null;
}

export interface CompletedCommand {
  readonly name: string;
  readonly describe: string;
  readonly options: readonly CompletedOption[];
  readonly operands: Place;
}

/** Prefixes of the ids of a catalogue as they are typed. */
const PREFIXES: Readonly<Record<string, string>> = { scrambler: 'puzzle:', dealer: 'nim:dealer/', player: 'nim:player/' };

/** Returns the commands with what each takes, from the same tables as parser and help. */
export async function completions(commands: readonly ListedCommand[]): Promise<readonly CompletedCommand[]> {
  return Promise.all(
    commands.map(async (listed) => {
      const name = commandName(listed);
      const { operands, options } = await listed.load();
      return {
        name,
        describe: listed.describe,
        options: await Promise.all(Object.entries(options).map(optionOf)),
        operands: await placeOf(...Object.values(operands).map(({ offers }) => offers)),
      };
    }),
  );
}

async function optionOf([name, { says, type }]: readonly [string, Option<unknown>]): Promise<CompletedOption> {
  return { name, describe: says, value: type === null ? null : await placeOf(type) };
}

async function placeOf(...offers: readonly Offer[]): Promise<Place> {
  const words: string[] = [];
  for (const { catalogues = [], words: own = [] } of offers) {
    words.push(...(typeof own === 'function' ? await own() : own));
    for (const kind of catalogues) words.push(...(await entriesOf(kind)).map(({ id }) => `${PREFIXES[kind] ?? ''}${id}`));
  }
  return { words, files: offers.some(({ files }) => files === true) };
}
