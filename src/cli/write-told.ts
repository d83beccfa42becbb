import type { Bench } from '../core/bench.js';
import type { OutcomeProof } from '../core/outcome-proof.js';
import type { ClaimsProof, Proof } from '../core/proof.js';
import type { Survey } from '../core/survey-record.js';
import type { SealedText } from '../engine/record/sealed.js';
import { LOOK } from '../page/words/verdict-mark.js';
import { print, printJsonText, printText } from './print.js';
import { pageOf, summaryOf } from './render-record.js';
import type { Files } from './write-files.js';
import { tellReplaced, writtenLines } from './written-lines.js';

/** Writes what was worked out and its page, and tells what came of it and where both lie: as JSON the record alone. */
export async function writeTold(
  { json, quiet }: { readonly json: boolean; readonly quiet: boolean },
  files: Files,
  { record, text }: SealedText<Proof | OutcomeProof | ClaimsProof | Bench | Survey>,
): Promise<void> {
  tellReplaced(files, quiet);
  files.write(text, await pageOf(record, files.told));
  if (json) printJsonText(text);
  else {
    printText(summaryOf(record), LOOK[record.core.verdict.kind]);
    print('', ...writtenLines(files));
  }
}
