import type { RecordKind } from '../records/record-kind.js';
import { allocations } from './allocations/index.js';
import { calibration } from './calibration/index.js';
import { emit } from './emit/index.js';
import { layouts } from './layouts/index.js';
import { ledger } from './ledger/index.js';
import { lists } from './lists/index.js';
import { predict } from './predict/index.js';
import { race } from './race/index.js';
import { scan } from './scan/index.js';
import { shards } from './shards/index.js';
import { signing } from './signing/index.js';
import { standards } from './standards/index.js';
import { survey } from './survey/index.js';
import { tape } from './tape/index.js';
import { untilCaught } from './until-caught/index.js';
import { watch } from './watch/index.js';
import type { Wing } from './wing.js';
import { wins } from './wins/index.js';

/** Every wing. If two would replace the same command, the earlier does; commands that follow the same one stand in this order. */
export const WINGS: readonly Wing[] = [
  shards,
  ledger,
  watch,
  standards,
  signing,
  untilCaught,
  survey,
  calibration,
  lists,
  tape,
  race,
  predict,
  emit,
  layouts,
  allocations,
  wins,
  scan,
];

export async function recordKinds(): Promise<readonly RecordKind[]> {
  return (await import('./record-kinds.js')).RECORD_KINDS;
}
