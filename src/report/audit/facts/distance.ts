import type { EvidenceCore } from '../../../core/record/evidence.js';
import { countsOf } from '../../../kinds/declared.js';
import { chosenShares } from '../../../math/tails/chosen-shares.js';
import { normalQuantile } from '../../../math/tails/normal.js';

/** The distance (places down, counted round the deck) that lies furthest from its even share, with an interval that holds for all at once. */
export interface Distance {
  readonly places: number;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The worst cyclic displacement. Under an even shuffle each distance's count has mean and variance equal to the number of deals,
 * so its ratio has standard deviation 1/√deals; the 99 % interval is normal and simultaneous over all distances.
 */
export function worstDistance({ counts, plan, subject }: EvidenceCore): Distance | null {
  const values = countsOf({ counts, subject }, 'displacements')?.values;
  if (!values) return null;
  const trials = values.reduce((sum, count) => sum + count, 0) / plan.n;
  const ratios = values.map((count) => count / trials);
  const places = ratios.reduce((best, ratio, k) => (Math.abs(ratio - 1) > Math.abs((ratios[best] ?? 1) - 1) ? k : best), 0);
  const seen = ratios[places] ?? 1;
  const margin = Math.abs(normalQuantile(0.005 / plan.n)) / Math.sqrt(trials);
  const [low, high] = [Math.max(0, seen - margin), seen + margin];
  // Of all distances it is the one that luck helped most.
  const told = low > 1 || high < 1 ? plan.n * chosenShares(values, plan.n * trials)(values[places]) : seen;
  return { places, ratio: Math.min(Math.max(told, low), high), low, high };
}
