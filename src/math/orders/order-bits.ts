import type { OutcomeSpace } from '../../core/outcome.js';
import { logGamma } from '../primitives/log-gamma.js';

/**
 * log2 of the equally likely outcomes there are: of decks n!, or as many as can be seen of them, n!/(n − k)! in their order and C(n, k)
 * without it; other spaces say it themselves. Differences of `logGamma`, so with an error below 2e-14 · log n!; kinds/hand/laws.test.ts.
 */
export function orderBitsOf({
  cards: n,
  orderBits,
  partial,
  width: k,
}: Pick<OutcomeSpace, 'cards' | 'orderBits' | 'partial' | 'width'>): number {
  if (orderBits !== undefined) return orderBits;
  const nats = logGamma(n + 1) - (partial ? logGamma(n - k + 1) : 0) - (partial && partial.order !== 'kept' ? logGamma(k + 1) : 0);
  return nats / Math.LN2;
}
