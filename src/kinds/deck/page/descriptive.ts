import { linearRegression, quantileSorted, standardDeviation } from 'simple-statistics';
import type { PositionMap } from '../../../page/facts/position-map.js';

/** Figures that describe the position map; none of them decides anything. */
export interface Descriptive {
  /** Standard deviation of the cells' deviations. */
  readonly spread: number;
  /** The 5th, 50th and 95th percentile of the deviations. */
  readonly quantiles: readonly [number, number, number];
  /** Correlation of a card's place before with its place after, and what luck gives it (one standard deviation). */
  readonly correlation: number;
  readonly correlationLuck: number;
}

/**
 * Descriptive figures of a position map. Places before and after have the same variance, so the slope of the mean place after on
 * the place before is their correlation; under an even shuffle it has standard deviation 1/√((n − 1) · trials).
 */
export function descriptive({ n, trials, counts, deviations }: PositionMap): Descriptive {
  const sorted = Array.from(deviations).sort((a, b) => a - b);
  const means = Array.from({ length: n }, (_, card) => {
    const row = counts.slice(card * n, card * n + n);
    return [card, row.reduce((sum, count, position) => sum + count * position, 0) / trials];
  });
  return {
    spread: standardDeviation(sorted),
    quantiles: [quantileSorted(sorted, 0.05), quantileSorted(sorted, 0.5), quantileSorted(sorted, 0.95)],
    correlation: linearRegression(means).m,
    correlationLuck: 1 / Math.sqrt((n - 1) * trials),
  };
}
