import type { Plan } from '../../core/record/evidence.js';
import { promisedFrom } from '../../core/statistic/promised-from.js';
import type { Row } from '../../core/statistic/statistic.js';
import { holmLevel, trialsToSee } from '../../math/tails/power.js';

/** Finds the fewest deals at which one of the plan's rows, among those with a known noncentrality a deal, detects it; null where none does. */
export function soonest(noncentrality: (test: string) => number, plan: Pick<Plan, 'alpha'>, rows: readonly Row[]): number | null {
  const level = holmLevel(plan.alpha, Math.max(1, rows.length));
  const fewest = Math.min(
    ...rows.map((row) => {
      const perDeal = noncentrality(row.test);
      // Rounding of an even law shows nothing.
      return perDeal > 1e-15 ? Math.max(trialsToSee(row, perDeal, level), promisedFrom(row)) : Number.POSITIVE_INFINITY;
    }),
  );
  return Number.isFinite(fewest) ? fewest : null;
}
