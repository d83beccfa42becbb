import { addition } from '../../cli/additions.js';
import { type OptionSet, option } from '../../cli/options/option.js';
import { file } from '../../cli/options/types.js';
import { WRITTEN } from '../../cli/options/written.js';
import type { Wing } from '../wing.js';
import type { PlanAsked } from './plan/write-plan.js';

const OPTIONS = {
  out: option(file, {
    says: 'write the plan of an audit of the subject to this file, for many machines to deal in shards',
    group: WRITTEN,
  }),
} satisfies OptionSet;

/** The wing for one audit that many machines deal, each a shard of it. */
export const shards: Wing = {
  name: 'shards',
  commands: [
    {
      usage: 'shard <plan>',
      describe: 'deal one part of a plan that was written with plan --out, on whatever machine',
      follows: 'plan',
      module: '../wings/shards/commands/shard.js',
      load: async () => (await import('./commands/shard.js')).shard,
    },
    {
      usage: 'merge [shards..]',
      describe: 'add the parts of a plan up: the record and the report that one machine would have written',
      follows: 'shard',
      module: '../wings/shards/commands/merge.js',
      load: async () => (await import('./commands/merge.js')).merge,
    },
  ],
  additions: {
    plan: addition<typeof OPTIONS, PlanAsked>(
      OPTIONS,
      async (asked) => {
        const { out } = asked;
        if (out === undefined) return {};
        return { instead: async (joined) => (await import('./plan/write-plan.js')).writePlan(out, asked, joined) };
      },
      [['$0 plan naive-swap --trials 1e9 --out plan.json', 'an audit for many machines: see shard and merge']],
    ),
  },
};
