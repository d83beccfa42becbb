import type { KnownLaw } from '../../core/record/by-law.js';
import type { Plan } from '../../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { RecordedClaim } from '../../core/record/recorded-claim.js';
import type { Row } from '../../core/statistic/statistic.js';
import type { ChoiceSpace, MovesOutcome } from '../../core/subject/outcome.js';
import { nimPlayers } from '../../games/catalogues.js';
import { type ChoicePosition, choicePositions, winningSize } from '../../games/nim/player/choice-positions.js';
import { positionFor } from '../../games/nim/player/null-player.js';
import type { Player } from '../../games/nim/player/player.js';
import { strengthOf } from '../../games/nim/player/strength.js';
import { pow } from '../../math/primitives/pow.js';
import { drawsEvenly } from '../draws-evenly.js';
import { soonest } from '../planning/soonest.js';
import { rounded, variationText } from '../shares/law-text.js';
import { choiceOfMove } from './statistics/choice-of-move.js';
import { choiceOfPile } from './statistics/choice-of-pile.js';
import { choiceOfSize } from './statistics/choice-of-size.js';
import { type ChoiceTable, type ChoiceView, choiceTable } from './statistics/choice-table.js';

/** The id of the claim that a player wins whatever can be won. */
export const STRENGTH = 'nim/strength';

export const PLAYER = 'nim:player/';

/**
 * Returns the exact law of a player's choices against even ones. `size` is that of the place of the pile or of its size, whichever is further off.
 * Null where the bounded method does not make its choices exactly even.
 */
export function knownMoves(origin: Origin<BuiltInSource, MovesOutcome>, plan: Pick<Plan, 'alpha'>, rows: readonly Row[]): KnownLaw | null {
  const { outcome, source } = origin;
  const { choice, max, piles } = outcome;
  const player = nimPlayers.get(source.maker);
  if (!drawsEvenly(source, choiceBounds(player, choice, piles, max))) return null;
  const deviations = new Map(
    [choiceOfMove, choiceOfPile, choiceOfSize].map(({ id, view }) => [id, choiceDeviation(player, choice, piles, max, view)] as const),
  );
  const size = rounded(Math.max(...[...deviations.values()].map((deviation) => deviation?.size ?? 0)));
  const value = rounded(choiceVariation(player, choice, piles, max));
  return {
    kind: 'outcomes',
    size,
    positions: null,
    variation: { value, exact: true },
    trialsToSee: size === 0 ? null : soonest((test) => deviations.get(test)?.noncentrality ?? 0, plan, rows),
  };
}

/** Tells what is known of the choices of a built-in player, as a clause. */
export function movesLawWords({ variation }: KnownLaw, { outcome: { choice }, source }: Origin<BuiltInSource, MovesOutcome>): string {
  const name = `${PLAYER}${source.maker}`;
  const value = variation?.value ?? 0;
  if (value === 0) return `with even choices, ${name} chooses every winning move of a position exactly equally often, by ${choice}`;
  return `with even choices, the moves of ${name} are off an even choice by ${choice} by a total variation of ${variationText(value)}, averaged over the positions that leave a choice`;
}

/** Claims that a player takes every win there is, or gives a counterexample: it looks at all positions of the game and samples none. */
export function strengthClaim({ outcome: { choice, max, piles }, source: { maker } }: Origin<BuiltInSource, MovesOutcome>): RecordedClaim {
  const { cases, holds, lapse } = strengthOf(nimPlayers.get(maker), choice, piles, max);
  return { id: STRENGTH, holds, cases, counterexample: lapse && { piles: lapse } };
}

interface ChoiceDeviation {
  /** Noncentrality a deal of the statistic that views the choices this way. */
  readonly noncentrality: number;
  /** Relative root-mean-square deviation over the deals that leave a choice. */
  readonly size: number;
}

/** Computes the exact deviation of a player as one statistic views its choices; null where there is nothing to choose. */
function choiceDeviation(
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

/** Returns the mean counts of one deal. */
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

/** Returns, by pile, the chance that the player changes it by a winning move. */
function winningChances(player: Player, space: ChoiceSpace, piles: readonly number[], max: number): readonly number[] {
  const moves = player.weigh(positionFor(player, space, piles, max));
  const all = moves.reduce((sum, { weight }) => sum + weight, 0);
  const chances = new Array<number>(piles.length).fill(0);
  for (const { left, pile, weight } of moves) if (left === winningSize(piles, 0, piles.length, pile)) chances[pile] += weight / all;
  return chances;
}

/**
 * Returns the total variation between a player's choice and an even one, averaged over the positions that leave a choice, all equally likely; moves
 * that do not win count in full.
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

/** Collects every bound of a draw in a move of the player: the stones of a pile, and the ways of each position that can be won. */
function choiceBounds(player: Player, space: ChoiceSpace, piles: number, max: number): ReadonlySet<number> {
  const ways = choicePositions(space, piles, max).map((position) =>
    player.weigh(positionFor(player, space, position.piles, max)).reduce((sum, { weight }) => sum + weight, 0),
  );
  return new Set([max, ...ways]);
}
