import type { ByLaw } from '../../core/by-law.js';
import { brokenFreshGuards } from '../../core/by-law.js';
import type { Diagnosis } from '../../core/diagnosis.js';
import type { Plan, Verdict } from '../../core/evidence.js';
import type { Counts } from '../count/run-block.js';
import { diagnosisOf } from '../diagnose/diagnosis.js';
import type { Fits } from '../fit.js';
import type { FirstLook, SecondLook } from './conclude.js';
import { conclude, firstLook, flaggedStatistics, inputLook, secondLook } from './conclude.js';
import type { Flag } from './decide.js';

/** Draws one sample of the experiment and counts it with the statistics named; the caller knows about seeds, blocks and workers. */
export type Sample = (role: 'sample' | 'confirmation' | 'handed', trials: number, tests: readonly string[]) => Promise<Counts>;

/** The fresh sample: why it was drawn, and what it showed. */
export interface FreshSample extends SecondLook {
  readonly flags: readonly Flag[];
  readonly counts: Counts;
}

/** The second sample of a function, and what it showed. */
export interface InputLooked extends SecondLook {
  readonly counts: Counts;
}

/** Everything one audit found out. */
export interface AuditOutcome {
  readonly look: FirstLook;
  readonly counts: Counts;
  readonly fresh: FreshSample | null;
  readonly input: InputLooked | null;
  readonly verdict: Verdict;
  readonly diagnosis: Diagnosis | null;
}

/**
 * The whole rule once: sample, test, hand a function its decks in the other way where the plan says so, look again where rows are doubtful and
 * fresh deals would be no copies, decide.
 */
export async function audit(plan: Plan, fits: Fits, law: Pick<ByLaw, 'known' | 'guards' | 'once'>, sample: Sample): Promise<AuditOutcome> {
  const { space } = fits;
  const counts = await sample('sample', plan.trials, plan.tests);
  const look = firstLook(plan, fits, counts);
  const input = await drawInput(plan, fits, sample);
  const drawn = look.flags.length > 0 && !space.recorded && brokenFreshGuards(law.guards).length === 0;
  const fresh = drawn ? await drawFresh(plan, fits, look.flags, sample) : null;
  const verdict = conclude(plan, fits, look, { fresh: fresh?.results ?? null, input: input?.results ?? null }, law);
  return { look, counts, fresh, input, verdict, diagnosis: diagnosisOf(plan, space, counts, look.results, verdict) };
}

async function drawInput(plan: Plan, fits: Fits, sample: Sample): Promise<InputLooked | null> {
  if (!plan.input) return null;
  const counts = await sample('handed', plan.input.trials, plan.tests);
  const look = inputLook(plan, fits, counts);
  return look && { counts, ...look };
}

async function drawFresh(plan: Plan, fits: Fits, flags: readonly Flag[], sample: Sample): Promise<FreshSample> {
  const counts = await sample('confirmation', plan.confirmationTrials, flaggedStatistics(flags));
  return { flags, counts, ...secondLook(plan, fits, flags, counts) };
}
