import { claimsId, type GameClaimsPlan } from '../core/record/claims-plan.js';
import type { ClaimsCore } from '../core/record/proof.js';
import { startSealing } from '../records/sealing.js';
import type { CommonAsked } from './command.js';
import type { OptionValues } from './options/option.js';
import type { SHARED } from './options/shared.js';
import { SCREEN } from './print.js';
import { stepProgressOn } from './progress.js';
import { proveInThread } from './prove-in-thread.js';
import { filesIn, folderOf } from './write/write-files.js';
import { writeTold } from './write/write-told.js';

export type VerifyAsked = CommonAsked & Pick<OptionValues<typeof SHARED>, 'name' | 'out'>;

/** Checks the claims about a game, with progress on stderr unless quiet, and writes record and page. Returns true if all hold. */
export async function verifyGame(plan: GameClaimsPlan, asked: VerifyAsked): Promise<boolean> {
  const files = filesIn(folderOf(asked), asked.name ?? claimsId(plan));
  const sealing = startSealing();
  const progress = stepProgressOn(SCREEN, asked.quiet, 'checking');
  let core: ClaimsCore;
  try {
    core = await proveInThread<ClaimsCore>({ kind: 'game-claims', plan }, progress.report);
  } finally {
    progress.done();
  }
  await writeTold(asked, files, sealing.seal(core, 1));
  return core.verdict.kind === 'holds';
}
