import { shellWord } from '../../../core/words/shell-word.js';
import type { Refused } from './recognise.js';

const DROP = '--drop leaves aside what comes again';
const COPIES = '--copies takes them for equal items of one shuffle';

/** The options that would read numbers that were refused, by the reason. */
const HINTS: Readonly<Record<Refused, (file: string) => string>> = {
  again: () => `items come twice: ${DROP}, as of items added to fill up; ${COPIES}; nothing was tested`,
  epochs: () => `a whole list and more behind it: --epochs leaves aside the epoch that was cut; ${DROP}; ${COPIES}; nothing was tested`,
  mixed: () => `equal items keep apart, as where lists were mixed: write each into a file of its own; ${COPIES}; nothing was tested`,
  overlap: () =>
    `parts of one list share no item; files that each hold the whole list are no parts of one; ${DROP}; nothing of it was tested`,
  rows: () =>
    'rows of several numbers are no one list here. Of a table, name the column: --column id; of batches, say --format batches; of many short lists, one a row, shuffle-audit log tells more',
  strangers: (file) =>
    `some numbers lie far from all others. Where they belong there, give the order before: sort -n ${shellWord(file)} > before.txt, and --original before.txt`,
  parts: () => 'a part may be cut off, or not have been named; nothing of it was tested',
  'not-epochs': () => 'of --epochs each list must have the same items, one list behind the other; only the last may be cut',
  marks: () => 'items must be whole numbers of up to 2^53; others need the order before: --original before.txt',
  sample: () => '--sample-of n takes items that are numbers of 0 to n − 1, or of 1 to n, each at most once; 100 or more must be absent',
};

/** Returns what would read numbers that were refused. */
export function refusalHint(reason: Refused, file: string): string {
  return HINTS[reason](file);
}
