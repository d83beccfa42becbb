import { AuditError } from '../../core/errors.js';
import type { LawNull } from '../../core/record/declared-null.js';
import { counted } from '../../core/words/counted.js';
import { logGamma } from '../primitives/log-gamma.js';
import { ordersOfGroups, sizesOf } from './no-adjacent-law.js';

/**
 * Returns log2 of one over the chance of the order of `n` cards that a declared law gives most often; the log2 of the number of orders where each is
 * equally likely. Two independent deals are the same with at most that chance. Throws E_USAGE as `lawOfNull` does.
 */
export function nullOrderBits(declared: LawNull, n: number): number {
  const nats = ((): number => {
    switch (declared.kind) {
      case 'cyclic':
        return logGamma(n);
      case 'derangement':
        return logGamma(n + 1) + Math.log(derangedShare(n));
      case 'weighted':
        return heaviestFirst(declared.weights);
      case 'blocks':
        return declared.sizes.reduce((sum, size) => sum + logGamma(size + 1), 0);
      case 'strata':
        return sizesOf(declared.strata).reduce((sum, size) => sum + logGamma(size + 1), 0);
      case 'matchings':
        return logGamma(n + 1) - (n / 2) * Math.LN2 - logGamma(n / 2 + 1);
      case 'no-adjacent': {
        const orders = ordersOfGroups(declared.groups);
        if (orders) return logGamma(n + 1) + Math.log(orders.share(orders.start));
        throw new AuditError('E_USAGE', `--null no-adjacent cannot count the orders of ${counted(n, 'card')} in these groups`);
      }
    }
  })();
  return nats / Math.LN2;
}

/** Returns minus the log of the chance that cards come in the order of their weights, the heaviest first: no order is likelier. */
function heaviestFirst(weights: readonly number[]): number {
  let left = 0;
  return [...weights]
    .sort((a, b) => a - b)
    .reduce((sum, weight) => {
      left += weight;
      return sum + Math.log(left / weight);
    }, 0);
}

/** Returns the share of all orders of n cards that leaves none where it was: 1/e to a part in n!. */
export function derangedShare(n: number): number {
  let share = 0;
  let term = 1;
  for (let k = 0; k <= n && term !== 0; k++) {
    share += term;
    term /= -(k + 1);
  }
  return share;
}
