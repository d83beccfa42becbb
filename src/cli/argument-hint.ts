import { nearest } from '../core/catalogue.js';
import type { Command, ListedCommand } from './command.js';
import { commandName } from './command.js';

/** A command that is being used: what it is called, and what it takes. */
type UsedCommand = Omit<ListedCommand, 'load'> & Pick<Command, 'options'>;

/** What to do about words or options that a command does not have: its nearest option, `--` before a program, or its help. */
export function argumentHint(message: string, argv: readonly string[], command: UsedCommand): string {
  const name = commandName(command);
  const help = `see: shuffle-audit ${name} --help`;
  const unknown = /^unknown arguments?: (.*)$/i.exec(message)?.[1]?.split(', ')[0];
  if (unknown === undefined) return help;
  if (argv.some((word) => word.split('=')[0] === `--${unknown}`)) {
    const [near] = nearest(unknown, Object.keys(command.options));
    return near === undefined ? help : `nearest: --${near}; ${help}`;
  }
  return command.takesProgram ? `one subject, or a program and its words after --: shuffle-audit ${parted(argv, unknown, command)}` : help;
}

/** The command with its program after `--`: options that stand before its first word are ours. */
function parted(argv: readonly string[], unknown: string | undefined, { options }: Pick<Command, 'options'>): string {
  const first = unknown === undefined ? -1 : argv.indexOf(unknown) - 1;
  const option = /^--([^=]+)$/.exec(argv[first - 1] ?? '')?.[1];
  // A word behind an option may be its value: then the program does not begin where it is looked for.
  const clear = first >= 1 && !argv[first].startsWith('-') && (option === undefined || options[option]?.type === 'boolean');
  const from = clear ? first : 1;
  return [...argv.slice(0, from), '--', ...argv.slice(from)].join(' ');
}
