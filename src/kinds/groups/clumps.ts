import type { EvidenceCore } from '../../core/record/evidence.js';
import { isDeviation, type RecordedResult } from '../../core/record/results.js';
import { hypergeometricLaw } from '../../math/hands/hypergeometric.js';
import { countsOf, isBetweenDeals, resultCounting } from '../declared.js';
import { seenAgain } from '../hand/statistics/seen-again.js';
import { seenPairs } from '../hand/statistics/seen-pairs.js';
import { measuredFor } from './changes.js';
import { isOfRun } from './cuts.js';

/** Standard deviations beyond which two samples of overlaps are not of one law, or one is not that of even hands. */
const FAR = 6;

/** The share of the excess by which the scatter of hands in turn may differ from that of hands far apart, which fewer hands were kept for. */
const ALLOWED = 0.25;

/** The overlaps of hands whose cards come together: the variance as a multiple of that of even hands. */
export interface Clumps {
  readonly times: number;
}

/**
 * Finds that cards coming together within a hand explain how many cards hands share with those before them; null where they do not. Hands of any one
 * law that do not depend on each other share as many, as variedly, in turn as far apart: Σ p_x² on average, for cards of chances p_x. So both are
 * compared, without equal hands, which few seeds make. Where single cards are more uneven than pairs, those are the cause.
 */
export function clumpsIn(core: EvidenceCore): Clumps | null {
  const { counts, plan, results, subject } = core;
  const { outcome } = subject.origin;
  const again = counts[seenAgain.id];
  const apart = results.find(({ test }) => isOfRun(test) && test.endsWith('/cards'));
  const far = apart ? measuredFor(core, apart.test) : null;
  const seen = countsOf(core, 'seen')?.values;
  if (!('seen' in outcome) || !again?.values || !far || !seen || !pairsLead(core)) return null;
  const { seen: k } = outcome;
  const n = seen.length;
  const centre = k ** 2 / n;
  const even = momentsOf(hypergeometricLaw(n, k, k), centre);
  const near = momentsOf(again.values.slice(0, k + 1), centre);
  if (near.pairs === 0) return null;
  const trials = plan.trials;
  const equal = equalShare(core);
  const mean = seen.reduce((sum, count) => sum + count * (count - 1), 0) / (trials * (trials - 1));
  const scatter = far.variance - (equal * (k - centre) ** 2) / even.variance;
  const times = near.squares / even.variance;
  const expected = even.squares / even.variance;
  const spread = near.spread / even.variance;
  const excess = scatter - expected;
  const clumped = excess > FAR * spread * Math.sqrt(1 / far.pairs) && times - expected > FAR * spread * Math.sqrt(1 / near.pairs);
  const asFar = Math.abs(times - scatter) <= ALLOWED * excess + FAR * spread * Math.sqrt(1 / near.pairs + 1 / far.pairs);
  const asMany = Math.abs(near.mean - mean) <= FAR * Math.sqrt(near.variance / near.pairs);
  return clumped && asFar && asMany ? { times } : null;
}

/** Returns the rows beyond luck without those between hands, where clumps explain these and others are left. */
export function rowsOfClumps<One extends RecordedResult>(core: EvidenceCore, uneven: readonly One[]): readonly One[] {
  const { kind } = core.subject.origin.outcome;
  const single = uneven.filter(({ test }) => !isBetweenDeals(kind, test));
  return single.length > 0 && single.length < uneven.length && clumpsIn(core) ? single : uneven;
}

/** True if pairs of cards are more uneven than single cards; where they were not counted, if single ones are even. */
function pairsLead(core: EvidenceCore): boolean {
  const { plan, results } = core;
  const single = resultCounting(core, 'seen');
  const pairs = results.filter(isDeviation).find(({ test }) => test === seenPairs.id);
  if (!single) return false;
  if (!pairs) return single.logPAdjusted > Math.log(plan.alpha);
  return pairs.logPAdjusted < Math.log(plan.alpha) && pairs.value / pairs.degrees > single.value / single.degrees;
}

/** Returns the share of equal ones among all pairs of hands; 0 where they were not counted. */
function equalShare({ results }: EvidenceCore): number {
  const row = results.find(({ effect }) => effect.name === 'distinct-deals' || effect.name === 'frequent-deal');
  return row ? row.value / ((row.trials * (row.trials - 1)) / 2) : 0;
}

interface Moments {
  readonly pairs: number;
  readonly mean: number;
  readonly variance: number;
  /** The mean square about `centre`, equal hands counted as 0, and its standard deviation from pair to pair. */
  readonly squares: number;
  readonly spread: number;
}

/** Returns the moments of numbers of shared cards, by how often each came. */
function momentsOf(histogram: Iterable<number>, centre: number): Moments {
  const all = [...histogram];
  const pairs = all.reduce((sum, times) => sum + times, 0);
  const meanOf = (of: (shared: number) => number): number => all.reduce((sum, times, shared) => sum + times * of(shared), 0) / pairs;
  const square = (shared: number): number => (shared === all.length - 1 ? 0 : (shared - centre) ** 2);
  const mean = meanOf((shared) => shared);
  const squares = meanOf(square);
  return {
    pairs,
    mean,
    variance: meanOf((shared) => (shared - mean) ** 2),
    squares,
    spread: Math.sqrt(meanOf((shared) => (square(shared) - squares) ** 2)),
  };
}
