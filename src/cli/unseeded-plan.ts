import type { Plan } from '../core/evidence.js';
import { parseCount } from '../core/parse-count.js';
import type { SequentialPlan } from '../core/sequential.js';
import type { Subject } from '../core/subject.js';
import type { Fits } from '../engine/fit.js';
import { fitsOf } from '../engine/fit.js';
import { makePlan } from '../engine/plan/make-plan.js';
import { MOST_SEQUENTIAL_TRIALS, makeSequentialPlan } from '../engine/plan/sequential-plan.js';
import type { Values } from './command.js';
import { textOf } from './command.js';
import { wishesOf } from './common.js';
import { profileWishes } from './document-options.js';

/** Deals of a function that was seen to hand back what it is given: enough for every test, and seconds at the most where a whole audit may take minutes. */
const DEALS_HANDED_BACK = 4096;

/** The plan of an audit of fixed size, all but its seed, which may follow from the rest. */
export function unseededPlan(values: Values, { handsBack, space }: Subject, fits: Fits = fitsOf(space)): Plan {
  return makePlan(
    space,
    {
      ...(handsBack && { trials: DEALS_HANDED_BACK }),
      ...profileWishes(values, space.outcome),
      ...wishesOf(values),
      seed: '',
    },
    fits,
  );
}

/** The same of a run that stops when it is decided. */
export function unseededSequential(values: Values, { space }: Subject): SequentialPlan {
  const trials = textOf(values, 'trials');
  return makeSequentialPlan(space, {
    seed: '',
    ...(trials !== undefined && { mostTrials: parseCount('trials', trials, 1, MOST_SEQUENTIAL_TRIALS) }),
  });
}
