import type { AnyRecord } from '../core/record.js';
import type { SealedText } from '../engine/record/sealed.js';
import { LOOK } from '../page/words/verdict-mark.js';
import { render, summaryOf } from '../records/render.js';
import type { Values } from './command.js';
import { isOn } from './command.js';
import { print, printJsonText, printText } from './print.js';
import type { Files } from './write-files.js';
import { tellReplaced, writtenLines } from './written-lines.js';

/** Writes what was worked out and its page, and tells what came of it and where both lie: as JSON the record alone. */
export async function writeTold(values: Values, files: Files, { record, text }: SealedText<AnyRecord>): Promise<void> {
  tellReplaced(files, values);
  files.write(text, await render(record, 'html', files.told));
  if (isOn(values, 'json')) printJsonText(text);
  else {
    printText(await summaryOf(record), LOOK[record.core.verdict.kind]);
    print('', ...writtenLines(files));
  }
}
