import { visible } from '../visible.js';
import { wrapped } from '../wrap.js';
import type { RecordNotes } from './record-notes.js';
import { shellWord } from './shell-word.js';

/** The file name that stands for a record whose own is not told. */
export const RECORD = 'RECORD.json';

/** The record as a word of a command: its file name, which is no option whatever it begins with. */
export function recordWord({ record = RECORD }: RecordNotes): string {
  return shellWord(record.startsWith('-') ? `./${record}` : record);
}

/** What checks a record, as the parts of a command; `free` where it runs a program without limits, which must be allowed. */
export function verifyCommand(told: RecordNotes, free = false): readonly string[] {
  return ['npx shuffle-audit verify', recordWord(told), ...(free ? ['--isolation none'] : [])];
}

/** How to check a record, as lines of a text report: where to type the commands, and the commands. */
export function checkLines(told: RecordNotes, ...more: readonly (readonly string[])[]): readonly string[] {
  return linesOf(told, verifyCommand(told), ...more);
}

/** Where the commands that check a record are typed. */
export function recordPlace({ record }: RecordNotes): readonly string[] {
  return wrapped([
    record === undefined ? `Check it (${RECORD} is the record this report was made from):` : 'Check it, in the folder of the record:',
  ]);
}

function linesOf(told: RecordNotes, ...commands: readonly (readonly string[])[]): readonly string[] {
  return [...recordPlace(told), ...commands.map((command) => `  ${visible(command.join(' '))}`)];
}
