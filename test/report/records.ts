import type { Evidence, EvidenceCore } from '../../src/core/record/evidence.js';
import { readFixture } from '../support/read-fixture.js';
import { resealed } from '../support/resealed.js';

/** The records in fixtures/evidence, each made by `run` itself. */
export const RECORDS = ['naive-swap-52', 'fisher-yates-52', 'modulo-8-5', 'modulo-4-5', 'sattolo-5', 'every-order-in-turn'] as const;

/** One of them. */
export function record(name: (typeof RECORDS)[number]): Evidence {
  return readFixture<Evidence>(`evidence/${name}.json`);
}

/** The record with parts of its core replaced, and the digest of that: what follows from what is not derived again by a report. */
export function altered(name: (typeof RECORDS)[number], parts: Partial<EvidenceCore>): Evidence {
  const evidence = record(name);
  return resealed({ ...evidence, core: { ...evidence.core, ...parts } });
}
