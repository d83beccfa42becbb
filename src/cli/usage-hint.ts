import { existsSync } from 'node:fs';
import { nearest } from '../core/catalogue.js';
import { PRESETS } from '../engine/subject/presets.js';
import { RACES } from '../engine/subject/races.js';
import { shuffles } from '../parts/catalogues.js';
import type { Command } from './command.js';

const LOG = /\.(?:csv|tsv|ndjson|jsonl)(?:\.gz)?$/i;
const MODULE = /\.[cm]?[jt]s(?:#.*)?$/;

/** What to write in place of a first word that is no command, where that can be told from the word. */
export function commandHint(word: string, commands: readonly string[]): string {
  const [id = ''] = word.split(/[/:]/);
  const builtIn = [...shuffles.all, ...PRESETS, ...RACES].some((entry) => entry.id === id);
  if (builtIn || word.startsWith('npm:') || MODULE.test(word)) return `shuffle-audit run ${word}`;
  if (LOG.test(word)) return `shuffle-audit log ${word}`;
  if (/\.json$/i.test(word)) return `shuffle-audit report ${word}`;
  if (existsSync(word)) return `a program comes after --: shuffle-audit run -- ${word.includes('/') ? word : `./${word}`}`;
  return `nearest: ${nearest(word, commands).join(', ')}; see: shuffle-audit --help`;
}

/** What to do about words or options that a command does not have: its nearest option, `--` before a program, or its help. */
export function argumentHint(message: string, argv: readonly string[], command: Command): string {
  const [name = ''] = command.usage.split(' ');
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
function parted(argv: readonly string[], unknown: string | undefined, { options }: Command): string {
  const first = unknown === undefined ? -1 : argv.indexOf(unknown) - 1;
  const option = /^--([^=]+)$/.exec(argv[first - 1] ?? '')?.[1];
  // A word behind an option may be its value: then the program does not begin where it is looked for.
  const clear = first >= 1 && !argv[first].startsWith('-') && (option === undefined || options[option]?.type === 'boolean');
  const from = clear ? first : 1;
  return [...argv.slice(0, from), '--', ...argv.slice(from)].join(' ');
}
