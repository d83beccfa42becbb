import type { Argv, Options } from 'yargs';
import yargs from 'yargs';
import { AuditError } from '../core/errors.js';
import { uncapital } from '../core/words/first-letter.js';
import { VERSION } from '../host/version.js';
import { installCommandAdditions, loadRecordKinds, type Wings } from './additions.js';
import { argumentHint, dashedOnce } from './argument-hint.js';
import type { Command, ListedCommand, ParsedWords } from './command.js';
import { commandName, PROGRAM } from './command.js';
import { allCommands } from './command-list.js';
import type { Option } from './options/option.js';
import { checkSwitches, ownWords } from './own-words.js';
import { printedHelpColumns } from './print.js';
import { readFirst } from './read-first.js';

/** The path that `-` stands for. The parser would lose a single hyphen among the names of files. */
const STANDARD_INPUT = '/dev/stdin';
/** The text on exit codes for commands that have none of their own. */
const ENDS = 'Ends with 0 where it did what was asked, 64 and above: an error.';

/** Returns the words after `--`, if it is there. Throws E_USAGE if nothing follows, or if the command takes no program. */
function programWords(argv: readonly string[], commands: readonly ListedCommand[]): readonly string[] | null {
  const dashes = argv.indexOf('--');
  if (dashes < 0) return null;
  const words = argv.slice(dashes + 1);
  const [first] = ownWords(argv);
  const listed = commands.find((command) => commandName(command) === first);
  if (listed?.noProgram) {
    const { hint, reason } = listed.noProgram;
    throw new AuditError('E_USAGE', `${first} takes no program, got -- ${words.join(' ')}: ${reason}`, { hint });
  }
  if (!listed?.takesProgram)
    throw new AuditError('E_USAGE', `only run and prove take a program after --, got -- ${words.join(' ')}`, {
      hint: 'shuffle-audit run -- ./dealer',
    });
  if (words.length === 0)
    throw new AuditError('E_USAGE', 'a program must follow --, got nothing', { hint: 'shuffle-audit run -- ./dealer' });
  return words;
}

/**
 * Parses the words of a command line and runs its command; returns the exit code. `wings`: the wings installed; `commands`: the commands that exist.
 * Throws what a command throws, and E_USAGE if the words are wrong.
 */
export async function parse(argv: readonly string[], wings: Wings, commands?: readonly ListedCommand[]): Promise<number> {
  installCommandAdditions(wings);
  return parseAs(argv, commands ?? allCommands());
}

async function parseAs(argv: readonly string[], commands: readonly ListedCommand[]): Promise<number> {
  const own = ownWords(argv);
  const [first] = own;
  const program = programWords(argv, commands);
  const names = commands.map(commandName);
  if (first !== undefined && !first.startsWith('-') && !names.includes(first)) {
    throw new AuditError('E_USAGE', `no command is called "${first}"`, {
      hint: await hintFor(first, names),
    });
  }
  const listed = commands.find((command) => commandName(command) === first);
  const chosen = listed && { ...listed, ...(await used(listed)) };
  checkSwitches(own, chosen?.options ?? {});
  const parser = commands
    .reduce(
      (built, command) => add(built, command, command === listed ? chosen : undefined),
      yargs(own.map((word) => (word === '-' ? STANDARD_INPUT : word))),
    )
    .scriptName('shuffle-audit')
    .usage('$0 <command>\n\nAudits shuffles: says what it looked for, what it found, and how small a bias it would have detected.')
    .demandCommand(1, 'a command is needed')
    .strict()
    .recommendCommands()
    .parserConfiguration({
      'dot-notation': false,
      'greedy-arrays': false,
      'parse-numbers': false,
      'parse-positional-numbers': false,
      'duplicate-arguments-array': true,
    })
    .locale('en')
    .wrap(printedHelpColumns())
    .version(VERSION)
    .alias({ h: 'help', v: 'version' })
    .epilogue(
      'Ends with 0 no bias found or claim holds, 20 biased or claim fails, 21 cannot tell; 64 and above: an error. shuffle-audit <command> --help shows its options, grouped, and examples that run.',
    )
    .exitProcess(false)
    .fail((message, error) => {
      // The parser's own complaints come as text, or as an error of its own kind; anything else was thrown by a command.
      if (error && error.name !== 'YError') throw error;
      const complaint = lower(error?.message ?? message);
      if (!chosen) throw new AuditError('E_USAGE', complaint, { hint: 'see: shuffle-audit --help' });
      const said = missingWord(complaint, listed) ?? dashedOnce(complaint, own) ?? complaint;
      throw new AuditError('E_USAGE', said, { hint: argumentHint(said, own, chosen) });
    });
  try {
    await parser.parseAsync();
    return 0;
  } catch (met) {
    if (!(met instanceof Parsed)) throw met;
    refuseFrozen();
    const command = chosen ?? (await used(met.listed));
    if (met.listed.readsRecords) await loadRecordKinds();
    return command.run({ ...met.values, ...(program && { [PROGRAM]: program }) }, commands);
  }
}

