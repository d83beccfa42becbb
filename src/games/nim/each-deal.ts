/** Calls `visit` for every list of piles of weight above 0; the list is reused. */
export function eachDeal(weights: readonly bigint[], piles: number, visit: (deal: readonly number[], weight: bigint) => void): void {
  const deal: number[] = [];
  const fill = (weight: bigint): void => {
    if (deal.length === piles) return visit(deal, weight);
    weights.forEach((one, stones) => {
      if (one === 0n) return;
      deal.push(stones);
      fill(weight * one);
      deal.pop();
    });
  };
  fill(1n);
}
