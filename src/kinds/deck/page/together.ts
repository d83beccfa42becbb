import type { EvidenceCore } from '../../../core/record/evidence.js';
import { clopperPearson } from '../../../math/tails/clopper-pearson.js';
import { furthestCells } from '../../../page/facts/position-map.js';
import { findings } from '../../../page/facts/results.js';
import { countsOf, isDependence, resultCounting } from '../../declared.js';
import { standsOut } from '../../groups/changes.js';
import { positionMap } from './positions.js';
import { standing } from './standing.js';

/** The number of standard deviations beyond which deals far apart do not agree as even ones do. */
const FAR = 6;

/**
 * True if the position of one card is shown to tell that of another. The mean square of (agreements − 1) of deals far apart must exceed 1 by more
 * than luck. It is 1 for even deals, whose square has a variance of 3. Shuffles whose pairs of cards are even (even permutations) have 1 too, however
 * uneven their permutations.
 */
export function moveTogether(core: EvidenceCore): boolean {
  const { values } = countsOf(core, 'agreed-positions') ?? {};
  const pairs = values?.reduce((sum, count) => sum + count, 0) ?? 0;
  return ((scatterOf(core) ?? 1) - 1) * Math.sqrt(pairs / 3) > FAR;
}

/**
 * Returns the variance of the counts of cards by positions from deal to deal, as a multiple of that of even deals. It is the mean square of
 * (agreements − 1) of deals far apart, 1 for even ones, and never taken below that. One cut, which moves all cards together, has n − 1. Null where
 * deals far apart were not compared.
 *
 * The position kernel is k(a, b) = (n − 1)(agreements − 1). Its E[k²] is the trace of the squared covariance of a deal's table relative to that of an
 * even deal, so Var Q = 2 (n − 1)² · this.
 */
export function scatterOf(core: EvidenceCore): number | null {
  const { values } = countsOf(core, 'agreed-positions') ?? {};
  const pairs = values?.reduce((sum, count) => sum + count, 0) ?? 0;
  if (!values || pairs === 0) return null;
  return Math.max(1, values.reduce((sum, count, agreed) => sum + count * (agreed - 1) ** 2, 0) / pairs);
}

/**
 * True if it is shown that cards do not have the same chance of every position. Cards of a deal that move together also make the counts scatter more.
 * So single cells must be off by more than luck (a cell is a binomial count whatever the other cards of a deal do), or the whole table by the
 * measured scatter. True where the scatter was not measured. Never true where deals are dependent in time, which makes every count scatter more than
 * either test allows for.
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

/** True if the strongest finding is that a deal depends on the one before it. */
export function hangTogether(core: EvidenceCore): boolean {
  const uneven = standing(
    core,
    findings(core).filter(({ tail }) => tail === 'upper'),
  );
  return isDependence(core.subject.origin.outcome.kind, uneven, core.results);
}
