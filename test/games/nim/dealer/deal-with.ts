import type { Choices } from '../../../../src/core/shuffle.js';
import type { Dealer, DealSize } from '../../../../src/games/nim/dealer/dealer.js';

/** One deal by choices. */
export function dealWith(dealer: Dealer, choices: Choices, piles: Uint16Array, size: DealSize): void {
  dealer.apply(
    dealer.bounds(size).map((bound) => choices.below(bound)),
    piles,
    size,
  );
}
