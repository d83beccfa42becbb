import type { Bounded } from '../../core/bounded.js';
import type { ByLaw, KnownLaw } from '../../core/by-law.js';
import type { Plan } from '../../core/evidence.js';
import { type NimDealerOrigin, type NimOrigin, type NimPlayerOrigin, nimName } from '../../core/nim-origin.js';
import { percent } from '../../core/percent.js';
import type { RecordedClaim } from '../../core/recorded-claim.js';
import type { Row } from '../../core/statistic.js';
import { nimDealers, nimPlayers } from '../../games/catalogues.js';
import { dealerDeviation } from '../../games/nim/law/dealer-deviation.js';
import { strengthOf } from '../../games/nim/player/strength.js';
import { holmLevel, trialsToSee } from '../../math/tails/power.js';
import { boundeds, prngs } from '../../parts/catalogues.js';
import { wordRange } from '../../parts/pipeline.js';
import { choiceBounds, choiceDeviation, choiceVariation } from '../moves/choice-deviation.js';
import * as choices from '../moves/statistics/index.js';
import { pilePairs } from '../piles/statistics/pile-pairs.js';
import { EACH_PILE } from '../piles/statistics/pile-sizes.js';

/** What a subject of Nim says without a single deal: its exact law, and of a player whether it ever gives a win away. */
export function knownNim(origin: NimOrigin, plan: Pick<Plan, 'alpha' | 'trials'>, rows: readonly Row[]): Pick<ByLaw, 'claims' | 'known'> {
  if (origin.kind === 'nim-dealer') return { known: knownDealer(origin, plan, rows) };
  return { known: knownPlayer(origin, plan, rows), claims: [strengthClaim(origin)] };
}

/** Deals that a law is worked out for one by one, at the most; stones beyond which the nim-sum's law takes longer than is waited for. */
const MOST_STONES = 4095;

/**
 * The exact law of a dealer against even piles. `size` is that of single piles or of pairs, whichever is further off. Null where the bounded method
 * does not make its choices exactly even, and for sizes whose law is not worked out.
 */
function knownDealer(origin: NimDealerOrigin, plan: Pick<Plan, 'alpha' | 'trials'>, rows: readonly Row[]): KnownLaw | null {
  const dealer = nimDealers.get(origin.dealer);
  const { max, piles } = origin;
  const listed = dealer.law.kind === 'listed' && dealer.law.count(origin) > MOST_LISTED;
  if (max > MOST_STONES || listed || !drawsEvenly(origin, new Set(dealer.bounds(origin)))) return null;
  const found = dealerDeviation(dealer, origin);
  const size = rounded(Math.max(found.piles, found.pairs));
  const noncentrality = (test: string): number => {
    if (test === EACH_PILE) return piles * found.piles ** 2;
    return test === pilePairs.id ? ((piles * (piles - 1)) / 2) * found.pairs ** 2 : 0;
  };
  const { exact, value } = found.variation;
  return {
    kind: 'outcomes',
    size,
    positions: null,
    variation: { value: rounded(value), exact },
    trialsToSee: size === 0 ? null : soonest(noncentrality, plan, rows),
    statement:
      value === 0
        ? `with even choices, ${nimName(origin)} deals every list of ${piles} piles of 1 to ${max} exactly equally often, and no other`
        : `with even choices, the deals of ${nimName(origin)} are off even ones by a total variation of ${exact ? '' : 'at least '}${fixed(value)}: a single pile by up to ${found.onePile}, two piles beyond what each shows by ${percent(found.pairs)} on average, the nim-sum by ${found.nimSum}`,
  };
}

const MOST_LISTED = 250_000;

/** The same of a player's choices: `size` is that of the place of the pile or of its size, whichever is further off. */
function knownPlayer(origin: NimPlayerOrigin, plan: Pick<Plan, 'alpha' | 'trials'>, rows: readonly Row[]): KnownLaw | null {
  const player = nimPlayers.get(origin.player);
  const { choice, max, piles } = origin;
  if (!drawsEvenly(origin, choiceBounds(player, choice, piles, max))) return null;
  const deviations = new Map(
    Object.values(choices).map(({ id, view }) => [id, choiceDeviation(player, choice, piles, max, view)] as const),
  );
  const size = rounded(Math.max(...[...deviations.values()].map((deviation) => deviation?.size ?? 0)));
  const value = rounded(choiceVariation(player, choice, piles, max));
  return {
    kind: 'outcomes',
    size,
    positions: null,
    variation: { value, exact: true },
    trialsToSee: size === 0 ? null : soonest((test) => deviations.get(test)?.noncentrality ?? 0, plan, rows),
    statement:
      value === 0
        ? `with even choices, ${nimName(origin)} chooses every winning move of a position exactly equally often, by ${choice}`
        : `with even choices, the moves of ${nimName(origin)} are off an even choice by ${choice} by a total variation of ${fixed(value)}, averaged over the positions that leave a choice`,
  };
}

/** Whether a player takes every win that is there: all positions of the game were looked at, and none was sampled. */
function strengthClaim({ choice, max, piles, player }: NimPlayerOrigin): RecordedClaim {
  const { cases, holds, lapse } = strengthOf(nimPlayers.get(player), choice, piles, max);
  const all = `${player} plays a winning move in every position of ${piles} piles of 1 to ${max} stones that can be won`;
  return {
    id: 'nim/strength',
    holds,
    cases,
    statement: lapse === null ? all : `${all}; with piles ${lapse.join(', ')} it may give the win away`,
  };
}

function drawsEvenly(origin: NimOrigin, bounds: ReadonlySet<number>): boolean {
  const bounded: Bounded = boundeds.get(origin.bounded);
  const range = wordRange({ prng: prngs.get(origin.prng), bounded });
  return [...bounds].every((bound) => bound === 1 || bounded.law(bound, range) === 'uniform');
}

/** The fewest deals at which one of the plan's rows, of those whose noncentrality a deal is known, sees it. */
function soonest(noncentrality: (test: string) => number, plan: Pick<Plan, 'alpha' | 'trials'>, rows: readonly Row[]): number | null {
  const level = holmLevel(plan.alpha, Math.max(1, rows.length));
  const fewest = Math.min(
    ...rows.map((row) => {
      const perDeal = noncentrality(row.test);
      // Rounding of an even law shows nothing.
      return perDeal > 1e-15 ? Math.max(trialsToSee(row, perDeal, level), row.decidesFrom ?? 1) : Number.POSITIVE_INFINITY;
    }),
  );
  return Number.isFinite(fewest) ? fewest : null;
}

/** Even laws in doubles come out even but for their rounding. */
function rounded(value: number): number {
  return value < 1e-9 ? 0 : value;
}

function fixed(value: number): string {
  return value >= 0.001 ? value.toFixed(4) : value.toExponential(1);
}
