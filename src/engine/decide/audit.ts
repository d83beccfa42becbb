import type { LawFacts } from '../../core/record/by-law.js';
import { brokenFreshGuards } from '../../core/record/by-law.js';
import type { Diagnosis } from '../../core/record/diagnosis.js';
import type { Plan, Verdict } from '../../core/record/evidence.js';
import { type SideLooks, sidePlans } from '../../core/statistic/side-looks.js';
import { countsByReading } from '../count/readings.js';
import type { Counts } from '../count/run-block.js';
import { diagnosisOf } from '../diagnose/diagnosis.js';
import type { Fits } from '../fit.js';
import type { FirstLook, SecondLook } from './conclude.js';
import { conclude, firstLook, flaggedStatistics, secondLook } from './conclude.js';
import type { Flag } from './decide.js';
import { type SideResult, testSideLooks } from './test-side-looks.js';

/** One sample of the experiment to draw, and the statistics to count it with; `absolute`: in both readings. */
export interface SampleAsked {
  readonly role: 'sample' | 'confirmation' | 'handed';
  readonly trials: number;
  readonly tests: readonly string[];
  readonly absolute: boolean;
}

export type Sample = (asked: SampleAsked) => Promise<Counts>;

export interface FreshSample extends SecondLook {
  readonly flags: readonly Flag[];
  readonly counts: Counts;
}

export interface AuditOutcome {
  readonly look: FirstLook;
  readonly counts: Counts;
  readonly fresh: FreshSample | null;
  readonly beside: SideLooks<SideResult>;
  readonly verdict: Verdict;
  readonly diagnosis: Diagnosis | null;
}

/**
 * Runs the whole rule once: samples and tests. If the plan says so, hands a function its decks in the other way and reads its deals absolutely. Looks
 * again at doubtful rows if fresh deals would not be copies, then decides.
 */
export async function audit(
  plan: Plan,
  fits: Fits,
  law: Pick<LawFacts, 'known' | 'guards' | 'once' | 'keepsCards' | 'startsAlike' | 'told'>,
  sample: Sample,
): Promise<AuditOutcome> {
  const { space } = fits;
  const { absolute, inputAbsolute } = sidePlans(plan);
  const { input, tests, trials } = plan;
  const first = countsByReading(await sample({ role: 'sample', trials, tests, absolute: absolute !== null }));
  const counts = first.relative;
  const look = firstLook(plan, fits, counts);
  const second = input && countsByReading(await sample({ role: 'handed', trials: input.trials, tests, absolute: inputAbsolute !== null }));
  const beside = testSideLooks(plan, fits, {
    input: second?.relative ?? null,
    inputAbsolute: second?.absolute ?? null,
    absolute: first.absolute,
  });
  const drawn = look.flags.length > 0 && !space.recorded && brokenFreshGuards(law.guards).length === 0;
  const fresh = drawn ? await drawFresh(plan, fits, look.flags, sample) : null;
  const verdict = conclude(plan, fits, look, { beside, fresh: fresh?.results ?? null }, law);
  return { look, counts, fresh, beside, verdict, diagnosis: diagnosisOf(plan, space, counts, look.results, verdict) };
}

async function drawFresh(plan: Plan, fits: Fits, flags: readonly Flag[], sample: Sample): Promise<FreshSample> {
  const counts = await sample({
    role: 'confirmation',
    trials: plan.confirmationTrials,
    tests: flaggedStatistics(flags),
    absolute: false,
  });
  return { flags, counts, ...secondLook(plan, fits, flags, counts) };
}
