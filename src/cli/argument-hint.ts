import { nearest } from '../core/catalogue.js';
import type { Command, ListedCommand } from './command.js';
import { commandName } from './command.js';

type UsedCommand = Omit<ListedCommand, 'load'> & Pick<Command, 'examples' | 'options'>;

/** Option names common in other programs, with our name for each. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  cores: 'workers',
  deals: 'trials',
  decks: 'trials',
  generator: 'prng',
  iterations: 'trials',
  method: 'bounded',
  output: 'out',
  rng: 'prng',
  runs: 'trials',
  samples: 'trials',
  shuffles: 'trials',
  threads: 'workers',
};

/** Words that name functions. */
const CODE = /^npm:|\.[cm]?[jt]s(?:#|$)/;

/** Finds a long option typed with a single hyphen, which the parser reads as several short ones. Returns null if there is none. */
export function dashedOnce(message: string, argv: readonly string[]): string | null {
  const word = /^unknown arguments?: /i.test(message) ? argv.find((one) => /^-[a-z]{2,}[a-z-]*(?:=|$)/i.test(one)) : undefined;
  return word === undefined ? null : `unknown argument: ${word.split('=')[0]}`;
}

/** Suggests what to do about words or options the command does not have: its nearest option, `--` before a program, or its help. */
export function argumentHint(message: string, argv: readonly string[], command: UsedCommand): string {
  const name = commandName(command);
  const help = `see: shuffle-audit ${name} --help`;
  if (/ needs a \w+, got none$/.test(message)) {
    const [[example]] = command.examples;
    return `try: ${example.replace('$0', 'shuffle-audit')}`;
  }
  const unknown = /^unknown arguments?: (.*)$/i.exec(message)?.[1]?.split(', ')[0];
  if (unknown === undefined) return help;
  const options = Object.keys(command.options);
  const near = (option: string): readonly string[] => {
    const known = OTHER_NAMES[option];
    return known !== undefined && options.includes(known) ? [known] : nearest(option, options);
  };
  if (unknown.startsWith('-')) {
    const [long] = near(unknown.slice(1));
    return `an option of more than one letter begins with two hyphens${long === undefined ? '' : `: --${long}`}; ${help}`;
  }
  if (argv.some((word) => word.split('=')[0] === `--${unknown}`)) {
    const [option] = near(unknown);
    return option === undefined ? help : `nearest: --${option}; ${help}`;
  }
  if (!command.takesProgram) return help;
  const names = argv.slice(1);
  const areBoth = names.length === 2 && [CODE, /^[a-z0-9-]+$/].some((one) => names.every((word) => one.test(word)));
  const beside = name === 'run' && areBoth ? `; both beside each other: shuffle-audit compare ${names.join(' ')}` : '';
  return `one subject, or a program and its words after --: shuffle-audit ${parted(argv, unknown, command)}${beside}`;
}

/** Returns the command with its program moved behind `--`. Options before the program's first word are ours. */
function parted(argv: readonly string[], unknown: string | undefined, { options }: Pick<Command, 'options'>): string {
  const first = unknown === undefined ? -1 : argv.indexOf(unknown) - 1;
  const option = /^--([^=]+)$/.exec(argv[first - 1] ?? '')?.[1];
  // A word behind an option may be its value: then the program does not begin where it is looked for.
  const clear = first >= 1 && !argv[first].startsWith('-') && (option === undefined || options[option]?.type === null);
  const from = clear ? first : 1;
  return [...argv.slice(0, from), '--', ...argv.slice(from)].join(' ');
}
