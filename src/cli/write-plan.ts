import { counted } from '../core/counted.js';
import { AuditError } from '../core/errors.js';
import type { Plan } from '../core/evidence.js';
import { fitsOf } from '../engine/fit.js';
import { planText } from '../engine/shards/plan-file.js';
import { type ShardPlan, shardSamples } from '../engine/shards/shard-plan.js';
import { mostShares } from '../engine/shards/share.js';
import { planShards } from '../host/shards/plan-shards.js';
import { writeWhole } from '../host/write-whole.js';
import { shellWord } from '../kinds/words/command.js';
import type { Values } from './command.js';
import { isOn, textOf } from './command.js';
import { cardsOf } from './common.js';
import { isForLists } from './is-for-lists.js';
import { refuseNull } from './null-of.js';
import { openSubject } from './open-named.js';
import { factLine, fileLine, type Line, print, printJson } from './print.js';
import { seedFacts, seedOf } from './seed-of.js';
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
  const subject = await openSubject(text, cardsOf(values), values);
  try {
    const seed = seedOf(values);
    const made: Plan = { ...unseededPlan(values, subject, fitsOf(subject.space)), seed: seed.text };
    const kept = planShards(made, subject, seedFacts(seed));
    writeWhole(file, planText(kept));
    const most = mostShares(kept.core);
    if (isOn(values, 'json')) printJson({ plan: file, digest: kept.digest, deals: made.trials, mostShards: most, seed: made.seed });
    else print(...planLines(file, kept.core, most, subject.space.one), factLine('seed', made.seed));
    return 0;
  } finally {
    subject.close?.();
  }
}

/** The lines that tell of a plan that was written and what to do with it; `most`: how many shards get blocks of it, `one`: what an outcome is called. */
export function planLines(file: string, plan: ShardPlan, most: number, one: string): readonly Line[] {
  const deals = shardSamples(plan).reduce((sum, { trials }) => sum + trials, 0);
  return [
    `${counted(deals.toLocaleString('en'), one)} of ${plan.subject.id}, for up to ${counted(most.toLocaleString('en'), 'shard')}`,
    '',
    fileLine('plan', file),
    ['deal'.padEnd(LABEL), ` npx shuffle-audit shard ${shellWord(file)} --of K --index I, for every I from 0 to K - 1`],
    ['merge'.padEnd(LABEL), ` npx shuffle-audit merge ${plan.fresh ? 'shard-*.json fresh-shard-*.json' : 'shard-*.json'}`],
  ];
}

const LABEL = 7;
