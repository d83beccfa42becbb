import type { EvidenceCore, Plan } from '../core/evidence.js';
import type { Subject } from '../core/subject.js';
import { buildCore } from '../evidence/build-core.js';
import { audit } from '../loop/audit.js';
import type { Counts } from '../loop/run-block.js';
import type { Role, Sampling } from '../run/blocks.js';
import { drawSample } from '../run/draw-sample.js';
import type { Keeper } from '../run/keeper.js';
import { UNKEPT } from '../run/keeper.js';
import { heldSubject } from '../subject/held-subject.js';
import type { Without } from '../subject/open-forced.js';
import { byLaw } from './by-law.js';
import { VERSION } from './version.js';

/** Told as deals are counted: which sample, how many of how many. */
export type Progress = (role: Role, done: number, total: number) => void;

/** How an audit is run, which cannot change what it finds. */
export interface Running {
  readonly workers: number;
  readonly onProgress?: Progress;
  /** Keeps finished blocks beyond the run; nothing is kept where it is absent. */
  readonly keeper?: Keeper;
}

/**
 * Runs a plan on a subject and returns the digested part of its record. Every deck of a subject of your own (its origin is 'inline') is
 * checked as it is dealt. Throws what dealing throws: E_SUBJECT_*, E_LOG_*, E_SANDBOX, E_NONDETERMINISTIC.
 */
export async function runAudit(plan: Plan, subject: Subject, running: Running): Promise<EvidenceCore> {
  const held = subject.origin.kind === 'inline' ? heldSubject(subject) : subject;
  const law = byLaw(subject.origin, plan, subject.space);
  try {
    const outcome = await audit(plan, subject.space, law, (role, trials, tests) =>
      drawCounts(held, plan, { role, trials, firstTrials: plan.trials, tests }, running),
    );
    await subject.finish?.();
    return buildCore(VERSION, plan, subject, law, outcome);
  } finally {
    subject.close?.();
  }
}

/** A sample to draw, but for what every sample of a plan has in common. */
type Drawn = Without<Sampling, 'seed' | 'blockSize'>;

/** Draws one sample of a plan and counts it. */
export function drawCounts(
  subject: Subject,
  { seed, blockSize, n }: Pick<Plan, 'seed' | 'blockSize' | 'n'>,
  { tests, ...drawn }: Drawn & { readonly tests: readonly string[] },
  { keeper, onProgress, workers }: Running,
): Promise<Counts> {
  const { role, trials } = drawn;
  let done = 0;
  onProgress?.(role, 0, trials);
  const job = { origin: subject.origin, n, sampling: { ...drawn, seed, blockSize }, tests };
  return drawSample(subject, job, workers, keeper ?? UNKEPT, (deals) => {
    done += deals;
    onProgress?.(role, done, trials);
  });
}
