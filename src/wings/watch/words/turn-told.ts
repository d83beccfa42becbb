import { AuditError } from '../../../core/errors.js';
import type { Turned } from '../../../core/record/turned.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import type { Host } from '../../../engine/host.js';
import type { LogSubject } from '../../../engine/log/log-subject.js';
import type { ReadLog } from '../../../engine/log/read-log.js';
import { logStretch, type StretchPlan } from '../engine/log-stretch.js';
import { type LogTurn, logTurn, turnedOf } from '../engine/log-turn.js';

/** The turn of a log: for the record, null where nothing is known of it, and in lines of plain text, none where no alarm is raised. */
export interface TurnTold {
  readonly turned: Turned | null;
  readonly lines: readonly string[];
}

/**
 * Finds where a biased log turned. It reads the log once more: where that fails, the verdict stands and the line says why nothing is known. `onDeals`
 * is told how many deals were looked at.
 */
export async function turnTold(
  read: ReadLog,
  subject: LogSubject,
  plan: StretchPlan,
  onDeals: (deals: number) => void,
  host: Host,
): Promise<TurnTold> {
  try {
    const turn = await logTurn(subject, plan.seed, onDeals, host);
    if (turn === null) return { turned: null, lines: [] };
    return { turned: turnedOf(turn, await logStretch(subject, turn, plan, host)), lines: turnLines(read, turn, subject.space) };
  } catch (error) {
    if (error instanceof AuditError)
      return { turned: null, lines: [`change  not known, since the log cannot be read once more: ${error.message}`] };
    throw error;
  }
}

/** Says where a biased log turned, in plain text: between which of its deals, in which of the user's own groups, and with which deal that is seen. */
function turnLines({ origin: { source } }: ReadLog, { groups, raised }: LogTurn, { one }: OutcomeSpace): readonly string[] {
  const seen = `the alarm of watch comes with ${one} ${count(raised.deals)}`;
  const { change } = raised;
  if (change === null) return [`change  ${seen}: ${raised.reason ?? 'an outcome that is never made'}`];
  const to = count(change.to);
  if (change.from === 0) return [`change  at the start, or within the first ${counted(to, one)}; ${seen}`];
  const names =
    source.parts && groups ? [...new Set([groups.from, groups.to])].map((place) => source.parts?.groups[place]?.name ?? '') : [];
  const where = names.length === 0 ? '' : `, in ${names.join(' to ')}`;
  const place = change.open ? `before ${one} ${to}` : `between ${one} ${count(change.from)} and ${to} with 95 % probability`;
  return [`change  ${place}${where}; ${seen}`];
}
