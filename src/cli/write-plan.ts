import { AuditError } from '../core/errors.js';
import type { Plan } from '../core/evidence.js';
import { fitsOf } from '../engine/fit.js';
import { planText } from '../engine/shards/plan-file.js';
import { mostShares } from '../engine/shards/share.js';
import { planShards } from '../host/shards/plan-shards.js';
import { writeWhole } from '../host/write-whole.js';
import { shellWord } from '../kinds/words/command.js';
import { announce } from './announce.js';
import type { Values } from './command.js';
import { isOn, textOf } from './command.js';
import { cardsOf } from './common.js';
import { documentFacts, loadProfile } from './document-options.js';
import { givenOptions } from './given-options.js';
import { isForLists } from './is-for-lists.js';
import { refuseNull } from './null-of.js';
import { openSubject } from './open-named.js';
import { planLines } from './plan-lines.js';
import { factLine, print, printJson } from './print.js';
import { seedFacts, seedOf } from './seed-of.js';
import { derivedSeed, seedSourceOf } from './seed-source.js';
import { unseededPlan } from './unseeded-plan.js';

/** `plan <subject> --out <file>`: fixes an audit as `run` would, and writes it for shards to be dealt by; returns the exit code. */
export async function writePlan(file: string, values: Values): Promise<number> {
  const text = textOf(values, 'subject');
  if (text === undefined)
    throw new AuditError('E_USAGE', 'plan --out needs a subject, which shards are to deal, got none', {
      hint: `try: shuffle-audit plan fisher-yates --out ${shellWord(file)}`,
    });
  refuseNull(values);
  if (isForLists(text, values))
    throw new AuditError('E_USAGE', 'one long list is one shuffle: there is nothing of it to deal apart', {
      hint: 'leave out --out, and use run',
    });
  await loadProfile(values);
  if (isOn(values, 'announce')) return announce(text, values);
  const document = documentFacts(values);
  const source = await seedSourceOf(values);
  const subject = await openSubject(text, cardsOf(values), values);
  try {
    const unseeded = unseededPlan(values, subject, fitsOf(subject.space));
    const seed = source === null ? seedOf(values) : derivedSeed(source, subject, unseeded);
    const made: Plan = { ...unseeded, seed: seed.text };
    // Where the plan is written to is no option of the audit.
    const options = givenOptions({ ...values, out: undefined });
    const kept = planShards(made, subject, { ...seedFacts(seed), ...document, ...options });
    writeWhole(file, planText(kept));
    const most = mostShares(kept.core);
    if (isOn(values, 'json')) printJson({ plan: file, digest: kept.digest, deals: made.trials, mostShards: most, seed: made.seed });
    else print(...planLines(file, kept.core, most, subject.space.one), factLine('seed', made.seed));
    return 0;
  } finally {
    subject.close?.();
  }
}
