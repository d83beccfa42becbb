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

type PlanAsked = SomeAsked<'battery' | 'detect' | 'lags' | 'tests' | 'trials'>;

/** Deals for a function that returns its input unchanged: enough for every test, and dealt in seconds, while a whole audit may take minutes. */
const DEALS_HANDED_BACK = 4096;

/** Makes the plan of an audit of fixed size without its seed, which may be derived from the rest. `wishes`: the defaults for what was not typed. */
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

/** Makes the plan of a run that stops when it is decided, without its seed. */
export function unseededSequential({ trials }: SomeAsked<'trials'>, { space }: Subject): SequentialPlan {
  return makeSequentialPlan(space, {
    seed: '',
    ...(trials !== undefined && { mostTrials: trials }),
  });
}
