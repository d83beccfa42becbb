import { trialsOf } from '../../../core/record/recorded-log.js';
import { originIdentity } from '../../../engine/subject/origin-identity.js';
import { openOrigin } from '../../../host/open-origin.js';
import type { PredictionCore } from '../record/prediction.js';
import { readDeals } from './read-deals.js';

/** Reads or deals the deals of a record again; null where they came once. Throws what opening the subject throws. */
export async function readAgain({ plan, subject }: PredictionCore, cwd: string): Promise<Uint16Array | null> {
  const { origin } = subject;
  if (!originIdentity(origin).replayable) return null;
  const opened = await openOrigin(origin, plan.n, cwd);
  try {
    const all = origin.source.kind === 'log' ? trialsOf(origin.source) : plan.trials;
    return (await readDeals(opened, plan.seed ?? '', plan.trials, all)).cells;
  } finally {
    opened.close?.();
  }
}
