import { shellWord } from '../../core/words/shell-word.js';
import { visible } from '../visible.js';
import { wrapped } from '../wrap.js';
import type { RecordNotes } from './record-notes.js';

/** The file name shown for a record whose own name is not given. */
export const RECORD = 'RECORD.json';

/** The record as a word of a command: its file name, which a shell never takes for an option. */
export function recordWord({ record = RECORD }: RecordNotes): string {
  return shellWord(record.startsWith('-') ? `./${record}` : record);
}

/** The command that checks a record, in parts; `free` where it runs a program without limits, which must be allowed. */
export function verifyCommand(told: RecordNotes, free = false): readonly string[] {
  return ['npx shuffle-audit verify', recordWord(told), ...(free ? ['--isolation none'] : [])];
}

/** The lines of a text report on how to check a record: where to type the commands, and the commands. */
export function checkLines(told: RecordNotes, ...more: readonly (readonly string[])[]): readonly string[] {
  return linesOf(told, verifyCommand(told), ...more);
}

/** The place to type the commands that check a record. */
export function recordPlace({ record }: RecordNotes): readonly string[] {
  return wrapped([
    record === undefined ? `Check it (${RECORD} is the record this report was made from):` : 'Check it, in the folder of the record:',
  ]);
}

function linesOf(told: RecordNotes, ...commands: readonly (readonly string[])[]): readonly string[] {
  return [...recordPlace(told), ...commands.map((command) => `  ${visible(command.join(' '))}`)];
}
