import type { AnyRecord } from '../../core/record/record.js';
import { kindOf } from '../../records/registry.js';

/** Says whether `verify` makes everything in a record again, deals, recorded files or a proof. Its origin decides, whatever the record calls it. */
export function isDealtAgain({ core }: AnyRecord): boolean {
  return kindOf(core).isRedone(core);
}
