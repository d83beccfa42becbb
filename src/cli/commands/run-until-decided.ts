import type { Sealed } from '../../core/record/evidence.js';
import type { SequentialCore } from '../../core/record/sequential.js';
import type { SealedText } from '../../engine/record/sealed.js';
import { runSequential } from '../../host/audits.js';
import { auditedOrBroken, type BrokenCore } from '../../records/additions.js';
import { startSealing } from '../../records/sealing.js';
import { checkUntilDecided } from '../check-until-decided.js';
import { cardsOf } from '../common.js';
import { unseededSequential } from '../plan/unseeded-plan.js';
import type { Joined } from '../prepared.js';
import { SCREEN } from '../print.js';
import { repeatedOptions } from '../repeated-options.js';
import { seedFacts, seedOf } from '../seed/seed-of.js';
import { sequentialProgressOn } from '../sequential-progress.js';
import type { RunAsked } from '../subject/audit-asked.js';
import { nameOf } from '../subject/name-of.js';
import { openSubject } from '../subject/open-named.js';
import type { Written } from '../write/write-locked.js';
import { writeLocked } from '../write/write-locked.js';

/**
 * `run --until-decided`: deals until a bias is shown or the deals are used up. Keeps no intermediate state, since that would be the whole path of the
 * evidence. Throws E_USAGE for options that belong to an audit of fixed size.
 */
export async function runUntilDecided(
  spec: string | readonly string[],
  asked: RunAsked,
  added: Joined,
): Promise<Written<Sealed<SequentialCore | BrokenCore>>> {
  checkUntilDecided(spec, asked, added);
  const sealing = startSealing();
  const subject = await openSubject(spec, cardsOf(asked), asked);
  const unseeded = unseededSequential(asked, subject);
  const seed = added.seed ? added.seed({ subject, plan: unseeded }) : seedOf(asked);
  const plan = { ...unseeded, seed: seed.text };
  return writeLocked(
    asked,
    `${nameOf(subject.origin, subject.space.cards)}-until-decided`,
    async (files): Promise<SealedText<Sealed<SequentialCore | BrokenCore>>> => {
      const progress = sequentialProgressOn(SCREEN, asked.quiet);
      try {
        const core = await auditedOrBroken(runSequential(plan, subject, progress.report), { ...plan, trials: plan.mostTrials });
        return sealing.seal(core, 1, { ...seedFacts(seed), ...repeatedOptions(asked), earlierRecords: files.earlier(core) });
      } finally {
        progress.done();
      }
    },
  );
}
