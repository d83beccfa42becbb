import type { Options } from 'yargs';
import { KINDS } from '../catalogues.js';
import type { ListedCommand } from '../command.js';
import { commandName } from '../command.js';

/** What may stand in a place of a command line: words that are known, the files of a folder, or anything. */
export interface Place {
  readonly words: readonly string[];
  /** Files and folders too. */
  readonly files: boolean;
}

/** An option as a shell completes it. */
export interface CompletedOption {
  readonly name: string;
  readonly describe: string;
  /** What may follow it; null for a switch. */
  readonly value: Place | null;
}

/** A command as a shell completes it. */
export interface CompletedCommand {
  readonly name: string;
  readonly describe: string;
  readonly options: readonly CompletedOption[];
  readonly operands: Place;
}

const ANYTHING: Place = { words: [], files: false };
const FILES: Place = { words: [], files: true };

/** Options whose values are known by name, beside those that a catalogue of their name lists. */
const VALUES: Readonly<Record<string, () => readonly string[]>> = {
  prng: () => idsOf('prng'),
  bounded: () => idsOf('bounded'),
  seeding: () => idsOf('seeding'),
  shuffle: () => ['all', ...makers()],
  preset: () => ['all', ...idsOf('preset')],
  battery: () => idsOf('battery'),
  tests: () => ['statistic', 'reference', 'partial', 'board', 'piles', 'moves'].flatMap(idsOf),
  profile: () => idsOf('profiles'),
  algorithm: () => idsOf('algorithm'),
  heuristic: () => idsOf('heuristic'),
  randomness: () => ['injected', 'live'],
  input: () => ['in-order', 'shuffled'],
  isolation: () => ['process', 'none'],
  protocol: () => ['lines', 'u8', 'u16le', 'request'],
  format: () => ['html', 'text', 'junit', 'markdown', 'document', 'pdf'],
  lang: () => ['en', 'hi', 'bn'],
  start: () => ['unknown', 'natural', 'new-deck-order', 'previous'],
  header: () => ['yes', 'no'],
  goal: () => ['blank-last', 'blank-first'],
};

/** Options that name a file or folder. */
const NAMING_FILES: ReadonlySet<string> = new Set(['out', 'beacon-file', 'policy', 'signature', 'key', 'state', 'profile']);

/** What stands behind a command. Of those that are not named here, anything may. */
const OPERANDS: Readonly<Record<string, () => Place>> = {
  run: () => ({ words: subjects(), files: true }),
  plan: () => ({ words: subjects(), files: true }),
  prove: () => ({ words: subjects(), files: true }),
  list: () => ({ words: [...Object.keys(KINDS), ...Object.keys(KINDS).flatMap(idsOf)], files: false }),
  calibrate: () => ({ words: idsOf('statistic'), files: false }),
  completion: () => ({ words: ['bash', 'zsh', 'fish'], files: false }),
  nim: () => ({ words: ['solve', 'prime-power', 'nimble', 'matrix', 'poker', 'northcott', 'grundy', 'play', 'verify'], files: false }),
  puzzle: () => ({ words: ['solve', 'compare', 'play', 'verify'], files: false }),
  init: () => FILES,
  log: () => FILES,
  shard: () => FILES,
  merge: () => FILES,
  report: () => FILES,
  replay: () => FILES,
  verify: () => FILES,
  watch: () => FILES,
  sign: () => FILES,
  lab: () => ANYTHING,
};

/** Commands with what each takes, from the same tables as parser and help. */
export async function completions(commands: readonly ListedCommand[]): Promise<readonly CompletedCommand[]> {
  return Promise.all(
    commands.map(async (listed) => {
      const name = commandName(listed);
      const { options } = await listed.load();
      return { name, describe: listed.describe, options: Object.entries(options).map(optionOf), operands: OPERANDS[name]?.() ?? ANYTHING };
    }),
  );
}

function optionOf([name, { describe = '', type }]: readonly [string, Options]): CompletedOption {
  const value = type === 'boolean' ? null : { words: VALUES[name]?.() ?? [], files: NAMING_FILES.has(name) };
  return { name, describe, value };
}

/** Whatever `run` takes by its name alone. */
function subjects(): readonly string[] {
  return [...makers(), ...idsOf('preset'), ...idsOf('race'), 'npm:'];
}

function makers(): readonly string[] {
  const prefixed: readonly (readonly [string, string])[] = [
    ['scrambler', 'puzzle:'],
    ['dealer', 'nim:dealer/'],
    ['player', 'nim:player/'],
  ];
  return [...idsOf('shuffle'), ...prefixed.flatMap(([kind, prefix]) => idsOf(kind).map((id) => `${prefix}${id}`))];
}

function idsOf(kind: string): readonly string[] {
  return KINDS[kind]().map(({ id }) => id);
}
