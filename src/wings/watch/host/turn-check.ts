import type { Evidence } from '../../../core/record/evidence.js';
import type { Origin } from '../../../core/record/origin.js';
import { type AnyRecord, isOfKind } from '../../../core/record/record.js';
import type { LogSource } from '../../../core/source/log-source.js';
import { differences } from '../../../engine/record/differences.js';
import { type Check, check, guarded } from '../../../engine/verify/check.js';
import { reopenLog } from '../../../host/log/open-log.js';
import { THIS_MACHINE } from '../../../host/this-machine.js';
import { logStretch } from '../engine/log-stretch.js';
import { logTurn, turnedOf } from '../engine/log-turn.js';

const TITLE = 'the alarm of watch says the same of where the log turned';

/** Watches a log again whose record says where it turned; empty for any other record. Throws what finding the log throws. */
export async function turnCheck(record: AnyRecord, cwd: string): Promise<readonly Check[]> {
  const { turned } = record.run;
  if (turned === undefined || !isOfKind<Evidence>(record, 'audit')) return [];
  const { plan, subject } = record.core;
  const { outcome, source } = subject.origin;
  const found = (again: unknown): Check => check('turn', TITLE, differences(turned, again, 'run.turned'));
  if (source.kind !== 'log') return [found('nothing, since this is no log')];
  if (source.files.some(({ file }) => file === '-')) {
    const note = 'deals that came on standard input are not there to be watched again';
    return [{ id: 'turn', title: TITLE, outcome: 'not done', differences: [], note }];
  }
  const origin: Origin<LogSource> = { outcome, source };
  const again = async (): Promise<Check> => {
    const { seed, trials } = plan;
    const reopened = { ...(await reopenLog(origin, cwd)), trials };
    const turn = await logTurn(reopened, seed, () => undefined, THIS_MACHINE);
    return found(turn === null ? 'no alarm' : turnedOf(turn, await logStretch(reopened, turn, plan, THIS_MACHINE)));
  };
  return [await guarded('turn', TITLE, again)];
}
