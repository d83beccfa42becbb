import type { CalibratedSize, CalibrationPlan } from '../../core/calibration.js';
import { binomialTails } from '../../math/tails/binomial.js';

/** So many times as often as it may reject: what a calibration must be able to see. */
const TIMES = 2;
/** With this chance at least. */
const POWER = 0.8;

/**
 * The fewest audits of a size at which a row that rejects twice as often as it may under the plan's highest level is beyond `logBound`
 * four times in five: what fewer audits do not show says nothing. A law that is exact may reject as often as stated, any other as often as
 * the plan allows. The chance moves in small steps, so the answer is good to a few audits.
 */
export function auditsNeeded(plan: Pick<CalibrationPlan, 'levels'>, sizes: readonly CalibratedSize[], logBound: number): number {
  const highest = plan.levels.reduce((most, level) => (level.level > most.level ? level : most));
  const rates = new Set(sizes.flatMap(({ rows }) => rows.map(({ grade }) => (grade === 'exact' ? highest.level : highest.allowed))));
  return Math.max(...[...rates].map((rate) => neededAt(rate, logBound)));
}

function neededAt(rate: number, logBound: number): number {
  let [missed, seen] = [0, 1];
  while (!isSeen(seen, rate, logBound)) [missed, seen] = [seen, 2 * seen];
  while (seen - missed > 1) {
    const middle = Math.floor((missed + seen) / 2);
    if (isSeen(middle, rate, logBound)) seen = middle;
    else missed = middle;
  }
  return seen;
}

function isSeen(audits: number, rate: number, logBound: number): boolean {
  let [inside, beyond] = [0, audits + 1];
  while (beyond - inside > 1) {
    const middle = Math.floor((inside + beyond) / 2);
    if (binomialTails(middle, audits, rate).logAtLeast < logBound) beyond = middle;
    else inside = middle;
  }
  return beyond <= audits && binomialTails(beyond, audits, Math.min(1, TIMES * rate)).logAtLeast >= Math.log(POWER);
}
