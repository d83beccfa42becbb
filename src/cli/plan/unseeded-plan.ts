import type { Plan } from '../../core/record/evidence.js';
import type { SequentialPlan } from '../../core/record/sequential.js';
import type { Subject } from '../../core/subject/subject.js';
import type { Fits } from '../../engine/fit.js';
import { fitsOf } from '../../engine/fit.js';
import { makePlan } from '../../engine/plan/make-plan.js';
import { makeSequentialPlan } from '../../engine/plan/sequential-plan.js';
import { wishesOf } from '../common.js';
import type { SomeAsked } from '../options/shared.js';
import type { Prepared } from '../prepared.js';

/** What the options of a plan say. */
type PlanAsked = SomeAsked<'battery' | 'detect' | 'lags' | 'tests' | 'trials'>;

/** Deals of a function that was seen to hand back what it is given: enough for every test, and seconds at the most where a whole audit may take minutes. */
const DEALS_HANDED_BACK = 4096;

/** The plan of an audit of fixed size, all but its seed, which may follow from the rest. `wishes`: what it is made with unless something else was typed. */
export function unseededPlan(
  asked: PlanAsked,
  { handsBack, space }: Subject,
  fits: Fits = fitsOf(space),
  wishes: Prepared['wishes'] = () => ({}),
): Plan {
  return makePlan(
    space,
    {
      ...(handsBack && { trials: DEALS_HANDED_BACK }),
      ...wishes(space.outcome),
      ...wishesOf(asked),
      seed: '',
    },
    fits,
  );
}

/** The same of a run that stops when it is decided. */
export function unseededSequential({ trials }: SomeAsked<'trials'>, { space }: Subject): SequentialPlan {
  return makeSequentialPlan(space, {
    seed: '',
    ...(trials !== undefined && { mostTrials: trials }),
  });
}
