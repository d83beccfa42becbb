import type { Sealed } from '../../src/core/record/evidence.js';
import type { AnyRecord } from '../../src/core/record/record.js';
import { digestOf } from '../../src/engine/record/digest.js';

/** A record that was changed, with the digest of what it now says: for what is not derived again, as a report's sentences. */
export function resealed<Core extends AnyRecord['core']>(record: Sealed<Core>): Sealed<Core> {
  return { ...record, digest: digestOf(record.core) };
}
