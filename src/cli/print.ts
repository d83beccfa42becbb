import { visible } from '../page/visible.js';

/** Where progress is drawn: standard error, or what a test puts in its place. */
export interface Screen {
  readonly isTTY: boolean;
  write(text: string): unknown;
}

/** Clears what is left of a terminal's line. */
const CLEAR = '\u001b[K';

/** One UTF-16 unit as JSON escapes it. */
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Prints lines of a result, on stdout. This file is the one door to the terminal: whatever stands in a record, a path, a seed or a child's message, its
 * hidden characters come out by their numbers, line feeds inside a line among them.
 */
export function print(...lines: readonly string[]): void {
  process.stdout.write(harmless(lines));
}

/** Prints a text that was rendered from a record, on stdout: its line feeds end lines, the last one is added where it is missing. */
export function printText(text: string): void {
  print(...text.replace(/\n$/, '').split('\n'));
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
export function tell(...lines: readonly string[]): void {
  process.stderr.write(harmless(lines));
}

/** Standard error, for progress that is drawn over. */
export const SCREEN: Screen = {
  get isTTY() {
    return process.stderr.isTTY;
  },
  // What moves the cursor back and clears a line is ours, and stays.
  write: (text) => process.stderr.write([CLEAR, '\r', '\n'].reduceRight(within, visible)(text)),
};

/** A reader that closes the pipe early (`| head`) is no failure: what matters is in the files. To be called before anything is printed. */
export function forgiveClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

/** `shown` for each part of a text between `mark`, which stays. */
function within(shown: (text: string) => string, mark: string): (text: string) => string {
  return (text) => text.split(mark).map(shown).join(mark);
}

function harmless(lines: readonly string[]): string {
  return lines.map((line) => `${visible(line)}\n`).join('');
}

function escapedHidden(text: string): string {
  return [...text].map((character) => (visible(character) === character ? character : character.split('').map(escaped).join(''))).join('');
}
