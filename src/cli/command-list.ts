import { addedCommands, additionsTo, type CommandAddition } from './additions.js';
import { catalogueNames } from './catalogue-names.js';
import { type Command, commandName, type ListedCommand } from './command.js';
import { dashed, type OptionSet } from './options/option.js';
import { always } from './options/written.js';
import { placeAdded } from './place-added.js';

/** The commands of the core program, in the order of the help. */
const COMMANDS: readonly ListedCommand[] = [
  {
    usage: 'run [subject]',
    describe: 'audit one subject, or a program after --: deal, test, decide, write the record and the report',
    takesProgram: true,
    load: async () => (await import('./commands/run.js')).run,
  },
  {
    usage: 'log [files..]',
    describe: 'audit recorded deals: CSV, TSV or JSON lines, with or without gzip, or Parquet',
    load: async () => (await import('./commands/log.js')).log,
  },
  {
    usage: 'compare',
    describe: 'audit every shuffle, scrambler, dealer or player named with every generator, method and seeding, on one page',
    load: async () => (await import('./commands/compare.js')).compare,
  },
  {
    usage: 'prove [subject]',
    describe: 'exact: walk every choice, of a program after -- too, and give the probability of every outcome as a fraction',
    takesProgram: true,
    load: async () => (await import('./commands/prove.js')).prove,
  },
  {
    usage: 'list [kind]',
    get describe() {
      return `the catalogues: ${catalogueNames().join(', ')}; or the id of an entry`;
    },
    load: async () => (await import('./commands/list.js')).list,
  },
  {
    usage: 'plan [subject]',
    describe: 'how many deals it takes to detect a bias, or how small a bias a number of deals can detect',
    noProgram: {
      reason: 'what a program deals is one stream of its own numbers, which can neither be foreseen nor be dealt in shards',
      hint: 'deal it by one process: shuffle-audit run -- ./dealer; where many machines dealt, audit what each wrote: shuffle-audit log deals-*.csv --by file',
    },
    load: async () => (await import('./commands/plan.js')).plan,
  },
  {
    usage: 'report [record]',
    describe: 'render a record again, as HTML, text or JUnit, or as the document of a standard, in HTML or PDF',
    readsRecords: true,
    load: async () => (await import('./commands/report.js')).report,
  },
  {
    usage: 'replay <record>',
    describe: 'the audit trail of one deal: seed path, words, draws, swaps, deck',
    readsRecords: true,
    load: async () => (await import('./commands/replay.js')).replay,
  },
  {
    usage: 'verify <record>',
    describe: 'check a record: its signature, digest, every number, and the deals drawn or the proof made again',
    readsRecords: true,
    load: async () => (await import('./commands/verify.js')).verify,
  },
  {
    usage: 'lab',
    describe: 'the teaching page, to see how a shuffle goes wrong: served to this machine, or written to one file',
    load: async () => (await import('./commands/lab.js')).lab,
  },
  {
    usage: 'init [subject]',
    describe: 'write the first test of a shuffle, its set-up and a workflow into a project',
    load: async () => (await import('./commands/init.js')).init,
  },
  {
    usage: 'assert',
    describe: 'the other end of the assertions for pytest, Go, Rust, JUnit and xUnit: asks for deals on stdout, judges those on stdin',
    load: async () => (await import('./commands/assert.js')).assert,
  },
  {
    usage: 'completion [shell]',
    describe: 'print the script by which bash, zsh or fish completes commands, options and names',
    load: async () => (await import('./commands/completion.js')).completion,
  },
  {
    usage: 'nim [game] [position..]',
    describe: 'Nim and its kin: solve a position, play, verify the theorems by brute force',
    load: async () => (await import('./commands/nim.js')).nim,
  },
  {
    usage: 'puzzle [action] [tiles..]',
    describe:
      'the sliding puzzle up to 5 x 5: solve a board, compare searches, play, verify claims, run a bench; whether a board of any size can be solved',
    load: async () => (await import('./commands/puzzle.js')).puzzle,
  },
];

/** Returns every command, those of wings included, in the order of the help. */
export function allCommands(): readonly ListedCommand[] {
  return placeAdded(COMMANDS, addedCommands(), commandName).map(withAdditions);
}

function withAdditions(listed: ListedCommand): ListedCommand {
  const added = additionsTo(commandName(listed));
  if (added.length === 0) return listed;
  const describe = [listed.describe, ...added.flatMap(({ words }) => words?.describe ?? [])].join('; ');
  return { ...listed, describe, load: async () => taking(await listed.load(), added) };
}

function taking(command: Command, additions: readonly CommandAddition[]): Command {
  const added = Object.assign({}, ...additions.map(({ options }) => options)) as OptionSet;
  const options = Object.fromEntries(Object.entries(added).map(([key, one]) => [dashed(key), one]));
  const own = Object.fromEntries(Object.entries(command.options).filter(([name]) => !(name in always)));
  const operands = Object.entries(command.operands).map(([name, one]) => [
    name,
    { ...one, says: [one.says, ...additions.flatMap(({ words }) => words?.operands?.[name] ?? [])].join('; ') },
  ]);
  const ends = [command.ends ?? [], ...additions.map(({ words }) => words?.ends ?? [])].flat().join(' ');
  return {
    ...command,
    ...(ends !== '' && { ends }),
    operands: Object.fromEntries(operands) as typeof command.operands,
    options: { ...own, ...options, ...always },
    examples: [...command.examples, ...additions.flatMap(({ examples = [] }) => examples)],
    run: (parsed, all) => command.run(parsed, all, added),
  };
}
