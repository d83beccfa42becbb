import { cpus } from 'node:os';
import type { ShardRun } from '../engine/shard-schema.js';

/** Starts the clock of a shard. The returned function tells, once it is dealt, when, where and on how many workers that was. */
export function shardRun(): (workers: number) => ShardRun {
  const startedAt = new Date().toISOString();
  const started = performance.now();
  return (workers) => ({
    startedAt,
    elapsedMs: Math.round(performance.now() - started),
    node: process.versions.node,
    cpu: cpus()[0]?.model ?? 'unknown',
    workers,
  });
}
