import type { RecordKind } from '../records/record-kind.js';
import { ledger } from './ledger/index.js';
import { lists } from './lists/index.js';
import { shards } from './shards/index.js';
import { signing } from './signing/index.js';
import { standards } from './standards/index.js';
import { survey } from './survey/index.js';
import { untilCaught } from './until-caught/index.js';
import type { Wing } from './wing.js';

/** Every wing. A plan in shards asks before others do what they would do in its place. */
export const WINGS: readonly Wing[] = [shards, standards, signing, untilCaught, survey, lists, ledger];

/** Loads the kinds of record that wings add. */
export async function recordKinds(): Promise<readonly RecordKind[]> {
  return (await import('./record-kinds.js')).RECORD_KINDS;
}
