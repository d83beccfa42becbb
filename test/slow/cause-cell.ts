import { AuditError } from '../../src/core/errors.js';
import type { EvidenceCore, Verdict } from '../../src/core/record/evidence.js';
import type { PlannedShuffle, Shuffle } from '../../src/core/subject/shuffle.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { makePlan } from '../../src/engine/plan/make-plan.js';
import { pipeline } from '../../src/engine/subject/pipeline.js';
import { positionLaw } from '../../src/exact/position-law.js';
import { runAudit } from '../../src/host/audits.js';
import { plain } from '../../src/page/phrase.js';
import { seedSourceWords } from '../../src/page/words/diagnosis.js';
import { boundeds, prngs, seedings, shuffles } from '../../src/parts/catalogues.js';
import { wordRange } from '../../src/parts/pipeline.js';
import { verdictWords } from '../../src/report/audit/words/verdict.js';
import { pipelineOf } from '../support/pipeline-of.js';
import type { Mistake } from './mistakes.js';
import type { Unlisted } from './unlisted.js';

/** What one audit said of one mistake. */
export interface CauseCell {
  readonly trials: number;
  readonly verdict: Verdict['kind'];
  readonly headline: string;
  /** The known mistakes that were named, and what few seeds were taken for. */
  readonly named: readonly string[];
  /** 'right': itself, or one with the same law here, or the seeds there are. 'none': nothing was named. 'wrong': something else was. */
  readonly judged: 'right' | 'none' | 'wrong';
}

/** What an audit of so many deals, or of as many as a plan asks, says of a mistake of the table; null where it does not exist at `n` cards. */
export async function causeOf(mistake: Mistake, n: number, trials?: number): Promise<CauseCell | null> {
  const subject = opened(mistake, n);
  return subject && told(await coreOf(subject, trials), (id) => isSame(mistake, id, n));
}

/** The same of a shuffle that the catalogue does not hold, dealt as a function of one's own is. */
export async function causeOfUnlisted({ like, shuffle }: Unlisted, n: number, trials: number): Promise<CauseCell> {
  const parts = { shuffle, prng: prngs.get('xoshiro128ss'), bounded: boundeds.get('lemire'), seeding: seedings.get('continuous') };
  const source = { kind: 'inline', name: shuffle.id, randomness: 'injected' } as const;
  const subject: Subject = { ...pipeline(parts, n), origin: { outcome: { kind: 'deck' }, source } };
  return told(await coreOf(subject, trials), (id) => like.includes(id));
}

function coreOf(subject: Subject, trials: number | undefined): Promise<EvidenceCore> {
  return runAudit(makePlan(subject.space, { seed: 'causes', ...(trials !== undefined && { trials }) }), subject, { workers: 1 });
}

function told(core: EvidenceCore, right: (id: string) => boolean): CauseCell {
  const { diagnosis, plan, verdict } = core;
  const named = [
    ...(diagnosis?.best.map(({ id }) => id) ?? []),
    ...(diagnosis?.seed?.source ? [seedSourceWords(diagnosis.seed.source)] : []),
  ];
  const judged = named.length === 0 ? 'none' : named.every(right) ? 'right' : 'wrong';
  return { trials: plan.trials, verdict: verdict.kind, headline: plain(verdictWords(core).rest), named, judged };
}

/** Laws as close as this are one in any number of deals that an audit makes. */
const SAME = 1e-6;

/** What a seeding that can be told by its number of seeds is called. */
const SEEDS: Readonly<Record<string, string>> = {
  'random-16': 'a seed of 16 bits',
  'random-32': 'a seed of 32 bits',
  'midnight-ms': 'the milliseconds of a day',
};

/** Whether a name is that of the mistake, or of one with the same chances of every position. */
function isSame(mistake: Mistake, id: string, n: number): boolean {
  if (mistake.seeding in SEEDS) return SEEDS[mistake.seeding] === id;
  if (mistake.prng !== 'xoshiro128ss' || mistake.seeding !== 'continuous') return false;
  const [shuffle, bounded = 'lemire'] = id.split('/');
  if (shuffle === mistake.shuffle && bounded === mistake.bounded) return true;
  if (bounded.endsWith('-keys')) return false;
  const [one, other] = [lawOf(mistake.shuffle, mistake.bounded, n), lawOf(shuffle, bounded, n)];
  return one !== null && other !== null && one.every((off, cell) => Math.abs(off - other[cell]) < SAME);
}

function lawOf(shuffle: string, bounded: string, n: number): Float64Array | null {
  const [found, method] = [shuffles.get(shuffle), boundeds.get(bounded)];
  return isSwaps(found) ? positionLaw(found, method, wordRange({ prng: prngs.get('xoshiro128ss'), bounded: method }), n) : null;
}

function isSwaps(shuffle: Shuffle): shuffle is PlannedShuffle {
  return shuffle.kind === 'planned' && shuffle.swaps !== undefined;
}

function opened({ shuffle, bounded, prng, seeding }: Mistake, n: number): Subject | null {
  try {
    return pipelineOf(shuffle, n, bounded, prng, seeding);
  } catch (error) {
    if (error instanceof AuditError) return null;
    throw error;
  }
}
