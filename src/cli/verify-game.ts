import { claimsId, type GameClaimsPlan } from '../core/claims-plan.js';
import type { ClaimsCore } from '../core/proof.js';
import type { Values } from './command.js';
import { isOn } from './command.js';
import { inThread } from './in-thread.js';
import { SCREEN } from './print.js';
import { stepProgressOn } from './progress.js';
import { startSealing } from './sealing.js';
import { filesIn, folderOf, givenName } from './write-files.js';
import { writeTold } from './write-told.js';

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
  await writeTold(values, files, sealing.seal(core, 1));
  return core.verdict.kind === 'holds';
}