/** The parsed words, thrown by the parser's command handler: if it returned, the parser would spend long on laying out a help that nobody reads. */
class Parsed extends Error {
  readonly listed: ListedCommand;
  readonly values: ParsedWords;

  constructor(listed: ListedCommand, values: ParsedWords) {
    super(commandName(listed));
    this.listed = listed;
    this.values = values;
  }
}

/** Adds a command to the parser. One not loaded yet is loaded if the parser finds it behind an option. */
function add(parser: Argv, listed: ListedCommand, loaded: Command | undefined): Argv {
  return parser.command(
    listed.usage,
    listed.describe,
    loaded ? (built) => describe(built, loaded) : async (built) => describe(built, await used(listed)),
    (values) => {
      throw new Parsed(listed, values as ParsedWords);
    },
  );
}

async function used(listed: ListedCommand): Promise<Command> {
  readFirst(listed.module ?? `./commands/${commandName(listed)}.js`);
  return listed.load();
}

function describe(built: Argv, command: Command): Argv {
  for (const [name, { says }] of Object.entries(command.operands)) built.positional(name, { type: 'string', describe: says });
  for (const [name, one] of Object.entries(command.options)) built.option(name, parsedAs(one));
  return built
    .group(['help', 'version'], 'Help:')
    .example(command.examples.map(([text, what]) => [text, what]))
    .epilogue(command.ends ?? ENDS);
}

/** Describes an option to the parser. All values are read as text and checked by us, so that the errors are ours. */
function parsedAs({ group, hidden, says, type, usual, usually = usual }: Option<unknown>): Options {
  return {
    describe: says,
    ...(type === null ? { type: 'boolean', default: false } : { type: 'string', requiresArg: true }),
    ...(usually !== undefined && { defaultDescription: usually }),
    ...(group !== undefined && { group }),
    ...(hidden && { hidden }),
  };
}

/** Suggests a replacement for a word that is no command, from the catalogues, which nothing else here loads. */
async function hintFor(word: string, names: readonly string[]): Promise<string> {
  readFirst('./usage-hint.js');
  return (await import('./usage-hint.js')).commandHint(word, names);
}

/** Throws E_USAGE if the engine has frozen built-in objects: the packages that draw charts and read records add properties to them. */
function refuseFrozen(): void {
  if (Object.isExtensible(Array.prototype)) return;
  const hint = 'leave --frozen-intrinsics out of the command and of NODE_OPTIONS';
  throw new AuditError('E_USAGE', 'the built-in objects of Node must not be frozen, got --frozen-intrinsics', { hint });
}

/** Returns our name for a required word that is missing; null if the parser reports something else. */
function missingWord(said: string, listed: ListedCommand | undefined): string | null {
  const word = listed && /<(\w+)>/.exec(listed.usage)?.[1];
  return listed && word !== undefined && said.startsWith('not enough non-option arguments')
    ? `${commandName(listed)} needs a ${word}, got none`
    : null;
}

function lower(message: string): string {
  return uncapital(message.split('\n').join('; '));
}
