import type { LawFacts } from '../../core/record/by-law.js';
import type { Plan } from '../../core/record/evidence.js';
import { isBuiltIn, type Origin } from '../../core/record/origin.js';
import { keptCards } from '../../core/source/kept-cards.js';
import { mayBeTold, startsAlike } from '../../kinds/groups/starts-alike.js';
import { kindOf } from '../../kinds/index.js';
import type { Fits } from '../fit.js';
import { originIdentity } from '../subject/origin-identity.js';
import { partsOf } from '../subject/parts-of.js';
import { guardsOf } from './guards.js';
import { reachOf } from './reach.js';

/** Returns what is known of a plan's subject without dealing a card. `known` is null for opaque code, and if no exact law is worked out. */
export function deriveByLaw(origin: Origin, plan: Plan, fits: Fits): LawFacts {
  const kind = kindOf(origin.outcome);
  // Exact laws and known mistakes are held against the even law, which is not what is asked of.
  const landmarks = plan.null ? [] : kind.landmarks(plan.n);
  const once = !originIdentity(origin).replayable;
  if (!isBuiltIn(origin)) {
    const told = mayBeTold(origin);
    return {
      once,
      ...(startsAlike(origin) && { startsAlike: true }),
      ...(told !== null && { told }),
      // A declared law may hang on what the cards are, as weights do.
      ...(!plan.null && keptCards(origin).length > 0 && { keepsCards: true }),
      known: null,
      landmarks,
      guards: [],
      reach: null,
    };
  }
  const parts = partsOf(origin);
  const all = reachOf(parts, plan.n);
  return {
    once,
    ...(plan.null ? { known: null } : kind.known(origin, parts, plan, fits.of(plan).rows)),
    landmarks,
    guards: guardsOf(parts, plan),
    reach: all && { ...all, orderBits: fits.space.orderBits },
  };
}
