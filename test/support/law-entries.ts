import type { Law } from '../../src/exact/law.js';
import { weightsOf } from '../../src/exact/law.js';
import { orderOf } from '../../src/math/orders/order-rank.js';

/** The orders that a law deals, their cards joined by spaces, with their numerators. */
export function entriesOf(law: Law): ReadonlyMap<string, bigint> {
  const entries = weightsOf(law).map((weight, rank) => [orderOf(rank, law.n).join(' '), weight] as const);
  return new Map(entries.filter(([, weight]) => weight > 0n));
}
