import type { Stretch } from '../../../core/record/turned.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { runAudit } from '../../../engine/audit/run-audit.js';
import type { Host } from '../../../engine/host.js';
import type { LogSubject } from '../../../engine/log/log-subject.js';
import { makePlan } from '../../../engine/plan/make-plan.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import { type LogTurn, newAlarm } from './log-turn.js';

/** The fewest deals on either side of a turn. */
const FEWEST = 32;

/** Deals from `from`, from 0, up to but without `to`. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** The plan of the audit of a log, as far as one of its stretches is audited alike. */
export interface StretchPlan {
  readonly seed: string;
  readonly tests: readonly string[];
}

/**
 * Finds the stretch of a log between its turns, and audits it by itself. The alarm reads the log forward, where the stretch begins, and backward,
 * where it ends. Null if neither end lies within the log, since all of the log is then as bad, and if the deals were not kept.
 */
export async function logStretch(subject: LogSubject, { cells, raised }: LogTurn, plan: StretchPlan, host: Host): Promise<Stretch | null> {
  const { space } = subject;
  if (cells === null) return null;
  const deals = cells.length / space.width;
  const back = raisedBackward(space, cells);
  const first = raised.change && !raised.change.open ? raised.change : null;
  const last = back && !back.open ? back : null;
  const inside = { from: first && first.from > 0 ? first.to : 0, to: last && last.from > 0 ? deals - last.to : deals };
  if (inside.to - inside.from < FEWEST || inside.to - inside.from > deals - FEWEST) return null;
  const same = sameAround(cells, space.width, inside);
  const { from, to } = same ?? {
    from: inside.from === 0 ? 0 : (first?.after ?? 0),
    to: inside.to === deals ? deals : deals - (last?.after ?? 0),
  };
  const { diagnosis, verdict } = await auditRange(subject, same ?? inside, plan, host);
  return {
    first: from + 1,
    last: to,
    exact: same !== null,
    biased: verdict.kind === 'biased',
    diagnosis,
    ...(same && { same: true as const }),
  };
}

/** Returns the change before which the deals are uneven, in deals from the end; null if the deals read backward raise no alarm. */
function raisedBackward(space: OutcomeSpace, cells: Uint16Array): Exclude<LogTurn['raised']['change'], undefined> {
  const alarm = newAlarm(space);
  for (let at = cells.length - space.width; at >= 0 && !alarm.raised; at -= space.width) alarm.add(cells, at);
  return (alarm.raised ?? alarm.atEnd().raised)?.change ?? null;
}

/** Returns the longest stretch around the range whose deals are all the same; null if those of the range are not. */
function sameAround(cells: Uint16Array, width: number, range: Range): Range | null {
  const isSame = (deal: number): boolean => {
    for (let p = 0; p < width; p++) if (cells[deal * width + p] !== cells[range.from * width + p]) return false;
    return true;
  };
  const found = grown(range, cells.length / width, isSame);
  for (let deal = range.from; deal < range.to; deal++) if (!isSame(deal)) return null;
  return found;
}

function grown({ from, to }: Range, deals: number, belongs: (deal: number) => boolean): Range {
  let first = from;
  let end = to;
  while (first > 0 && belongs(first - 1)) first--;
  while (end < deals && belongs(end)) end++;
  return { from: first, to: end };
}

/** Audits a range of the deals as a log of its own, whose groups are not compared. */
function auditRange(subject: LogSubject, { from, to }: Range, { seed, tests }: StretchPlan, host: Host): ReturnType<typeof runAudit> {
  const { parts: _, ...source } = { ...subject.origin.source, repeated: null };
  const origin = { ...subject.origin, source };
  const space = spaceOf(origin, subject.space.cards);
  const part: LogSubject = {
    ...subject,
    origin,
    space,
    trials: to - from,
    async open(block) {
      const all = await subject.open({ ...block, first: block.first + from });
      return {
        async fill(batch) {
          await all.fill(batch);
          batch.groups = null;
        },
      };
    },
  };
  return runAudit(makePlan(space, { seed, tests, trials: to - from }), part, { workers: 1 }, host);
}
