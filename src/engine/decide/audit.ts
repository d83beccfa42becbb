import type { ByLaw } from '../../core/by-law.js';
import { brokenFreshGuards } from '../../core/by-law.js';
import type { Diagnosis } from '../../core/diagnosis.js';
import type { Plan, Verdict } from '../../core/evidence.js';
import type { OutcomeSpace } from '../../core/outcome.js';
import type { RecordedResult } from '../../core/results.js';
import type { Counts } from '../count/run-block.js';
import { diagnosisOf } from '../diagnose/diagnosis.js';
import type { FirstLook } from './conclude.js';
import { conclude, firstLook, flaggedStatistics, secondLook } from './conclude.js';
import type { Flag } from './decide.js';

/** Draws one sample of the experiment and counts it with the statistics named; the caller knows about seeds, blocks and workers. */
export type Sample = (role: 'sample' | 'confirmation', trials: number, tests: readonly string[]) => Promise<Counts>;

/** The fresh sample: why it was drawn, and what it showed. */
export interface FreshSample {
  readonly flags: readonly Flag[];
  readonly counts: Counts;
  readonly results: readonly RecordedResult[];
}

/** Everything one audit found out. */
export interface Outcome {
  readonly look: FirstLook;
  readonly counts: Counts;
  readonly fresh: FreshSample | null;
  readonly verdict: Verdict;
  readonly diagnosis: Diagnosis | null;
}

/** The whole rule once: sample, test, look again where the plan says so and fresh deals would be no copies, decide. */
export async function audit(plan: Plan, space: OutcomeSpace, law: Pick<ByLaw, 'known' | 'guards'>, sample: Sample): Promise<Outcome> {
  const counts = await sample('sample', plan.trials, plan.tests);
  const look = firstLook(plan, space, counts);
  const drawn = look.flags.length > 0 && !space.recorded && brokenFreshGuards(law.guards).length === 0;
  const fresh = drawn ? await drawFresh(plan, space, look.flags, sample) : null;
  const verdict = conclude(plan, space, look, fresh?.results ?? null, law);
  return { look, counts, fresh, verdict, diagnosis: diagnosisOf(plan, space, counts, look.results, verdict) };
}

async function drawFresh(plan: Plan, space: OutcomeSpace, flags: readonly Flag[], sample: Sample): Promise<FreshSample> {
  const counts = await sample('confirmation', plan.confirmationTrials, flaggedStatistics(flags));
  return { flags, counts, results: secondLook(plan, space, flags, counts) };
}
