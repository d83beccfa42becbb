import type { Choices } from '../../../../src/core/subject/shuffle.js';
import type { DealSize, NimDealer } from '../../../../src/games/nim/dealer/dealer.js';

/** One deal by choices. */
export function dealWith(dealer: NimDealer, choices: Choices, piles: Uint16Array, size: DealSize): void {
  dealer.apply(
    dealer.bounds(size).map((bound) => choices.below(bound)),
    piles,
    size,
  );
}
