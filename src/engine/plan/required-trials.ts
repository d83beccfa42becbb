import { promisedFrom } from '../../core/statistic/promised-from.js';
import type { Row } from '../../core/statistic/statistic.js';
import { holmLevel, trialsToSee } from '../../math/tails/power.js';

/** A function that returns the rows that a number of deals allows, and those required. */
export type RowsAt = (trials: number) => { readonly rows: readonly Row[]; readonly required: readonly Row[] };

/**
 * Returns the smallest number of deals at which every required row detects a relative root-mean-square deviation of `detect` 99 times in 100 at the
 * Holm level. More deals can bring more rows and thus a stricter level, so the number is found by stepping up to a fixed point. Rows never disappear
 * as deals grow, so this ends.
 */
export function requiredTrials(rowsAt: RowsAt, detect: number, alpha: number): number {
  let trials = 1;
  for (;;) {
    const { rows, required } = rowsAt(Math.max(trials, 1000));
    const level = holmLevel(alpha, rows.length);
    const needed = Math.max(...required.map((row) => Math.max(promisedFrom(row), trialsToSee(row, row.scale * detect ** 2, level))));
    if (needed <= trials) return trials;
    trials = needed;
  }
}
