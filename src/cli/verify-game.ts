import { claimsId, type GameClaimsPlan } from '../core/claims-plan.js';
import type { ClaimsCore } from '../core/proof.js';
import { LOOK } from '../page/words/verdict-mark.js';
import type { Values } from './command.js';
import { isOn } from './command.js';
import { inThread } from './in-thread.js';
import { print, printJsonText, printText, SCREEN } from './print.js';
import { stepProgressOn } from './progress.js';
import { pageOf, summaryOf } from './render-record.js';
import { startSealing } from './sealing.js';
import { filesIn, folderOf, givenName } from './write-files.js';
import { tellReplaced, writtenLines } from './written-lines.js';

/** Checks what is claimed of a game, with progress on stderr unless quiet, and writes record and page. Whether it all holds. */
export async function verifyGame(plan: GameClaimsPlan, values: Values): Promise<boolean> {
  const files = filesIn(folderOf(values), givenName(values) ?? claimsId(plan));
  const sealing = startSealing();
  const progress = stepProgressOn(SCREEN, isOn(values, 'quiet'), 'checking');
  let core: ClaimsCore;
  try {
    core = await inThread<ClaimsCore>({ kind: 'game-claims', plan }, progress.report);
  } finally {
    progress.done();
  }
  const { record, text } = sealing.seal(core, 1);
  tellReplaced(files, values);
  files.write(text, await pageOf(record, files.told));
  if (isOn(values, 'json')) printJsonText(text);
  else {
    printText(summaryOf(record), LOOK[core.verdict.kind]);
    print('', ...writtenLines(files));
  }
  return core.verdict.kind === 'holds';
}
