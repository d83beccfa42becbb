import type { KnownLaw } from '../../core/by-law.js';
import type { Plan } from '../../core/evidence.js';
import type { BuiltInSource, Origin } from '../../core/origin.js';
import type { MovesOutcome } from '../../core/outcome.js';
import type { RecordedClaim } from '../../core/recorded-claim.js';
import type { Row } from '../../core/statistic.js';
import { nimPlayers } from '../../games/catalogues.js';
import { strengthOf } from '../../games/nim/player/strength.js';
import { drawsEvenly } from '../draws-evenly.js';
import { rounded, variationText } from '../law-text.js';
import { soonest } from '../soonest.js';
import { choiceBounds, choiceDeviation, choiceVariation } from './choice-deviation.js';
import { choiceOfMove } from './statistics/choice-of-move.js';
import { choiceOfPile } from './statistics/choice-of-pile.js';
import { choiceOfSize } from './statistics/choice-of-size.js';

/** The claim that a player wins whatever can be won. */
export const STRENGTH = 'nim/strength';

/** What stands before a player's id. */
export const PLAYER = 'nim:player/';

/**
 * The exact law of a player's choices against even ones: `size` is that of the place of the pile or of its size, whichever is further off. Null
 * where the bounded method does not make its choices exactly even.
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

/** What is known of the choices of a built-in player: a clause. */
export function movesLawWords({ variation }: KnownLaw, { outcome: { choice }, source }: Origin<BuiltInSource, MovesOutcome>): string {
  const name = `${PLAYER}${source.maker}`;
  const value = variation?.value ?? 0;
  if (value === 0) return `with even choices, ${name} chooses every winning move of a position exactly equally often, by ${choice}`;
  return `with even choices, the moves of ${name} are off an even choice by ${choice} by a total variation of ${variationText(value)}, averaged over the positions that leave a choice`;
}

/** Whether a player takes every win that is there: all positions of the game were looked at, and none was sampled. */
export function strengthClaim({ outcome: { choice, max, piles }, source: { maker } }: Origin<BuiltInSource, MovesOutcome>): RecordedClaim {
  const { cases, holds, lapse } = strengthOf(nimPlayers.get(maker), choice, piles, max);
  return { id: STRENGTH, holds, cases, counterexample: lapse && { piles: lapse } };
}
