import { existsSync, readFileSync } from 'node:fs';
import { VERSION } from '../host/version.js';
import type { Wings } from './additions.js';
import { reportFailure } from './fail.js';
import { ownWords } from './own-words.js';
import { forgiveClosedPipes, print, printedHelpColumns, printText } from './print.js';
import { readFirst } from './read-first.js';

const EXIT_INTERNAL = 70;

/**
 * The program: parses, runs one command, and leaves the exit code in `process.exitCode`. The code starts at 70 and takes its value last,
 * so that a crash can never look like a verdict.
 */
export async function main(argv: readonly string[], wings: () => Promise<Wings>): Promise<void> {
  process.exitCode = EXIT_INTERNAL;
  forgiveClosedPipes();
  const own = ownWords(argv);
  const switches = { json: own.includes('--json'), debug: own.includes('--debug') };
  try {
    process.exitCode = saysOfItself(argv) ? 0 : await parsed(argv, wings);
  } catch (error) {
    process.exitCode = reportFailure(error, switches);
  }
}

/** Whether the program was asked for its version or its help alone, which it prints without its parser: the help as the build had the parser write it. */
function saysOfItself([word, ...more]: readonly string[]): boolean {
  const written = new URL(`../help/${printedHelpColumns()}.txt`, import.meta.url);
  if (more.length > 0) return false;
  if (word === '--version') print(VERSION);
  else if ((word === '--help' || word === '-h') && existsSync(written)) printText(readFileSync(written, 'utf8'));
  else return false;
  return true;
}

async function parsed(argv: readonly string[], wings: () => Promise<Wings>): Promise<number> {
  readFirst('./parse.js');
  return (await import('./parse.js')).parse(argv, await wings());
}
