import { LEAST_EXPECTED } from './few-trials.js';

/** One bin of a histogram: the values `low` … `high` together, and their chance. */
export interface Bin {
  readonly low: number;
  readonly high: number;
  readonly probability: number;
}

/**
 * Makes bins fixed before any deal, from the null law and the number of deals alone. It scans from the least value, closes a bin as soon as its
 * expected count reaches five (`LEAST_EXPECTED` says why five). What is left over joins the last bin. `law[v]` is the chance of value v.
 */
export function planBins(law: Float64Array, trials: number): readonly Bin[] {
  const bins: Bin[] = [];
  let low = 0;
  let probability = 0;
  for (let value = 0; value < law.length; value++) {
    probability += law[value];
    // The slack of some units in the last place keeps an expectation of exactly five from being lost to rounding.
    if (trials * probability >= LEAST_EXPECTED * (1 - 1e-13)) {
      bins.push({ low, high: value, probability });
      low = value + 1;
      probability = 0;
    }
  }
  const last = bins.pop();
  if (!last) return [{ low: 0, high: law.length - 1, probability }];
  return [...bins, { low: last.low, high: law.length - 1, probability: last.probability + probability }];
}
