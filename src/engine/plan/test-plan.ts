import type { Plan } from '../../core/record/evidence.js';
import type { Handing } from '../../core/source/handing.js';
import { CHOSEN, DEFAULT_BATTERY } from '../../core/statistic/named-batteries.js';
import { roundTo } from '../../core/words/numbers.js';
import { statisticOf } from '../../kinds/declared.js';
import { permutations } from '../../math/orders/permutation.js';
import { pow } from '../../math/primitives/pow.js';
import { holmLevel, smallestDetectable } from '../../math/tails/power.js';
import { trialsNeeded } from '../decide/conclude.js';
import { type Fits, fitsOf } from '../fit.js';
import { batteryTests } from './batteries.js';
import { makePlan, planSideLooks } from './make-plan.js';

/** The options of a test in a project, with every default filled in, as far as its plan depends on them. */
export interface TestAsked {
  readonly n: number;
  readonly trials: number | null;
  readonly detect: number | null;
  /** The chance that the test fails for an even shuffle, over all seeds. */
  readonly falseAlarms: number;
  readonly seed: string;
  readonly tests: readonly string[] | null;
  readonly input: Handing;
}

export function testFits(n: number): Fits {
  return fitsOf(permutations(n));
}

/** Cards dealt by default, over all deals: 20,000 decks of 52. */
const CARDS_DEALT = 1_040_000;

/** The default most deals, no more than one block holds however small the deck, and the default fewest, however large. */
const MOST_DEALS = 65_536;
const LEAST_DEALS = 2000;

/** The share of the false alarms that goes to looks beside the first sample. The first sample has the rest; the total is no more than asked for. */
const INPUT_ALARMS = 0.125;

/**
 * The default tests: every required statistic, and those others of the battery that detect known mistakes that these miss or detect late. Statistics
 * of groups of rows are left out: they ask all of it again. So are those that ask of the generator alone: code that draws live does not choose it.
 */
const TESTS_INSIDE: readonly string[] = batteryTests(DEFAULT_BATTERY, { outcome: { kind: 'deck' } }).filter(
  (test) => !statisticOf('deck', test)?.looksBack?.before && (statisticOf('deck', test)?.headline?.rank ?? 0) >= 0,
);

/**
 * Returns the plan of a test: everything that is fixed before the first deal. Its level is the false alarms asked for, in one look at each reading of
 * the two samples and no fresh one. If no size was asked for, the size is what the deals can show, so that a clean verdict states it. Throws
 * E_UNKNOWN_ID for a statistic that does not exist.
 */
export function testPlan(wishes: TestAsked, fits: Fits): Plan {
  const { space } = fits;
  const { falseAlarms, input: handed, n, seed } = wishes;
  const alphaFirst = falseAlarms * (1 - INPUT_ALARMS);
  const { tests } = makePlan(space, { seed, tests: wishes.tests ?? TESTS_INSIDE, trials: 1 });
  const trials =
    wishes.detect === null
      ? (wishes.trials ?? Math.min(MOST_DEALS, Math.max(LEAST_DEALS, Math.round(CARDS_DEALT / n))))
      : trialsNeeded({ tests, detect: wishes.detect, alpha: alphaFirst }, fits);
  const plan = makePlan(space, { seed, tests, trials, ...(wishes.detect !== null && { detect: wishes.detect }) });
  const beside = planSideLooks(handed, plan, falseAlarms * INPUT_ALARMS, fits);
  const alpha = beside.input || beside.absolute ? alphaFirst : falseAlarms;
  const seen = wishes.detect ?? seenFrom(tests, trials, alpha, fits) ?? plan.detect;
  return { ...plan, battery: CHOSEN, alpha, detect: Math.min(1, seen), ...beside };
}

/** Returns the size that every required row detects, rounded up to two digits; null if none of them runs with so few deals. */
function seenFrom(tests: readonly string[], trials: number, alpha: number, fits: Fits): number | null {
  const { rows } = fits.of({ tests, trials, lags: undefined });
  const level = holmLevel(alpha, rows.length);
  const sizes = rows.filter(({ required }) => required).map((row) => smallestDetectable(row, trials, level));
  return sizes.length === 0 ? null : roundedUp(Math.max(...sizes));
}

function roundedUp(size: number): number {
  const unit = pow(10, Math.floor(Math.log10(size)) - 1);
  // Divided by a whole power of ten, so that the last digit is a clean one.
  return roundTo(Math.ceil(size / unit) * unit, 2);
}
