import type { AnyRecord } from '../../core/record/record.js';
import type { SealedText } from '../../engine/record/sealed.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { render, summaryOf } from '../../records/render.js';
import { print, printJsonText, printText } from '../print.js';
import type { Files } from './write-files.js';
import { tellReplaced, writtenLines } from './written-lines.js';

/** Writes a record and its page, and prints the result and the paths of both: with JSON, only the record. */
export async function writeTold(
  { json, quiet }: { readonly json: boolean; readonly quiet: boolean },
  files: Files,
  { record, text }: SealedText<AnyRecord>,
): Promise<void> {
  tellReplaced(files, quiet);
  files.write(text, await render(record, 'html', files.told));
  if (json) printJsonText(text);
  else {
    printText(await summaryOf(record), LOOK[record.core.verdict.kind]);
    print('', ...writtenLines(files));
  }
}
