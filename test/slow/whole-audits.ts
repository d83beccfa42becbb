import { brokenGuards } from '../../src/core/record/by-law.js';
import type { Verdict } from '../../src/core/record/evidence.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { runAudit } from '../../src/engine/audit/run-audit.js';
import { fitsOf } from '../../src/engine/fit.js';
import { deriveByLaw } from '../../src/engine/plan/derive-by-law.js';
import { makePlan } from '../../src/engine/plan/make-plan.js';
import { THIS_MACHINE } from '../../src/host/this-machine.js';
import { LEAST_FOUND, SAMPLES } from './power-rules.js';

/** How many whole audits of one size ended how: a first sample, a fresh one where the first was doubtful, and the decision. */
export type Ended = Readonly<Record<Verdict['kind'], number>>;

/** So many deals of first samples are dealt at most, and so few audits at the least. */
const DEALS_AUDITED = 2_000_000;
const LEAST_AUDITS = 20;

/** Whole audits of `trials` deals each with the battery `deep`, as many as `DEALS_AUDITED` makes, from 20 to 100: how they ended. */
export async function wholeAudits(subject: Subject, trials: number, label: string): Promise<Ended> {
  const audits = Math.min(SAMPLES, Math.max(LEAST_AUDITS, Math.floor(DEALS_AUDITED / trials)));
  const ended = { biased: 0, inconclusive: 0, 'no-bias-found': 0 };
  for (let k = 0; k < audits; k++) {
    const plan = makePlan(subject.space, { seed: `power ${label} ${k}`, trials, battery: 'deep' });
    const { verdict } = await runAudit(plan, subject, { workers: 1 }, THIS_MACHINE);
    ended[verdict.kind]++;
  }
  return ended;
}

/** How many audits there were. */
export const auditsOf = (ended: Ended): number => ended.biased + ended.inconclusive + ended['no-bias-found'];

/** What the parts alone say of an audit of a mistake: that its deals are copies, or that its bias is less than the size asked for. */
export interface Beforehand {
  /** A guard does not hold: such an audit cannot tell, or finds repeated deals. */
  readonly copies: boolean;
  /** An exact bias, and less than the size asked for: such an audit may end clean, for that size. */
  readonly small: boolean;
}

/** What is known of an audit of `trials` deals before the first of them. */
export function beforehand(subject: Subject, trials: number): Beforehand {
  const plan = makePlan(subject.space, { seed: 'power', trials, battery: 'deep' });
  const { guards, known } = deriveByLaw(subject.origin, plan, fitsOf(subject.space));
  return { copies: brokenGuards(guards).length > 0, small: known !== null && known.size > 0 && known.size < plan.detect };
}

/** How many audits of a mistake were cleared for a size that it has: null where none was. */
export function cleared(ended: Ended, { small }: Beforehand): string | null {
  return ended['no-bias-found'] > 0 && !small ? `${ended['no-bias-found']} of ${auditsOf(ended)} audits cleared it` : null;
}

/**
 * How many audits of a mistake were not biased: null where a chance of 99 % leaves so many, up to 5 in 100 or two. More happen to one cell of twenty
 * audits in a thousand, and to one of a hundred in 1,600. Of deals that are copies nothing is asked.
 */
export function missed(ended: Ended, { copies }: Beforehand): string | null {
  const many = auditsOf(ended) - ended.biased;
  const allowed = copies ? Infinity : Math.max(2, (SAMPLES - LEAST_FOUND) * (auditsOf(ended) / SAMPLES));
  return many > allowed ? `${many} of ${auditsOf(ended)} audits missed it` : null;
}
