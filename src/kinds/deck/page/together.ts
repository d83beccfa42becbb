import type { EvidenceCore } from '../../../core/record/evidence.js';
import { clopperPearson } from '../../../math/tails/clopper-pearson.js';
import { furthestCells } from '../../../page/facts/position-map.js';
import { findings } from '../../../page/facts/results.js';
import { countsOf, isDependence, resultCounting } from '../../declared.js';
import { standsOut } from '../../groups/changes.js';
import { positionMap } from './positions.js';
import { standing } from './standing.js';

/** Standard deviations beyond which deals far apart do not agree as even ones do. */
const FAR = 6;

/**
 * Whether where one card lies is shown to tell where another does: the mean square of (agreements − 1) of deals far apart is above the 1 of even
 * deals, whose square has a variance of 3, by more than luck. Shuffles whose pairs of cards are even (even permutations) have 1 too, however
 * uneven their orders.
 */
export function moveTogether(core: EvidenceCore): boolean {
  const { values } = countsOf(core, 'agreed-positions') ?? {};
  const pairs = values?.reduce((sum, count) => sum + count, 0) ?? 0;
  return ((scatterOf(core) ?? 1) - 1) * Math.sqrt(pairs / 3) > FAR;
}

/**
 * How many times as much as those of even deals the counts of cards by positions vary from deal to deal: the mean square of (agreements − 1) of
 * deals far apart, 1 for even ones, and never taken below that. One cut, which moves all cards together, has n − 1. Null where deals far apart
 * were not compared.
 *
 * For the position kernel k(a, b) = (n − 1)(agreements − 1), E[k²] is the trace of the squared covariance of a deal's table relative to that of
 * an even deal, so Var Q = 2 (n − 1)² · this.
 */
export function scatterOf(core: EvidenceCore): number | null {
  const { values } = countsOf(core, 'agreed-positions') ?? {};
  const pairs = values?.reduce((sum, count) => sum + count, 0) ?? 0;
  if (!values || pairs === 0) return null;
  return Math.max(1, values.reduce((sum, count, agreed) => sum + count * (agreed - 1) ** 2, 0) / pairs);
}

/**
 * Whether it is shown that cards do not have the same chance of every position, and not only that the cards of a deal move together, which
 * makes the counts of positions scatter more: single cells are off by more than luck (a cell is a binomial count whatever the other cards of a
 * deal do), or the whole table is, by the scatter that was measured. True where that was not; never where deals hang together in time, which makes
 * every count scatter more than either allows for.
 */
export function positionsShown(core: EvidenceCore): boolean {
  if (hangTogether(core)) return false;
  const scatter = scatterOf(core);
  const row = resultCounting(core, 'positions');
  const map = positionMap(core);
  if (scatter === null || !row || !map) return true;
  const [furthest] = furthestCells(map, 1);
  const { high, low } = clopperPearson(furthest.count, map.trials, core.plan.alpha / map.n ** 2);
  return low * map.n > 1 || high * map.n < 1 || standsOut(core, row, { mean: 1, variance: scatter });
}

/** Whether the strongest finding is that a deal depends on the one before it. */
export function hangTogether(core: EvidenceCore): boolean {
  const uneven = standing(
    core,
    findings(core).filter(({ tail }) => tail === 'upper'),
  );
  return isDependence(core.subject.origin.outcome.kind, uneven, core.results);
}
