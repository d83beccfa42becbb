import type { DealSize, NimDealer } from '../../../../src/games/nim/dealer/dealer.js';
import { eachDeal } from '../../../../src/games/nim/each-deal.js';
import { isWinning } from '../../../../src/games/nim/is-winning.js';

/** The weight of the deals that the player to move wins in misère play, one by one. */
export function wonDeals({ law }: NimDealer, size: DealSize): bigint {
  let won = 0n;
  const look = (deal: readonly number[], weight: bigint): void => {
    if (isWinning(deal, 'misere')) won += weight;
  };
  if (law.kind === 'independent') eachDeal(law.weights(size.max), size.piles, look);
  else for (const deal of law.deals(size)) look(deal, 1n);
  return won;
}
