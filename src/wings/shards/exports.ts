export { planText } from './engine/plan-file.js';
export type { PlanFile, ShardPlace, ShardPlan } from './engine/shard-schema.js';
export type { ShardOptions } from './host/deal-shard.js';
export { dealShard } from './host/deal-shard.js';
export type { MergedShards } from './host/merge-shards.js';
export { mergeShards } from './host/merge-shards.js';
export { planShards } from './host/plan-shards.js';
export { readPlan } from './host/read-plan.js';
