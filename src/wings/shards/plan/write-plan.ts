import { cardsOf } from '../../../cli/common.js';
import { unseededPlan } from '../../../cli/plan/unseeded-plan.js';
import type { Joined } from '../../../cli/prepared.js';
import { factLine, print, printJson } from '../../../cli/print.js';
import { repeatedOptions } from '../../../cli/repeated-options.js';
import { seedFacts, seedOf } from '../../../cli/seed/seed-of.js';
import type { AuditAsked } from '../../../cli/subject/audit-asked.js';
import { refuseNull } from '../../../cli/subject/null-of.js';
import { openSubject } from '../../../cli/subject/open-named.js';
import { AuditError } from '../../../core/errors.js';
import type { Plan } from '../../../core/record/evidence.js';
import { fitsOf } from '../../../engine/fit.js';
import { writeWhole } from '../../../host/write-whole.js';
import { shellWord } from '../../../kinds/words/command.js';
import { planText } from '../engine/plan-file.js';
import { mostShares } from '../engine/share.js';
import { planShards } from '../host/plan-shards.js';
import { planLines } from './plan-lines.js';

export type PlanAsked = AuditAsked & { readonly subject: string | undefined };

/**
 * Runs `plan <subject> --out <file>`: fixes an audit as `run` would, and writes it for shards to be dealt by, with what wings do for it; returns the
 * exit code.
 */
export async function writePlan(file: string, asked: PlanAsked, added: Joined): Promise<number> {
  const text = asked.subject;
  if (text === undefined)
    throw new AuditError('E_USAGE', 'plan --out needs a subject, which shards are to deal, got none', {
      hint: `try: shuffle-audit plan fisher-yates --out ${shellWord(file)}`,
    });
  refuseNull(asked);
  if (added.instead) return added.instead();
  const subject = await openSubject(text, cardsOf(asked), asked);
  try {
    const unseeded = unseededPlan(asked, subject, fitsOf(subject.space), added.wishes);
    const seed = added.seed ? added.seed({ subject, plan: unseeded }) : seedOf(asked);
    const made: Plan = { ...unseeded, seed: seed.text };
    const kept = planShards(made, subject, { ...seedFacts(seed), ...added.facts, ...repeatedOptions(asked) });
    writeWhole(file, planText(kept));
    const most = mostShares(kept.core);
    if (asked.json) printJson({ plan: file, digest: kept.digest, deals: made.trials, mostShards: most, seed: made.seed });
    else print(...planLines(file, kept.core, most, subject.space.one), factLine('seed', made.seed));
    return 0;
  } finally {
    subject.close?.();
  }
}
