import type { OutcomeProof } from '../core/outcome-proof.js';
import type { ClaimsProof, Proof } from '../core/proof.js';
import type { Survey } from '../core/survey-record.js';
import type { SealedText } from '../engine/record/sealed.js';
import { LOOK } from '../page/words/verdict-mark.js';
import type { Values } from './command.js';
import { isOn } from './command.js';
import { print, printJsonText, printText } from './print.js';
import { pageOf, summaryOf } from './render-record.js';
import type { Files } from './write-files.js';
import { tellReplaced, writtenLines } from './written-lines.js';

/** Writes what was worked out and its page, and tells what came of it and where both lie: as JSON the record alone. */
export async function writeTold(
  values: Values,
  files: Files,
  { record, text }: SealedText<Proof | OutcomeProof | ClaimsProof | Survey>,
): Promise<void> {
  tellReplaced(files, values);
  files.write(text, await pageOf(record, files.told));
  if (isOn(values, 'json')) printJsonText(text);
  else {
    printText(summaryOf(record), LOOK[record.core.verdict.kind]);
    print('', ...writtenLines(files));
  }
}
