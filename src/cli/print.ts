import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EXIT_OF } from '../core/errors.js';
import { visible } from '../page/visible.js';
import type { Look } from '../page/words/verdict-mark.js';
import type { Terminal } from './terminal.js';
import { helpColumns, terminalOf } from './terminal.js';

/** Where progress is drawn: standard error, or what a test puts in its place. */
export interface Screen {
  readonly isTTY: boolean;
  /** Absent where it is no terminal. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** How a part of a line stands out on a terminal with colours: by the verdict it tells, as a failure or its hint, or as what matters less. */
export type Tone = Look | 'failure' | 'hint' | 'faint';

/** A part of a line: its text as anybody reads it, how it stands out, and the file or folder that it names. */
export interface Part {
  readonly text: string;
  readonly tone?: Tone;
  readonly file?: string;
}

/** A line as it is printed: a text, or parts of it that a terminal shows differently. */
export type Line = string | readonly (string | Part)[];

/** What switches each tone on and off: the sixteen colours, which a terminal has in its own shades. */
const TONES: Readonly<Record<Tone, readonly [on: number, off: number]>> = {
  biased: [31, 39],
  clean: [32, 39],
  unsure: [33, 39],
  failure: [31, 39],
  hint: [36, 39],
  faint: [2, 22],
};

/** Clears what is left of a terminal's line. */
const CLEAR = '\u001b[K';

/** The columns in which a label such as `report` stands. */
const LABEL = 7;

/** One UTF-16 unit as JSON escapes it. */
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Prints lines of a result, on stdout. This file is the one door to the terminal: whatever stands in a record, a path, a seed or a child's message, its
 * hidden characters come out by their numbers, line feeds inside a line among them.
 */
export function print(...lines: readonly Line[]): void {
  printLines(lines);
}

/** The same of any number of lines: more than some ten thousand are no arguments of a function. */
export function printLines(lines: readonly Line[]): void {
  process.stdout.write(harmless(lines, terminalOf(process.stdout)));
}

/** Prints a text that was rendered from a record, on stdout: its line feeds end lines, the last one is added where it is missing. `verdict`: what its first line tells, with the indented ones after it. */
export function printText(text: string, verdict?: Look): void {
  const lines = text.replace(/\n$/, '').split('\n');
  const rest = lines.findIndex((line, k) => k > 0 && !line.startsWith('  '));
  const told = verdict === undefined ? 0 : rest < 0 ? lines.length : rest;
  printLines(lines.map((line, k): Line => (k < told ? [{ text: line, ...(verdict && { tone: verdict }) }] : line)));
}

/** A line that names a file or folder that was written: a link where the terminal takes one. */
export function fileLine(label: string, file: string): Line {
  return [{ text: label.padEnd(LABEL), tone: 'faint' }, ' ', { text: file, file }];
}

/** A line with a fact that matters less than the files, such as a seed. */
export function factLine(label: string, fact: string): Line {
  return [{ text: `${label.padEnd(LABEL)} ${fact}`, tone: 'faint' }];
}

/** How many columns a line of text on stdout may take, 40 to 120; 100 where it is no terminal. */
export function printedColumns(): number {
  return terminalOf(process.stdout).columns;
}

/** Which of the widths that help is laid out in stdout takes. */
export function printedHelpColumns(): number {
  return helpColumns(process.stdout);
}

/** Prints data on stdout, as JSON on one line. */
export function printJson(data: unknown): void {
  printJsonText(`${JSON.stringify(data)}\n`);
}

/** Prints a text of JSON on stdout. Hidden characters, which only its texts can hold, are escaped as JSON does: whoever parses it gets the same. */
export function printJsonText(json: string): void {
  const lines = json.split('\n').map((line) => line.replace(/[^ -~]+/g, (some) => (visible(some) === some ? some : escapedHidden(some))));
  process.stdout.write(lines.join('\n'));
}

/** Prints on stdout what an answer is typed behind. */
export function printPrompt(): void {
  process.stdout.write('> ');
}

/** Tells lines beside the result, on stderr. */
export function tell(...lines: readonly Line[]): void {
  process.stderr.write(harmless(lines, terminalOf(process.stderr)));
}

/** Standard error, for progress that is drawn over. */
export const SCREEN: Screen = {
  get isTTY() {
    return process.stderr.isTTY;
  },
  get columns() {
    return process.stderr.columns;
  },
  // What moves the cursor back and clears a line is ours, and stays.
  write: (text) => process.stderr.write([CLEAR, '\r', '\n'].reduceRight(within, visible)(text)),
};

/**
 * A reader that closes the pipe early (`| head`) is no failure: what matters is in the files. A standard output that takes nothing, of a full disk, ends the
 * program with the code of that; of standard error there is nobody to tell. To be called before anything is printed.
 */
export function forgiveClosedPipes(): void {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    tell([{ text: 'shuffle-audit:', tone: 'failure' }, ` writing failed: standard output (${error.code ?? error.message})`]);
    process.exit(EXIT_OF.E_IO);
  });
}

/** `shown` for each part of a text between `mark`, which stays. */
function within(shown: (text: string) => string, mark: string): (text: string) => string {
  return (text) => text.split(mark).map(shown).join(mark);
}

function harmless(lines: readonly Line[], terminal: Terminal): string {
  return lines.map((line) => `${(typeof line === 'string' ? [line] : line).map((part) => shownOn(terminal, part)).join('')}\n`).join('');
}

/** A part as the terminal gets it; without colours and links its text alone. */
function shownOn({ colour, links }: Terminal, part: string | Part): string {
  const { file, text, tone }: Part = typeof part === 'string' ? { text: part } : part;
  const shown = visible(text);
  const [on, off] = (colour && tone !== undefined && TONES[tone]) || [];
  const toned = on === undefined || shown === '' ? shown : `\u001b[${on}m${shown}\u001b[${off}m`;
  // The address holds nothing but visible ASCII, whatever the file is called.
  return links && file !== undefined ? `\u001b]8;;${pathToFileURL(resolve(file)).href}\u001b\\${toned}\u001b]8;;\u001b\\` : toned;
}

function escapedHidden(text: string): string {
  return [...text].map((character) => (visible(character) === character ? character : character.split('').map(escaped).join(''))).join('');
}
