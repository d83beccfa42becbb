import { nearestHint } from '../../core/catalogue.js';
import { AuditError } from '../../core/errors.js';
import { isReference } from '../../core/record/declared-null.js';
import type { AbsolutePlan, Plan } from '../../core/record/evidence.js';
import { SEED_SCHEME } from '../../core/record/scheme-names.js';
import { type Handing, otherHanding } from '../../core/source/handing.js';
import { CHOSEN, DEFAULT_BATTERY } from '../../core/statistic/named-batteries.js';
import {
  ALPHA_BIASED,
  ALPHA_INPUT,
  CONFIRMATION_FACTOR,
  DEFAULT_DETECT,
  INPUT_LOOKS,
  INPUT_SHARE,
  LARGEST_CLEAN_SIZE,
  MOST_TRIALS,
} from '../../core/statistic/rules.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { BLOCK_SIZE } from '../../core/subject/subject.js';
import { percent } from '../../core/words/numbers.js';
import { kindOf, statisticsIn } from '../../kinds/index.js';
import { trialsNeeded } from '../decide/conclude.js';
import type { Fits } from '../fit.js';
import { fitsOf } from '../fit.js';
import { BATTERIES, batteryTests } from './batteries.js';
import { checkFarEnough, checkLags } from './check-lags.js';

/** The choices of a user for an audit; anything absent takes its default. */
export interface Wishes {
  readonly seed: string;
  readonly trials?: number;
  readonly battery?: string;
  readonly tests?: readonly string[];
  readonly detect?: number;
  /** The number of deals back that each deal is compared with, from 1 to 64; 1 if absent. */
  readonly lags?: number;
}

/**
 * Fixes everything before the first deal. Without `trials`, it takes as many as every required test needs to detect `detect` 99 times in 100. `fits`:
 * a cache for reusing what is fitted for that.
 * Throws E_UNKNOWN_ID for a battery or statistic that does not exist, E_USAGE for a size no audit can see, and for `lags` that cannot be tested.
 *
 * @example
 * ```ts
 * import { makePlan, permutations } from 'shuffle-audit';
 *
 * const plan = makePlan(permutations(52), { seed: 'any text', detect: 0.01 });
 * console.log(`${plan.trials} deals show a bias of 1 % 99 times in 100`);
 *
 * // prints:
 * // 121741 deals show a bias of 1 % 99 times in 100
 * ```
 */
export function makePlan(space: OutcomeSpace, wishes: Wishes, fits: Fits = fitsOf(space)): Plan {
  const battery = wishes.tests ? CHOSEN : (wishes.battery ?? DEFAULT_BATTERY);
  const tests = wishes.tests
    ? [...new Set([...wishes.tests.map((id) => statisticsIn(space).get(id).id), ...declaredTests(space)])]
    : testsOf(battery, space);
  const { lags = 1 } = wishes;
  checkLags(lags, tests, space);
  const needs = (detect: number): number => trialsNeeded({ tests, detect, alpha: ALPHA_BIASED, lags }, fits);
  const detect = wishes.detect ?? usualDetect(space, wishes.trials, needs);
  const trials = wishes.trials ?? affordable(needs(detect), detect);
  checkFarEnough({ tests, trials, lags }, fits);
  return {
    seed: wishes.seed,
    n: space.cards,
    trials,
    blockSize: BLOCK_SIZE,
    battery,
    detect,
    seedScheme: SEED_SCHEME,
    confirmationTrials: CONFIRMATION_FACTOR * trials,
    alpha: ALPHA_BIASED,
    tests,
    ...(lags > 1 && { lags }),
    ...(space.declared && { null: space.declared }),
    ...(space.handed && planSideLooks(space.handed, { tests, trials, lags }, ALPHA_INPUT, fits)),
  };
}

/**
 * Returns the extra looks at a function, beside the first sample, in which it is handed its decks in one way. They are a second sample, with decks
 * handed in the other way, and the absolute reading of the sample that begins with decks in random order. Each is biased below its share of `alpha`.
 * Empty if the deals are too few for any test.
 */
export function planSideLooks(
  handed: Handing,
  { tests, trials: first, lags }: Pick<Plan, 'tests' | 'trials' | 'lags'>,
  alpha: number,
  fits: Fits,
): Pick<Plan, 'input' | 'absolute'> {
  const each: AbsolutePlan = { alpha: alpha / INPUT_LOOKS };
  const allowed = (trials: number): boolean => trials > 0 && fits.of({ tests, trials, lags }).rows.length > 0;
  const trials = Math.floor(first / INPUT_SHARE);
  const other = otherHanding(handed);
  return {
    ...(allowed(trials) && { input: { handed: other, trials, ...each, ...(other === 'shuffled' && { absolute: each }) } }),
    ...(handed === 'shuffled' && allowed(first) && { absolute: each }),
  };
}

/** Sizes of which a recording of single cards is asked for the smallest that its deals can show. */
const SIZES_OF_ONE = [DEFAULT_DETECT, 0.02, 0.03, 0.05, 0.08, 0.1, 0.15, LARGEST_CLEAN_SIZE];

/** Returns the size that a plan asks for where nobody said one. Whoever recorded single cards, one split into two, will not record as many again. */
function usualDetect({ outcome, recorded }: OutcomeSpace, trials: number | undefined, needs: (detect: number) => number): number {
  if (!recorded || trials === undefined || outcome.kind !== 'hand' || outcome.seen > 1) return DEFAULT_DETECT;
  return SIZES_OF_ONE.find((detect) => needs(detect) <= trials) ?? LARGEST_CLEAN_SIZE;
}

function affordable(trials: number, detect: number): number {
  if (trials <= MOST_TRIALS) return trials;
  throw new AuditError(
    'E_USAGE',
    `a bias of ${percent(detect)} needs ${trials.toExponential(1)} deals, and an audit has at most ${MOST_TRIALS}`,
    {
      hint: 'ask for a larger --detect, or give --trials',
    },
  );
}

/** Returns the statistics that a battery names for the outcomes of a space, and those that a clean verdict rests on there. Throws E_UNKNOWN_ID. */
export function testsOf(id: string, space: Pick<OutcomeSpace, 'declared' | 'outcome' | 'required'>): readonly string[] {
  const battery = BATTERIES.find((entry) => entry.id === id);
  if (!battery) {
    const names = BATTERIES.map((entry) => entry.id);
    throw new AuditError('E_UNKNOWN_ID', `no battery is called "${id}"`, {
      hint: nearestHint(id, names, `there are ${names.join(', ')}`),
    });
  }
  return [...new Set([...batteryTests(battery.id, space), ...(space.required ?? []), ...declaredTests(space)])];
}

/** Returns the tests of a declared law on deals as they come, which every audit under one includes; empty if none is declared. */
export function declaredTests({ declared, outcome }: Pick<OutcomeSpace, 'declared' | 'outcome'>): readonly string[] {
  return declared && !isReference(declared) ? (kindOf(outcome).ofDeclared ?? []).map(({ id }) => id) : [];
}
