import { AuditError } from '../../../../src/core/errors.js';
import { eachDeal } from '../../../../src/games/nim/each-deal.js';
import { isWinning } from '../../../../src/games/nim/is-winning.js';
import type { NimMove, NimPosition, Player } from '../../../../src/games/nim/player/player.js';
import { fractionText } from '../../../../src/math/fraction.js';

/** Deals that are averaged over at the most. */
const MOST_AVERAGED_DEALS = 5_000_000;

/** A move with its chance in lowest terms. */
export interface ChosenMove extends NimMove {
  readonly chance: string;
}

/** The exact law of a player's choice in one position. Empty where there is no stone. */
export function choiceLaw(player: Player, position: NimPosition): readonly ChosenMove[] {
  const moves = player.weigh(position);
  const all = moves.reduce((sum, { weight }) => sum + weight, 0);
  return moves.map(({ pile, left, weight }) => ({ pile, left, chance: fractionText(BigInt(weight), BigInt(all)) }));
}

/**
 * Which pile a player moves in where it can win, averaged over independent piles of these weights: the chance of every pile in lowest
 * terms. All 0/1 where no deal can be won. Throws E_USAGE beyond 5,000,000 deals.
 */
export function pileChoiceLaw(player: Player, weights: readonly bigint[], piles: number, misere: boolean): readonly string[] {
  const deals = weights.length ** piles;
  if (deals > MOST_AVERAGED_DEALS)
    throw new AuditError('E_USAGE', `an average over deals needs at most ${MOST_AVERAGED_DEALS} of them, got ${deals}`, {
      hint: 'use fewer or smaller piles',
    });
  // Sums of weights by the number of parts that a choice was divided in, so that all stays whole until the end.
  const byParts = new Map<number, bigint[]>();
  let won = 0n;
  eachDeal(weights, piles, (deal, weight) => {
    if (!isWinning(deal, misere ? 'misere' : 'normal')) return;
    won += weight;
    const moves = player.weigh({ piles: deal, misere });
    const parts = moves.reduce((sum, { weight: part }) => sum + part, 0);
    const sums = byParts.get(parts) ?? new Array<bigint>(piles).fill(0n);
    byParts.set(parts, sums);
    for (const { pile, weight: part } of moves) sums[pile] += weight * BigInt(part);
  });
  const share = [...byParts.keys()].reduce((product, parts) => product * BigInt(parts), 1n);
  return Array.from({ length: piles }, (_, pile) => {
    let sum = 0n;
    for (const [parts, sums] of byParts) sum += sums[pile] * (share / BigInt(parts));
    return won === 0n ? '0/1' : fractionText(sum, won * share);
  });
}
