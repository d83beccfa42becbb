import type { OutcomeSpace } from '../core/outcome.js';
import { logGamma } from './log-gamma.js';

/** log2 of the different deals there are: n!, or as many as can be seen of them, n!/(n − k)! in their order and C(n, k) without it. */
export function orderBitsOf({ cards: n, partial, width: k }: Pick<OutcomeSpace, 'cards' | 'partial' | 'width'>): number {
  const nats = logGamma(n + 1) - (partial ? logGamma(n - k + 1) : 0) - (partial && partial.order !== 'kept' ? logGamma(k + 1) : 0);
  return nats / Math.LN2;
}
