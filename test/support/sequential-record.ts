import { SCHEMA } from '../../src/core/record/scheme-names.js';
import type { Sequential, SequentialCore } from '../../src/core/record/sequential.js';
import type { Subject } from '../../src/core/subject/subject.js';
import type { SequentialWishes } from '../../src/engine/plan/sequential-plan.js';
import { makeSequentialPlan } from '../../src/engine/plan/sequential-plan.js';
import { digestOf } from '../../src/engine/record/digest.js';
import { runSequential } from '../../src/host/audits.js';

/** The record of one run of `subject` until it is decided. */
export async function sequentialRecord(subject: Subject, wishes: SequentialWishes): Promise<Sequential> {
  return sealedSequential(await runSequential(makeSequentialPlan(subject.space, wishes), subject));
}

/** A core with its digest and a fixed run. */
export function sealedSequential(core: SequentialCore): Sequential {
  const run = { startedAt: '2026-11-21T00:00:00.000Z', elapsedMs: 1, node: '20.19.0', cpu: 'test', workers: 1 };
  return { schema: SCHEMA, core, digest: digestOf(core), run };
}
