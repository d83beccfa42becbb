import type { Sequential, SequentialCore } from '../../../src/core/record/sequential.js';
import { pages } from '../../../src/report/sequential/pages.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { resealed } from '../../support/resealed.js';
import { sequentialRecord } from '../../support/sequential-record.js';

/** Runs of every sort that a page must cope with, each dealt anew by the tests: they take milliseconds. */
const MADE = {
  'naive-swap': await sequentialRecord(pipelineOf('naive-swap', 13), { seed: 'page' }),
  sattolo: await sequentialRecord(pipelineOf('sattolo', 52), { seed: 'page' }),
  'never moved': await sequentialRecord(pipelineOf('overhand:1', 52), { seed: 'page' }),
  undecided: await sequentialRecord(pipelineOf('fisher-yates', 52), { seed: 'page', mostTrials: 400 }),
  'two cards': await sequentialRecord(pipelineOf('fisher-yates', 2), { seed: 'page', mostTrials: 3000 }),
  'one deal': await sequentialRecord(pipelineOf('fisher-yates', 5), { seed: 'page', mostTrials: 1 }),
  riffle: await sequentialRecord(pipelineOf('riffle:7', 300), { seed: 'page' }),
} as const;

/** The names of the records. */
export const RUNS = Object.keys(MADE) as readonly (keyof typeof MADE)[];

/** One of them. */
export function run(name: keyof typeof MADE): Sequential {
  return MADE[name];
}

/** The record with parts of its core replaced; and the digest of that. */
export function altered(name: keyof typeof MADE, parts: Partial<SequentialCore>): Sequential {
  const record = run(name);
  return resealed({ ...record, core: { ...record.core, ...parts } });
}

/** The page of a record. */
export async function page(record: Sequential): Promise<string> {
  return pages.html(record, {});
}
