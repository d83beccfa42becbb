import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AuditError, EXIT_OF } from '../core/errors.js';
import { visible } from '../page/visible.js';
import type { Look } from '../page/words/verdict-mark.js';
import type { Terminal } from './terminal.js';
import { helpColumns, terminalOf } from './terminal.js';

/** The stream that progress is drawn on: standard error, or a test's substitute. */
export interface Screen {
  readonly isTTY: boolean;
  /** The width; absent if it is no terminal. */
  readonly columns?: number;
  write(text: string): unknown;
}

/** The style of a part of a line on a colour terminal: a verdict, a failure or its hint, or faint for what matters less. */
export type Tone = Look | 'failure' | 'hint' | 'faint';

/** A part of a line: its plain text, its style, and the file or folder that it names. */
export interface Part {
  readonly text: string;
  readonly tone?: Tone;
  readonly file?: string;
}

export type Line = string | readonly (string | Part)[];

/** The codes that switch each style on and off: the sixteen colours, which each terminal renders in its own shades. */
const TONES: Readonly<Record<Tone, readonly [on: number, off: number]>> = {
  biased: [31, 39],
  clean: [32, 39],
  unsure: [33, 39],
  failure: [31, 39],
  hint: [36, 39],
  faint: [2, 22],
};

/** The code that clears the rest of a terminal's line. */
const CLEAR = '\u001b[K';

/** The width of the column for labels such as `report`. */
const LABEL = 7;

/** Escapes one UTF-16 unit as in JSON. */
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Prints lines of a result on stdout. All terminal output goes through this file. Hidden characters of a record, a path, a seed or a child's message
 * are printed as their numbers, line feeds inside a line included.
 */
export function print(...lines: readonly Line[]): void {
  printLines(lines);
}

/** Prints any number of lines: a function call takes no more than some ten thousand arguments. */
export function printLines(lines: readonly Line[]): void {
  process.stdout.write(harmless(lines, terminalOf(process.stdout)));
}

/**
 * Prints a text that was rendered from a record on stdout. Its line feeds end lines, and a missing last one is added. `verdict`: the verdict of its
 * first line and of the indented ones after it.
 */
export function printText(text: string, verdict?: Look): void {
  const lines = text.replace(/\n$/, '').split('\n');
  const rest = lines.findIndex((line, k) => k > 0 && !line.startsWith('  '));
  const told = verdict === undefined ? 0 : rest < 0 ? lines.length : rest;
  printLines(lines.map((line, k): Line => (k < told ? [{ text: line, ...(verdict && { tone: verdict }) }] : line)));
}

/** Returns a line that names a written file or folder, as a link if the terminal supports links. */
export function fileLine(label: string, file: string): Line {
  return [{ text: label.padEnd(LABEL), tone: 'faint' }, ' ', { text: file, file }];
}

/** Returns a line with a fact that matters less than the files, such as a seed. */
export function factLine(label: string, fact: string): Line {
  return [{ text: `${label.padEnd(LABEL)} ${fact}`, tone: 'faint' }];
}

/** Returns the number of columns for a line of text on stdout, 40 to 120; 100 if it is no terminal. */
export function printedColumns(): number {
  return terminalOf(process.stdout).columns;
}

/** Returns the help width that fits stdout, one of the prepared widths. */
export function printedHelpColumns(): number {
  return helpColumns(process.stdout);
}

/** Prints data on stdout, as JSON on one line. */
export function printJson(data: unknown): void {
  printJsonText(`${JSON.stringify(data)}\n`);
}

/** Prints a JSON text on stdout. Hidden characters, which occur only inside its strings, are escaped as JSON does, so that it parses to the same value. */
export function printJsonText(json: string): void {
  const lines = json.split('\n').map((line) => line.replace(/[^ -~]+/g, (some) => (visible(some) === some ? some : escapedHidden(some))));
  process.stdout.write(lines.join('\n'));
}

/**
 * Writes bytes on stdout for another program, as they are, and waits until the stream has taken them, so that they can be overwritten. Resolves to
 * false once the reader has closed the pipe.
 */
export function printBytes(bytes: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => process.stdout.write(bytes, (error) => resolve(!error)));
}

/** Throws E_USAGE where stdout is a terminal, which would obey bytes that are no text. */
export function refuseTerminal(what: string, hint: string): void {
  if (process.stdout.isTTY) throw new AuditError('E_USAGE', `${what} must go to another program, got a terminal`, { hint });
}

export function printPrompt(): void {
  process.stdout.write('> ');
}

/** Prints lines other than the result, on stderr. */
export function tell(...lines: readonly Line[]): void {
  process.stderr.write(harmless(lines, terminalOf(process.stderr)));
}

/** Standard error, for progress that is redrawn. */
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
 * Ignores a reader that closes the pipe early (`| head`): the results are in the files. If stdout cannot be written, as on a full disk, the program
 * ends with the code for that. Errors of stderr cannot be reported to anybody. Call it before anything is printed.
 */
export function forgiveClosedPipes(): void {
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    tell([{ text: 'shuffle-audit:', tone: 'failure' }, ` writing failed: standard output (${error.code ?? error.message})`]);
    process.exit(EXIT_OF.E_IO);
  });
}

/** Returns a function that applies `shown` to each part of a text between `mark`, which stays. */
function within(shown: (text: string) => string, mark: string): (text: string) => string {
  return (text) => text.split(mark).map(shown).join(mark);
}

function harmless(lines: readonly Line[], terminal: Terminal): string {
  return lines.map((line) => `${(typeof line === 'string' ? [line] : line).map((part) => shownOn(terminal, part)).join('')}\n`).join('');
}

/** Returns a part as the terminal gets it: only its text if there are no colours and links. */
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
