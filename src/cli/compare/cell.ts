import { existsSync, readFileSync } from 'node:fs';
import type { Evidence, Plan, SeedOrigin } from '../../core/evidence.js';
import type { BuiltInSource, Origin } from '../../core/origin.js';
import type { Running } from '../../engine/audit/run-audit.js';
import { runAudit } from '../../host/audits.js';
import { openOrigin } from '../../host/open-origin.js';
import { writeWhole } from '../../host/write-whole.js';
import { earlierCell } from '../../records/compare-kept.js';
import { startSealing } from '../../records/sealing.js';
import { auditPage } from '../../report/audit/page.js';
import type { Files } from '../write/write-files.js';

/** What every cell is dealt by, and who chose its seed. */
export interface PlannedDeals {
  readonly plan: Plan;
  readonly seedOrigin: SeedOrigin;
}

/** A cell's record, and how it was come by. */
export interface DoneCell {
  readonly record: Evidence;
  /** Taken as it lay there. */
  readonly kept: boolean;
  /** What was wrong with the file that lay there and was dealt anew; null where nothing was, or nothing lay there. */
  readonly replaced: string | null;
}

/** One cell: kept if its files hold the record of this very audit, else dealt and written. Its page is there afterwards, and is that record's. */
export async function compareCell(
  { plan, seedOrigin }: PlannedDeals,
  origin: Origin<BuiltInSource>,
  files: Files,
  running: Running,
): Promise<DoneCell> {
  const earlier = await earlierCell(files.record, plan, origin);
  if (earlier.kept !== null) {
    // A run may have been ended between the two files.
    if (!isPageOf(files.page, earlier.kept)) writeWhole(files.page, await auditPage(earlier.kept, files.told));
    return { record: earlier.kept, kept: true, replaced: null };
  }
  const sealing = startSealing();
  const core = await runAudit(plan, await openOrigin(origin, plan.n, process.cwd()), running);
  const { record, text } = sealing.seal(core, running.workers, {
    seedOrigin,
    earlierRecords: earlier.reason === null ? 0 : files.earlier(core),
  });
  files.write(text, await auditPage(record, files.told));
  return { record, kept: false, replaced: earlier.reason };
}

/** A page names its record's digest in full. */
function isPageOf(page: string, { digest }: Evidence): boolean {
  return existsSync(page) && readFileSync(page, 'utf8').includes(digest);
}
