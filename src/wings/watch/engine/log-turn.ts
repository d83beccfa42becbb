import type { Stretch, Turned } from '../../../core/record/turned.js';
import { ALPHA_BIASED } from '../../../core/statistic/rules.js';
import type { Batch, OutcomeSpace } from '../../../core/subject/outcome.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { dealUntil } from '../../../engine/count/deal-until.js';
import type { Host } from '../../../engine/host.js';
import type { LogSubject } from '../../../engine/log/log-subject.js';
import { processesIn } from '../../../kinds/planning/processes-of.js';
import { Alarm } from './alarm.js';
import type { Raised } from './watch-state.js';

/** The most cards of a deck that is watched: the memory of its bets grows with the square, and is saved every few seconds. */
export const MOST_WATCHED_CARDS = 416;

/** The most deals of a log that are watched: a minute or two. */
const MOST_DEALS = 1_000_000;

/** The most cells of deals that are kept: 128 MB. */
const MOST_CELLS = 2 ** 26;

/** The turn of a log: what the alarm of `watch` says of its deals in their order. */
export interface LogTurn {
  readonly raised: Raised;
  /** The user's own groups of the first and the last deal between which the change lies, by their places; null where the deals have none. */
  readonly groups: { readonly from: number; readonly to: number } | null;
  /** The cells of all deals looked at; null where there is no room for them. */
  readonly cells: Uint16Array | null;
}

export function turnedOf({ raised: { change, deals } }: Pick<LogTurn, 'raised'>, stretch: Stretch | null): Turned {
  return { deals, change, ...(stretch && { stretch }) };
}

/**
 * Reads a log once more, up to its end where there is room to keep it, else up to the deal with which the alarm is raised. Null where it is not raised within a million deals, and for decks that are
 * too large to be watched. `seed` as in the plan of the audit; `onDeals` is told how many deals were looked at.
 */
export async function logTurn(
  subject: LogSubject,
  seed: string,
  onDeals: (deals: number) => void,
  host: Pick<Host, 'breathe'>,
): Promise<LogTurn | null> {
  const { space } = subject;
  if (space.cards > MOST_WATCHED_CARDS) return null;
  const trials = Math.min(subject.trials, MOST_DEALS);
  const alarm = newAlarm(space);
  const { width } = space;
  const cells = trials * width <= MOST_CELLS ? new Uint16Array(trials * width) : null;
  const groups = new Uint16Array(trials);
  let grouped = false;
  let read = 0;
  const take = (batch: Batch): boolean => {
    grouped = batch.groups !== null;
    cells?.set(batch.cells.subarray(0, batch.length * width), read * width);
    for (let deal = 0; deal < batch.length; deal++) {
      if (!alarm.raised) alarm.add(batch.cells, deal * width);
      groups[read++] = batch.groups?.[deal] ?? 0;
    }
    onDeals(read);
    return alarm.raised !== null && cells === null;
  };
  try {
    await dealUntil(subject, { seed, role: 'sample', trials, blockSize: BLOCK_SIZE }, false, take, host);
  } finally {
    subject.close?.();
  }
  const { raised } = alarm.raised ? alarm : alarm.atEnd();
  if (raised === null) return null;
  const { from, to } = raised.change ?? { from: raised.deals - 1, to: raised.deals };
  return { raised, cells, groups: grouped ? { from: groups[from], to: groups[Math.max(from, to - 1)] } : null };
}

/** The alarm for the deals of a log. */
export function newAlarm(space: OutcomeSpace): Alarm {
  return new Alarm(space, { alpha: ALPHA_BIASED, processes: processesIn(space) });
}
