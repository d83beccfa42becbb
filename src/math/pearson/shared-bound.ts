/** The number of bisections of the tilt: to the last bits of a double. */
const STEPS = 100;

/** The largest exponent: beyond it every exponential is that of the largest kernel alone. */
const MOST_EXPONENT = 600;

/**
 * Returns an upper bound of log P(Q ≥ value), far out near the end of the law too: Q = (1/N) Σ k(a, b) over all ordered pairs of N even deals, where
 * k of a deal with itself is `degrees`. For two deals k has these values with these chances, whatever the first of them is.
 *
 * Our own: Q − degrees is the mean over the deals a of Σ k(a, b) over the other deals. So by Jensen's inequality its exponential moment is at most
 * that of the sum for one deal, where the k(a, b) are independent: P(Q ≥ q) ≤ min over t ≥ 0 of e^(−t (q − degrees)) (E e^(tk))^(N − 1). Where all
 * deals are one it is the chance of that itself. Checked against exact counts in kinds/deck/far-out.test.ts.
 */
export function sharedBound(
  value: number,
  degrees: number,
  trials: number,
  { chances, values }: { readonly values: ArrayLike<number>; readonly chances: ArrayLike<number> },
): number {
  const most = Math.max(...Array.from(values));
  const target = (value - degrees) / (trials - 1);
  if (target <= 0) return 0;
  // Each exponential is taken off its largest, so that none leaves a double's range.
  const at = (tilt: number): { readonly log: number; readonly mean: number } => {
    let [sum, weighted] = [0, 0];
    for (let i = 0; i < values.length; i++) {
      const term = chances[i] * Math.exp(tilt * (values[i] - most));
      sum += term;
      weighted += term * values[i];
    }
    return { log: tilt * most + Math.log(sum), mean: weighted / sum };
  };
  let [low, high] = [0, MOST_EXPONENT];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (at(middle).mean < target) low = middle;
    else high = middle;
  }
  return Math.min(0, (trials - 1) * (at(low).log - low * target));
}
