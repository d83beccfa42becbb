import type { Evidence, EvidenceCore } from '../../src/core/record/evidence.js';
import { SCHEMA } from '../../src/core/record/scheme-names.js';
import type { Subject } from '../../src/core/subject/subject.js';
import type { Wishes } from '../../src/engine/plan/make-plan.js';
import { makePlan } from '../../src/engine/plan/make-plan.js';
import { digestOf } from '../../src/engine/record/digest.js';
import { runAudit } from '../../src/host/audits.js';

/** The record of one audit of `subject`. */
export async function recordOf(subject: Subject, wishes: Wishes): Promise<Evidence> {
  return sealed(await runAudit(makePlan(subject.space, wishes), subject, { workers: 1 }));
}

/** A core with its digest and a fixed run. */
export function sealed(core: EvidenceCore): Evidence {
  const run = { startedAt: '2026-11-21T00:00:00.000Z', elapsedMs: 1, node: '20.19.0', cpu: 'test', workers: 1 };
  return { schema: SCHEMA, core, digest: digestOf(core), run };
}
