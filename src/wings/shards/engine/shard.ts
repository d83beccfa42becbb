import type { Counts } from '../../../engine/count/run-block.js';
import type { BlockRange, ShardPlace, ShardPlan } from './shard-schema.js';

export interface ShardSample extends BlockRange {
  /** The sums over its blocks, by what a statistic is counted under (`Readings`). */
  readonly added: Counts;
  /** The lists of statistics that keep more than counts (`Fitted.condense`), which are condensed once all of them are together. */
  readonly kept: ReadonlyMap<string, readonly Float64Array[]>;
}

export interface Shard extends ShardPlace {
  readonly plan: ShardPlan;
  /** One sample for each in which it has blocks; none where it got no block. */
  readonly samples: readonly ShardSample[];
}
