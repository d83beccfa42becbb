import type { Host } from '../../../engine/host.js';
import type { BuiltInSubject } from '../../../engine/subject/built-in-subject.js';
import type { UntilCaughtCore, UntilCaughtPlan } from '../record/until-caught.js';
import { type CatchRunning, GrowingSample } from './growing-sample.js';
import { lookPlaces } from './plan.js';
import { untilCaughtCore } from './until-caught-core.js';

export type { CatchRunning, CaughtState } from './growing-sample.js';

/**
 * Deals one sample further and looks at it at the places of its plan. Ends with the look at which a row is beyond the level, with the budget, or
 * where the generator repeats itself and none of its tests counts equal deals. The counts at a look are those of an audit of as many deals with the
 * same seed. Returns the digested part of the record.
 */
export async function runUntilCaught(
  plan: UntilCaughtPlan,
  subject: BuiltInSubject,
  running: CatchRunning,
  host: Host,
): Promise<UntilCaughtCore> {
  const sample = new GrowingSample(plan, subject, running, host);
  try {
    for (const place of lookPlaces(plan)) if (sample.end === null) await sample.growTo(place);
    await subject.finish?.();
  } finally {
    subject.close?.();
  }
  return untilCaughtCore(host.version, plan, subject, sample.result());
}
