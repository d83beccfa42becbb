import { type NimOrigin, nimName } from '../../core/nim-origin.js';
import type { Shuffle } from '../../core/shuffle.js';
import type { Subject } from '../../core/subject.js';
import { nimDealers, nimPlayers } from '../../games/catalogues.js';
import { dealerDeals } from '../../games/nim/dealer/dealer-deals.js';
import { playerMoves } from '../../games/nim/player/player-moves.js';
import type { Pipeline } from '../../parts/pipeline.js';
import { pipeline } from './pipeline.js';
import { spaceOf } from './space-of.js';

/**
 * A built-in dealer or player of Nim, fed as a shuffle is: `parts` are those that the origin names. Throws E_USAGE where they do not fit, and for
 * a size of game that cannot be dealt, or leaves a player no choice.
 */
export function nimSubject(origin: NimOrigin, parts: Pipeline): Subject {
  const space = spaceOf(origin, 0);
  return { ...pipeline(parts, space.width), id: nimId(origin), space, origin };
}

/** `nim:dealer/off-by-one/xoshiro128ss/lemire/continuous`. */
export function nimId(origin: NimOrigin): string {
  const { bounded, prng, seeding } = origin;
  return `${nimName(origin)}/${prng}/${bounded}/${seeding}`;
}

/** The dealer or player of an origin, where a shuffle is asked for. Throws E_UNKNOWN_ID. */
export function nimShuffle(origin: NimOrigin): Shuffle {
  return origin.kind === 'nim-dealer'
    ? dealerDeals(nimDealers.get(origin.dealer), origin)
    : playerMoves(nimPlayers.get(origin.player), origin.choice, origin);
}
