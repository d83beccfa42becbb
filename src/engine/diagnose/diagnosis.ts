import type { Diagnosis, KnownMistake, SeedGuess } from '../../core/diagnosis.js';
import type { Plan, Verdict } from '../../core/evidence.js';
import type { OutcomeSpace } from '../../core/outcome.js';
import type { RecordedResult } from '../../core/results.js';
import { isDeviation } from '../../core/results.js';
import { beyondPositions } from '../../kinds/beyond-positions.js';
import { isBetweenDeals, isDependence, tellsDistinctDeals, testCounting } from '../../kinds/declared.js';
import { kindOf } from '../../kinds/index.js';
import type { Counts } from '../count/run-block.js';
import { dealsAlike } from './deals-alike.js';
import type { Seen, Suspect } from './expectation.js';
import type { Explanation } from './explain.js';
import { explain } from './explain.js';
import { hasFewOrders, isAsOfFewDeals, seedGuess } from './seed-guess.js';
import { stepFault } from './step-fault.js';

/**
 * Which known mistake explains a bias that was seen, from all that was counted. Null where no row is beyond luck for being uneven (a clean
 * verdict, one that rests on a known law alone, counts that are too even), where the order before each shuffle is not known or only some cards are seen, under a declared null, against which no known mistake was worked out, where nothing was counted that any suspect has a law for, and
 * for decks whose suspects are not worked out.
 */
export function diagnosisOf(
  plan: Pick<Plan, 'alpha' | 'n' | 'null' | 'trials'>,
  space: OutcomeSpace,
  counts: Counts,
  results: readonly RecordedResult[],
  verdict: Verdict,
): Diagnosis | null {
  const { n, trials } = plan;
  if (verdict.kind !== 'biased' || plan.null || !kindOf(space.outcome).diagnosed || space.recorded?.startKnown === false) return null;
  const uneven = results.filter(({ tail, test }) => tail === 'upper' && verdict.because.includes(test));
  if (uneven.length === 0) return null;
  const seen = seenIn(counts, space);
  const found = explain(seen, trials, n, (suspect) => dealsAlike(suspect, counts, space, trials));
  if (!found) return null;
  // What single deals look like follows from how they hang together, and no known mistake makes them hang together.
  const { kind } = space.outcome;
  const own = beyondPositions(kind, plan, uneven, (test) => counts.get(test) ?? null);
  const dependent = isDependence(
    kind,
    own.toSorted((a, b) => a.logP - b.logP),
    results,
  );
  const explained = dependent ? { ...found, best: [] } : found;
  return {
    ...recorded(explained),
    steps: dependent ? null : stepFault(seen, trials, n, found.best),
    seed: dependent || explained.best.length > 0 ? null : seedIn(space, uneven, seen),
  };
}

/**
 * What few seeds would explain: deals that came again, of a shuffle that makes each of its orders for itself. Single deals then look no more
 * uneven than so few orders do; of a shuffle that makes few orders they do. How often deals came again is not held against that as a chance:
 * its log stops where a bound does.
 */
function seedIn({ orderBits, outcome: { kind } }: OutcomeSpace, uneven: readonly RecordedResult[], seen: Seen): SeedGuess | null {
  // The more pairs, the closer the estimate.
  const [again] = uneven.filter(({ test }) => tellsDistinctDeals(kind, test)).toSorted((a, b) => b.value - a.value);
  if (!again || isDeviation(again) || again.effect.name !== 'distinct-deals') return null;
  const { effect } = again;
  // One deal and no other is all that there is to see of it, whatever else is uneven.
  if (effect.estimate === 1) return seedGuess(effect, orderBits);
  const farApart = testCounting(kind, 'agreed-positions');
  const ofSingleDeals = uneven.filter(isDeviation).filter(({ test }) => test !== farApart && !isBetweenDeals(kind, test));
  if (!ofSingleDeals.every((row) => isAsOfFewDeals(row, effect))) return null;
  const agreed = seen.get('agreed-positions');
  return agreed && hasFewOrders(agreed, effect) ? null : seedGuess(effect, orderBits);
}

/** What was counted, by what the statistics say that their counts are of. */
function seenIn(counts: Counts, space: OutcomeSpace): Seen {
  return new Map(
    kindOf(space.outcome).statistics.all.flatMap(({ counts: counted, id }) => {
      const own = counts.get(id);
      return counted && own ? [[counted, own] as const] : [];
    }),
  );
}

/** An explanation as it is recorded, with nothing said of steps or seeds. */
export function recorded({ best, closest, compared, distance, even, expected, logOdds, next }: Explanation): Diagnosis {
  return {
    best: best.map(named),
    closest: named(closest),
    next: next && named(next),
    logOdds,
    distance,
    expected,
    even,
    compared,
    steps: null,
    seed: null,
  };
}

function named({ expects, id, keys }: Suspect): KnownMistake {
  const dealt = expects.map((expectation) => (expectation.kind === 'positions' ? expectation.deals : undefined)).find((deals) => deals);
  return { id, ...(keys && { keys }), ...(dealt !== undefined && { dealt }) };
}
