import type { OmitEach } from '../../core/omit-each.js';
import type { EvidenceCore, Plan } from '../../core/record/evidence.js';
import type { Subject } from '../../core/subject/subject.js';
import type { Role, Sampling } from '../count/blocks.js';
import { drawSample } from '../count/draw-sample.js';
import type { Job } from '../count/job.js';
import type { Keeper } from '../count/keeper.js';
import { UNKEPT } from '../count/keeper.js';
import { statisticsByReading } from '../count/readings.js';
import type { Counts } from '../count/run-block.js';
import { audit } from '../decide/audit.js';
import type { Fits } from '../fit.js';
import { fitsOf } from '../fit.js';
import type { Host } from '../host.js';
import { deriveByLaw } from '../plan/derive-by-law.js';
import { buildCore } from '../record/build-core.js';
import { checkedSubject } from '../subject/checked-subject.js';
import { uniformUnderNull } from '../subject/uniform-under-null.js';

/** A callback called as deals are counted: which sample, how many of how many. */
export type Progress = (role: Role, done: number, total: number) => void;

/** The options of running an audit, which cannot change its result. */
export interface Running {
  readonly workers: number;
  readonly onProgress?: Progress;
  /** The store that keeps finished blocks beyond the run; nothing is kept if absent. */
  readonly keeper?: Keeper;
  /** Statistics already fitted while the plan was made, in the subject's own space; ignored for another space. */
  readonly fits?: Fits;
}

/**
 * Runs a plan on a subject and returns the part of its record that the digest covers. Every deck of the user's own subject (its origin is 'inline')
 * is checked when dealt. Rethrows what dealing throws: E_SUBJECT_*, E_LOG_*, E_SANDBOX, E_NONDETERMINISTIC.
 */
export async function runAudit(plan: Plan, subject: Subject, running: Running, host: Host): Promise<EvidenceCore> {
  const held = uniformUnderNull(subject.origin.source.kind === 'inline' ? checkedSubject(subject) : subject, plan.null);
  const fits = fitsFor(held, running);
  const law = deriveByLaw(subject.origin, plan, fits);
  try {
    const outcome = await audit(plan, fits, law, (asked) =>
      drawCounts(held, plan, { ...asked, firstTrials: plan.trials, lags: plan.lags }, { ...running, fits }, host),
    );
    await subject.finish?.();
    if (subject.lost && !plan.null && outcome.verdict.kind !== 'biased') throw subject.lost;
    return buildCore(host.version, plan, subject, law, outcome, host.sha256);
  } finally {
    subject.close?.();
  }
}

/** A sample to draw, without the facts shared by every sample of a plan. */
type Drawn = OmitEach<Sampling, 'seed' | 'blockSize'>;

/** Draws one sample of a plan and counts it; `absolute`: in both readings, if its deals begin with decks in random order. */
export function drawCounts(
  subject: Subject,
  { seed, blockSize, n }: Pick<Plan, 'seed' | 'blockSize' | 'n'>,
  { absolute = false, lags, tests, ...drawn }: Drawn & Pick<Job, 'lags' | 'tests'> & { readonly absolute?: boolean },
  running: Running,
  host: Host,
): Promise<Counts> {
  const { keeper, onProgress, workers } = running;
  const { role, trials } = drawn;
  let done = 0;
  onProgress?.(role, 0, trials);
  const { declared } = subject.space;
  const job = { origin: subject.origin, n, sampling: { ...drawn, seed, blockSize }, tests, lags, ...(declared && { declared }) };
  const onDeals = (deals: number): void => {
    done += deals;
    onProgress?.(role, done, trials);
  };
  const { statistics } = fitsFor(subject, running).of({ tests, trials, lags });
  return drawSample(subject, job, statisticsByReading(statistics, absolute), workers, keeper ?? UNKEPT, onDeals, host);
}

/** Returns the fits passed with a run, if they belong to this subject's space. */
export function fitsFor({ space }: Subject, { fits }: Running): Fits {
  return fits?.space === space ? fits : fitsOf(space);
}
