import { AuditError } from '../core/errors.js';
import type { AnyRecord } from '../core/record.js';
import { differences } from '../engine/record/differences.js';
import type { Check } from '../engine/verify/check.js';
import { check } from '../engine/verify/check.js';
import { CLOCK_MS } from './clock-ms.js';
import { commitment, digestsOf } from './digests.js';
import { fromBase64, sha256Hex } from './encoding.js';
import { roundTime } from './round-time.js';
import type { TimeStamp } from './timestamp.js';

const OVER = 'the time stamp is over this subject, plan and source of the seed';
const ORDER = 'by its time stamp, the plan is older than the round that its seed follows from';
const RUN = 'by its time stamp, the plan is older than the run';
const WHOSE = 'the time stamp is signed by an authority that the reader believes';

/**
 * What a record's time stamp is over, and whether it comes before the round of public randomness that the seed follows from, or else before the run. Whose
 * it is, a policy says.
 */
export async function stampChecks(record: AnyRecord): Promise<readonly Check[]> {
  const { seedFrom, timestamp } = record.run;
  const round = seedFrom?.kind === 'beacon' ? seedFrom : null;
  if (timestamp === undefined)
    return [
      {
        id: 'timestamp',
        title: ORDER,
        outcome: 'not done',
        differences: [],
        note: 'there is no time stamp over the plan: a round that had come could have been chosen',
      },
    ];
  const { readTimestamp } = await import('./timestamp.js');
  let token: TimeStamp;
  try {
    token = readTimestamp(tokenOf(record), 'run.timestamp');
  } catch (error) {
    if (!(error instanceof AuditError && error.code === 'E_TIMESTAMP')) throw error;
    return [{ id: 'timestamp', title: OVER, outcome: 'differs', differences: [], note: error.message }];
  }
  const { at, imprint } = token;
  const over = check('timestamp', OVER, differences(imprint, sha256Hex(stampedOf(record)), 'run.timestamp'));
  if (round === null) return [over, beforeRun(at, Date.parse(record.run.startedAt))];
  const [stamped, came] = [at, roundTime(round)].map((moment) => new Date(moment).toISOString());
  const order: Check = {
    id: 'timestamp',
    title: ORDER,
    outcome: at < roundTime(round) ? 'holds' : 'differs',
    differences: [],
    note: `stamped by ${stamped}, the round came at ${came}`,
  };
  return [over, order];
}

/** Whether a stamp of `at` comes before a run; both in milliseconds of Unix time, the run's by the clock of whoever made it. */
function beforeRun(at: number, startedAt: number): Check {
  const [stamped, started] = [at, startedAt].map((moment) => new Date(moment).toISOString());
  const times = `stamped by ${stamped}, the run says it began at ${started}`;
  const outcome = at <= startedAt ? 'holds' : at <= startedAt + CLOCK_MS ? 'not done' : 'differs';
  const note = outcome === 'not done' ? `${times}: clocks may differ by so much, or the plan was stamped after it` : times;
  return { id: 'timestamp', title: RUN, outcome, differences: [], note };
}

/** Whose a record's time stamp is: nothing where it has none; not done where the policy names no authority, or there is no policy. */
export function whoseStamp({ run }: AnyRecord, authorities: number): readonly Check[] {
  if (run.timestamp === undefined) return [];
  const whose = { id: 'timestamp', title: WHOSE, differences: [] } as const;
  return [
    authorities > 0
      ? { ...whose, outcome: 'holds' }
      : { ...whose, outcome: 'not done', note: 'no policy names one: verify --policy, with timestamp.certificates' },
  ];
}

/** The bytes that a record's time stamp must be over. */
export function stampedOf(record: AnyRecord): Uint8Array {
  const { plan, subject } = digestsOf(record);
  return commitment({ plan, subject: subject ?? '' }, record.run.seedFrom ?? null);
}

/** The token of a record that has one, DER. */
export function tokenOf({ run }: AnyRecord): Uint8Array {
  return fromBase64(run.timestamp ?? '') ?? new Uint8Array(0);
}
