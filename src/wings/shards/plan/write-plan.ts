import { cardsOf } from '../../../cli/common.js';
import { documentFacts, loadProfile } from '../../../cli/document-options.js';
import { givenOptions } from '../../../cli/given-options.js';
import { dashed, type Given } from '../../../cli/options/option.js';
import { unseededPlan } from '../../../cli/plan/unseeded-plan.js';
import { factLine, print, printJson } from '../../../cli/print.js';
import { announce } from '../../../cli/seed/announce.js';
import { seedFacts, seedOf } from '../../../cli/seed/seed-of.js';
import { derivedSeed, seedSourceOf } from '../../../cli/seed/seed-source.js';
import type { AuditAsked } from '../../../cli/subject/audit-asked.js';
import { refuseNull } from '../../../cli/subject/null-of.js';
import { openSubject } from '../../../cli/subject/open-named.js';
import { AuditError } from '../../../core/errors.js';
import type { Plan } from '../../../core/evidence.js';
import { fitsOf } from '../../../engine/fit.js';
import { writeWhole } from '../../../host/write-whole.js';
import { shellWord } from '../../../kinds/words/command.js';
import { planText } from '../engine/plan-file.js';
import { mostShares } from '../engine/share.js';
import { planShards } from '../host/plan-shards.js';
import { planLines } from './plan-lines.js';

/** What a plan is written of. */
export type PlanAsked = AuditAsked & { readonly subject: string | undefined };

/** Throws E_USAGE where one of these options is given to a plan that is not written: nothing is dealt by it. */
export function refuseOfPlanFile({ given }: { readonly given: Given }, options: readonly string[]): void {
  const name = options.map(dashed).find((one) => given.has(one));
  if (name === undefined) return;
  throw new AuditError('E_USAGE', `--${name} is for the plan of an audit in shards, got it without --out`, {
    hint: 'to write that plan: --out plan.json',
  });
}

/** `plan <subject> --out <file>`: fixes an audit as `run` would, and writes it for shards to be dealt by; returns the exit code. */
export async function writePlan(file: string, asked: PlanAsked): Promise<number> {
  const text = asked.subject;
  if (text === undefined)
    throw new AuditError('E_USAGE', 'plan --out needs a subject, which shards are to deal, got none', {
      hint: `try: shuffle-audit plan fisher-yates --out ${shellWord(file)}`,
    });
  refuseNull(asked);
  await loadProfile(asked);
  if (asked.announce) return announce(text, asked);
  const document = documentFacts(asked);
  const source = await seedSourceOf(asked);
  const subject = await openSubject(text, cardsOf(asked), asked);
  try {
    const unseeded = unseededPlan(asked, subject, fitsOf(subject.space));
    const seed = source === null ? seedOf(asked) : derivedSeed(source, subject, unseeded);
    const made: Plan = { ...unseeded, seed: seed.text };
    const kept = planShards(made, subject, { ...seedFacts(seed), ...document, ...givenOptions(asked) });
    writeWhole(file, planText(kept));
    const most = mostShares(kept.core);
    if (asked.json) printJson({ plan: file, digest: kept.digest, deals: made.trials, mostShards: most, seed: made.seed });
    else print(...planLines(file, kept.core, most, subject.space.one), factLine('seed', made.seed));
    return 0;
  } finally {
    subject.close?.();
  }
}
