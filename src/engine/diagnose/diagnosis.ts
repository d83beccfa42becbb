import type { Diagnosis, KnownMistake } from '../../core/record/diagnosis.js';
import type { Plan, Verdict } from '../../core/record/evidence.js';
import type { RecordedResult } from '../../core/record/results.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { rowsBeyondPositions } from '../../kinds/counting/rows-beyond-positions.js';
import { isDependence } from '../../kinds/declared.js';
import { kindOf } from '../../kinds/index.js';
import type { Counts } from '../count/run-block.js';
import { dealsAlike } from './deals-alike.js';
import type { ObservedCounts, Suspect } from './expectation.js';
import { type Explanation, explain } from './explain.js';
import { explainingNull } from './explaining-null.js';
import { seedIn } from './seed-guess.js';
import { stepFault } from './step-fault.js';

/**
 * Finds the known mistake that explains an observed bias, from all counts. Null in these cases: no row is significantly uneven (a clean verdict, one
 * that rests on a known law alone, counts that are too even). The order before each shuffle is unknown, or only some cards are seen. A null is
 * declared, against which no known mistake was worked out. Nothing was counted for which a suspect has a law. The suspects for the deck are not
 * worked out.
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
  const found = explain(seen, trials, n, (suspect) => dealsAlike(suspect, counts, space, trials), space.handed === undefined);
  if (!found) return null;
  // What single deals look like follows from how they hang together, and no known mistake makes them hang together.
  const { kind } = space.outcome;
  const own = rowsBeyondPositions(kind, plan, uneven, (test) => counts.get(test) ?? null);
  const dependent = isDependence(
    kind,
    own.toSorted((a, b) => a.logP - b.logP),
    results,
  );
  const steps = dependent ? null : stepFault(seen, trials, n, found.best);
  const law = dependent || steps || found.best.length > 0 ? null : explainingNull(seen, counts, space, trials);
  const explained = dependent ? { ...found, best: [] } : found;
  return {
    ...recorded(explained),
    steps,
    ...(law && { explains: law }),
    seed: dependent || explained.best.length > 0 ? null : seedIn(space, uneven, seen),
  };
}

function seenIn(counts: Counts, space: OutcomeSpace): ObservedCounts {
  return new Map(
    kindOf(space.outcome).statistics.all.flatMap(({ counts: counted, id }) => {
      const own = counts.get(id);
      return counted && own ? [[counted, own] as const] : [];
    }),
  );
}

/** Returns an explanation in its recorded form, without steps or seeds. */
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

function named({ arrangement, expects, id, keys, swaps }: Suspect): KnownMistake {
  const dealt = expects.map((expectation) => (expectation.kind === 'positions' ? expectation.deals : undefined)).find((deals) => deals);
  return {
    id,
    ...(keys && { keys }),
    ...(swaps && { swaps }),
    ...(dealt !== undefined && { dealt }),
    ...(arrangement && { began: arrangement.starts && startOrder(arrangement.starts), fromEnd: arrangement.fromEnd }),
  };
}

/** Returns the cards in the order in which the deck began, from the place of each card. */
function startOrder(starts: Uint16Array): number[] {
  const cards = new Array<number>(starts.length);
  for (const [card, place] of starts.entries()) cards[place] = card;
  return cards;
}
