import type { BuiltInSource, Origin } from '../../../src/core/record/origin.js';
import { sealed } from '../../../src/engine/record/sealed.js';
import { builtInSubject } from '../../../src/engine/subject/built-in-subject.js';
import { THIS_MACHINE } from '../../../src/host/this-machine.js';
import { type CaughtWishes, planUntilCaught } from '../../../src/wings/until-caught/engine/plan.js';
import { type CatchRunning, runUntilCaught } from '../../../src/wings/until-caught/engine/run-until-caught.js';
import type { UntilCaught } from '../../../src/wings/until-caught/record/until-caught.js';

/** A Fisher–Yates shuffle by its other parts. */
export function shuffleBy(prng: string, bounded = 'lemire', seeding = 'continuous', maker = 'fisher-yates'): Origin<BuiltInSource> {
  return { source: { kind: 'built-in', maker, prng, bounded, seeding }, outcome: { kind: 'deck' } };
}

/** Its sample, dealt until it is caught. */
export async function caughtRecord(
  origin: Origin<BuiltInSource>,
  n: number,
  wishes: CaughtWishes,
  running: CatchRunning = { workers: 1 },
): Promise<UntilCaught> {
  const subject = builtInSubject(origin, n);
  const core = await runUntilCaught(planUntilCaught(subject.space, wishes), subject, running, THIS_MACHINE);
  return sealed(core, { startedAt: '2026-01-01T00:00:00.000Z', elapsedMs: 1, node: 'v20.0.0', cpu: 'none', workers: running.workers })
    .record;
}
