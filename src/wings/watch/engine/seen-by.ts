import type { Row } from '../../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { decisionLine } from '../../../engine/sequential/decision-line.js';
import { kindOf } from '../../../kinds/index.js';
import { monotoneRoot } from '../../../math/primitives/monotone-root.js';
import { DEALS_A_START, scaleOf, startAt } from './starts.js';
import type { AlarmPlan } from './watch-state.js';

/** Pseudo-counts that every bet is averaged over. */
const PSEUDO_COUNTS = 5;

/** The loss of a bet where the best pseudo-count lies between two of those it is averaged over, and from looking only at intervals: measured. */
const SLACK = 3;

/** A number of deals at which a space has all of its rows. */
const ENOUGH = 1e9;

/** The longest delay computed. */
const LONGEST = 2 ** 40;

/** The largest relative deviation of a chance from the even one that is still called a size here. */
const LARGEST = 10;

/**
 * Estimates how many deals after a change the alarm sounds, where from then on chances are off by `size` (relative, root-mean-square): the fewest
 * over all bets that begin then or later. A change after `after` deals waits for the bet's start, which then needs as much evidence as 1/alpha over
 * its share of the capital. From N deals whose chi-squared on d degrees has noncentrality λ = N scale size² a mixture bet wins about (λ − d ln(1 +
 * λ/d))/2, the most a normal mixture of any width does: H. Robbins (1970), doi:10.1214/aoms/1177696786. Tested against planted changes in
 * `delays.test.ts`. Null where it is never seen.
 */
export function delayOf(space: OutcomeSpace, plan: AlarmPlan, size: number, after: number): number | null {
  const rows = rowsOf(space);
  const first = Math.ceil(after / DEALS_A_START);
  let best = Number.POSITIVE_INFINITY;
  for (let step = 1; step * DEALS_A_START < LONGEST; step *= 2) {
    const index = Math.ceil(first / step) * step;
    const { end, weight } = startAt(index);
    const needed = decisionLine(plan.alpha) - Math.log(weight) + Math.log(PSEUDO_COUNTS * plan.processes.length) + SLACK;
    const deals = Math.max(...rows.map((row) => dealsFor(row, size, needed)));
    const wait = index * DEALS_A_START - after;
    if (deals <= (end - index) * DEALS_A_START) best = Math.min(best, wait + deals);
    if (index === 0 || scaleOf(index) > 40) break;
  }
  return Number.isFinite(best) ? Math.ceil(best) : null;
}

/** Estimates the smallest change after `after` deals that is seen within `within` more; null where none is. */
export function smallestSeen(space: OutcomeSpace, plan: AlarmPlan, after: number, within: number): number | null {
  const seen = (size: number): boolean => (delayOf(space, plan, size, after) ?? Number.POSITIVE_INFINITY) <= within;
  if (!seen(LARGEST)) return null;
  let [least, most] = [0, LARGEST];
  while (most - least > 1e-3 * most) {
    const middle = (least + most) / 2;
    if (seen(middle)) most = middle;
    else least = middle;
  }
  return most;
}

/** Returns the rows of the statistics that a clean verdict would rest on: each is a way in which chances may be off by one size. */
function rowsOf(space: OutcomeSpace): readonly Row[] {
  return kindOf(space.outcome)
    .statistics.all.filter(({ id, required }) => space.required?.includes(id) ?? required)
    .flatMap((statistic) => {
      const fitted = statistic.fit(space, ENOUGH);
      return 'skipped' in fitted ? [] : fitted.rows.filter(({ degrees, scale }) => degrees > 0 && scale > 0);
    });
}

/** Returns the number of deals with which a mixture bet on a row wins `needed`. */
function dealsFor({ degrees, scale }: Row, size: number, needed: number): number {
  const won = (noncentrality: number): number => (noncentrality - degrees * Math.log1p(noncentrality / degrees)) / 2;
  let most = 2 * needed;
  while (won(most) < needed) most *= 2;
  return monotoneRoot((noncentrality) => won(noncentrality) - needed, 0, most) / (scale * size ** 2);
}
