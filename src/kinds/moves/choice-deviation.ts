import type { ChoiceSpace } from '../../core/outcome.js';
import type { ChoicePosition } from '../../games/nim/player/choice-positions.js';
import { choicePositions, winningSize } from '../../games/nim/player/choice-positions.js';
import { positionFor } from '../../games/nim/player/null-player.js';
import type { Player } from '../../games/nim/player/player.js';
import { pow } from '../../math/primitives/pow.js';
import type { ChoiceTable, ChoiceView } from './statistics/choice-table.js';
import { choiceTable } from './statistics/choice-table.js';

/** How far a player's choices are from even ones. */
export interface ChoiceDeviation {
  /** Noncentrality a deal of the statistic that looks at the choices so. */
  readonly noncentrality: number;
  /** Relative root-mean-square deviation over the deals in which there is something to choose. */
  readonly size: number;
}

/** The exact deviation of a player as one statistic looks at its choices; null where there is nothing to choose. */
export function choiceDeviation(
  player: Player,
  space: ChoiceSpace,
  piles: number,
  max: number,
  view: (position: ChoicePosition) => ChoiceView,
): ChoiceDeviation | null {
  const positions = choicePositions(space, piles, max);
  const deals = pow(max, piles);
  const table = choiceTable(positions, deals, piles, view);
  if (!table) return null;
  const noncentrality = table.value(expectedOf(table, player, space, positions, max, deals));
  return { noncentrality, size: Math.sqrt(noncentrality / table.share) };
}

/** The mean counts of one deal. */
function expectedOf(
  { actionCell, cells, kindCell }: ChoiceTable,
  player: Player,
  space: ChoiceSpace,
  positions: readonly ChoicePosition[],
  max: number,
  deals: number,
): Float64Array {
  const counts = new Float64Array(cells);
  for (const { piles, rank } of positions) {
    if (kindCell[rank] < 0) continue;
    counts[kindCell[rank]] += 1 / deals;
    for (const [pile, chance] of winningChances(player, space, piles, max).entries()) {
      const cell = actionCell[rank * piles.length + pile];
      if (cell >= 0) counts[cell] += chance / deals;
    }
  }
  return counts;
}

/** By pile: the chance that the player changes it by a winning move. */
function winningChances(player: Player, space: ChoiceSpace, piles: readonly number[], max: number): readonly number[] {
  const moves = player.weigh(positionFor(player, space, piles, max));
  const all = moves.reduce((sum, { weight }) => sum + weight, 0);
  const chances = new Array<number>(piles.length).fill(0);
  for (const { left, pile, weight } of moves) if (left === winningSize(piles, 0, piles.length, pile)) chances[pile] += weight / all;
  return chances;
}

/**
 * Total variation between a player's choice and an even one, averaged over the positions that leave a choice, all equally likely; moves that
 * do not win count in full.
 */
export function choiceVariation(player: Player, space: ChoiceSpace, piles: number, max: number): number {
  let sum = 0;
  let positions = 0;
  for (const position of choicePositions(space, piles, max)) {
    if (position.chances.filter((chance) => chance > 0).length < 2) continue;
    positions++;
    const chances = winningChances(player, space, position.piles, max);
    sum += position.chances.reduce((lacks, even, pile) => lacks + Math.max(0, even - chances[pile]), 0);
  }
  return positions === 0 ? 0 : sum / positions;
}

/** Every bound of a draw in a move of the player: the stones of a pile, and the ways of each position that can be won. */
export function choiceBounds(player: Player, space: ChoiceSpace, piles: number, max: number): ReadonlySet<number> {
  const ways = choicePositions(space, piles, max).map((position) =>
    player.weigh(positionFor(player, space, position.piles, max)).reduce((sum, { weight }) => sum + weight, 0),
  );
  return new Set([max, ...ways]);
}
