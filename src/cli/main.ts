import { existsSync, readFileSync } from 'node:fs';
import { AuditError, EXIT_OF } from '../core/errors.js';
import { failureLine } from '../core/words/failure-line.js';
import { VERSION } from '../host/version.js';
import type { Wings } from './additions.js';
import { listenForInterrupts } from './interrupts.js';
import { ownWords } from './own-words.js';
import { forgiveClosedPipes, print, printedHelpColumns, printJson, printText, tell } from './print.js';
import { readFirst } from './read-first.js';
import { understood } from './understood.js';

const EXIT_INTERNAL = 70;

/**
 * Starts the program. An interrupt ends it with its own code and one line. The handler is set before the parser and any command are run, since that can
 * take longer than some users wait. Files are written whole or not at all, so there is nothing to clean up; processes of a subject end with ours.
 */
export function start(argv: readonly string[], wings: () => Promise<Wings>): Promise<void> {
  listenForInterrupts();
  return main(argv, wings);
}

/**
 * Runs the program: parses, runs one command, and leaves the exit code in `process.exitCode`. The code starts at 70 and gets its value last, so that
 * a crash can never look like a verdict.
 */
export async function main(typed: readonly string[], wings: () => Promise<Wings>): Promise<void> {
  process.exitCode = EXIT_INTERNAL;
  forgiveClosedPipes();
  const argv = understood(typed);
  const own = ownWords(argv);
  const switches = { json: own.includes('--json'), debug: own.includes('--debug') };
  try {
    process.exitCode = saysOfItself(argv) ? 0 : await parsed(argv, wings);
  } catch (error) {
    process.exitCode = reportFailure(error, switches);
  }
}

/**
 * Prints the version or the general help without loading the parser, if that is all that was asked. Returns true if so. The parser wrote the help at
 * build time.
 */
function saysOfItself([word, ...more]: readonly string[]): boolean {
  const written = new URL(`../help/${printedHelpColumns()}.txt`, import.meta.url);
  if (more.length > 0) return false;
  if (word === '--version' || word === '-v') print(VERSION);
  else if ((word === '--help' || word === '-h') && existsSync(written)) printText(readFileSync(written, 'utf8'));
  else return false;
  return true;
}

async function parsed(argv: readonly string[], wings: () => Promise<Wings>): Promise<number> {
  readFirst('./parse.js');
  return (await import('./parse.js')).parse(argv, await wings());
}

/** Prints a failure and returns its exit code: one line and a hint on stderr, and with `json` an object on stdout. */
function reportFailure(error: unknown, { json, debug }: { readonly json: boolean; readonly debug: boolean }): number {
  const known = error instanceof AuditError ? error : internal(error);
  tell([{ text: 'shuffle-audit:', tone: 'failure' }, ` ${failureLine(known)}`]);
  if (known.hint) tell(['  ', { text: 'hint:', tone: 'hint' }, ` ${known.hint}`]);
  if (debug) tell(...`${known.stack ?? ''}${known.cause instanceof Error ? `\ncaused by ${known.cause.stack}` : ''}`.split('\n'));
  if (json) {
    const { code, message, hint, at } = known;
    printJson({ error: { code, message, ...(hint && { hint }), ...(at && { at }) } });
  }
  return EXIT_OF[known.code];
}

function internal(error: unknown): AuditError {
  const message = error instanceof Error ? error.message : String(error);
  if (/^E[MN]FILE\b/.test(message))
    return new AuditError('E_IO', `the system lets this program open too few files at once: ${message}`, {
      hint: 'allow more, and give the command again: ulimit -n 1024',
      cause: error,
    });
  if (message.includes('uv_cwd'))
    return new AuditError('E_INPUT_MISSING', 'the working folder is gone, or may not be looked at', {
      hint: 'change into a folder that is there, and give the command again',
      cause: error,
    });
  return new AuditError('E_INTERNAL', `an error of this program, not of yours: ${message}`, {
    hint: 'run again with --debug and report what it prints',
    cause: error,
  });
}
