import type { TestResult } from '../../../core/statistic/statistic.js';
import { type BinnedCounts, binnedCounts } from '../../../math/pearson/binned-counts.js';

/** One position of a deal, whose cards are compared with their declared chances. */
interface Step {
  /** Position from 0. */
  readonly position: number;
  /** Cards by their chances at this position: rare cards share a bin with rare cards. */
  readonly cards: readonly number[];
  readonly binned: BinnedCounts;
}

export interface FurthestStep {
  /** Position from 0. */
  readonly position: number;
  /** Pearson's statistic of the cards there; its p-values are those of this step alone. */
  readonly result: TestResult;
}

/** All steps that can be compared with their declared chances, given the number of deals. */
export interface StepsAgainst {
  /** The number of steps. */
  readonly looks: number;
  /** Degrees of the step with the most bins. */
  readonly degrees: number;
  /** Finds the step least explained by luck; `counts`: n × n, row-major [position][card]. */
  furthest(test: string, counts: ArrayLike<number>, total: number): FurthestStep;
}

/**
 * Returns the steps of decks of `n` cards; `chances`: of each card at each position, row-major. Null where no step has two bins of five expected
 * deals each.
 */
export function stepsAgainst(chances: Float64Array, n: number, trials: number): StepsAgainst | null {
  const steps = Array.from({ length: n }, (_, position): Step | null => {
    const own = chances.subarray(position * n, (position + 1) * n);
    const cards = Array.from(own, (_unused, card) => card).sort((a, b) => own[a] - own[b] || a - b);
    const binned = binnedCounts(
      Float64Array.from(cards, (card) => own[card]),
      trials,
    );
    return binned && { position, cards, binned };
  }).filter((step) => step !== null);
  if (steps.length === 0) return null;
  return {
    looks: steps.length,
    degrees: Math.max(...steps.map(({ binned }) => binned.degrees)),
    furthest(test, counts, total) {
      const [furthest] = steps
        .map(({ binned, cards, position }) => ({
          position,
          result: binned.read(
            test,
            Float64Array.from(cards, (card) => counts[position * n + card]),
            total,
          ),
        }))
        .sort((a, b) => a.result.logP - b.result.logP);
      return furthest;
    },
  };
}
