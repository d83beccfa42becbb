import { fileLine, type Line } from '../../../cli/print.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { shellWord } from '../../../kinds/words/command.js';
import { shardSamples } from '../engine/shard-plan.js';
import type { ShardPlan } from '../engine/shard-schema.js';

/** Returns the lines that describe a written plan and what to do with it; `most`: how many shards get blocks of it, `one`: what an outcome is called. */
export function planLines(file: string, plan: ShardPlan, most: number, one: string): readonly Line[] {
  const deals = shardSamples(plan).reduce((sum, { trials }) => sum + trials, 0);
  return [
    `${counted(count(deals), one)} of ${plan.subject.id}, for up to ${counted(count(most), 'shard')}`,
    '',
    fileLine('plan', file),
    ['deal'.padEnd(LABEL), ` npx shuffle-audit shard ${shellWord(file)} --of K --index I, for every I from 0 to K - 1`],
    ['merge'.padEnd(LABEL), ` npx shuffle-audit merge ${plan.fresh ? 'shard-*.json fresh-shard-*.json' : 'shard-*.json'}`],
  ];
}

const LABEL = 7;
